; Declarations in TypeScript. The README of the API folder says what the captures mean.

((comment) @comment (#match? @comment "^/\\*\\*"))

[(program) (interface_body) (enum_body)] @container
; What a package takes over from the model: exports.ts.
[(import_statement) (export_statement !declaration)] @ignored
(export_statement declaration: (_)) @container @group
(ambient_declaration (statement_block)) @ignored
(program (interface_declaration) @of @internal)

(interface_declaration "interface" @signature name: (_) @name body: (_) @end) @interface
(interface_declaration (extends_type_clause) @end) @of
(extends_type_clause type: (_) @base)
(enum_declaration "enum" @signature name: (_) @name body: (_) @end) @enum
(type_alias_declaration "type" @signature name: (_) @name value: (_) @type) @alias
(type_alias_declaration ";" @end) @of
; A package has one object, which is called as its type is.
(ambient_declaration (lexical_declaration "const" @signature (variable_declarator type: (type_annotation (_) @type @name)) ";" @end)) @variable

(enum_assignment name: (_) @name value: (_) @type) @enumMember

(interface_body (property_signature name: (_) @name @signature type: (type_annotation (_) @type)) @property)
(interface_body (property_signature "?" @optional) @of)
(method_signature name: (_) @name @signature return_type: (type_annotation (_) @type)) @function

(method_signature (formal_parameters (_ pattern: (_) @name type: (type_annotation (_) @type)) @parameter) (#not-match? @type "^\\{"))
(optional_parameter "?" @optional) @of
; The members of an object that a function takes are its parameters.
(method_signature (formal_parameters (_ type: (type_annotation (object_type (property_signature name: (_) @name type: (type_annotation (_) @type)) @parameter)))))
(method_signature (formal_parameters (_ type: (type_annotation (object_type (property_signature "?" @optional) @of)))))
