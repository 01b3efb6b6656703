; Declarations in C#. The README of the API folder says what the captures mean.

((comment) @comment (#match? @comment "^///"))

[(compilation_unit) (declaration_list) (enum_member_declaration_list)] @container
(file_scoped_namespace_declaration) @container @group
(namespace_declaration) @group
(file_scoped_namespace_declaration name: (_) @ignored)
[(using_directive) (constructor_declaration)] @ignored
((_ (modifier) @modifier) @ignored (#any-of? @modifier "internal" "private" "protected"))
; What has no modifier is not public, except in an interface. The declaration has to say so.
([(class_declaration body: (declaration_list (_) @unreadable))
  (struct_declaration body: (declaration_list (_) @unreadable))
  (record_declaration body: (declaration_list (_) @unreadable))
  (file_scoped_namespace_declaration [(class_declaration) (interface_declaration) (enum_declaration)] @unreadable)]
  (#not-match? @unreadable "^(//|(\\[.*\\]\\s*)*(public|internal|private|protected)\\s)"))

(class_declaration "class" @signature name: (_) @name) @interface
(struct_declaration "struct" @signature name: (_) @name) @interface
(record_declaration "record" @signature name: (_) @name) @interface
(interface_declaration "interface" @signature name: (_) @name) @interface
(enum_declaration "enum" @signature name: (_) @name body: (_) @end) @enum
(_ (modifier) @signature body: (declaration_list) @end (#not-eq? @signature "public")) @of
(_ body: (declaration_list) @end) @of
(base_list [(identifier) @base (generic_name . (identifier) @base)])

(enum_member_declaration name: (_) @name) @enumMember

(property_declaration type: (_) @type @signature name: (_) @name) @property
(property_declaration ["=" ";"] @end) @of
((property_declaration value: (arrow_expression_clause) @end) @of (#set! accessors " { get; }"))

(method_declaration type: (_) @type @signature name: (_) @name) @function
(method_declaration [body: (_) ";"] @end) @of
([(property_declaration) (method_declaration)] @of (#match? @of "^[^;{(]*\\bstatic\\s") (#set! static "true"))

(method_declaration parameters: (parameter_list (parameter type: (_) @type name: (_) @name) @parameter))
(parameter (equals_value_clause (_) @default) @optional) @of
