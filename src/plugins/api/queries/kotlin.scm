; Declarations in Kotlin. The README of the API folder says what the captures mean.

((multiline_comment) @comment (#match? @comment "^/\\*\\*"))

[(source_file) (class_body) (enum_class_body)] @container
[(package_header) (import_list) (file_annotation) (getter) (setter)] @ignored
((_ (modifiers (visibility_modifier) @visibility)) @ignored (#not-eq? @visibility "public"))
; Overriding functions belong to the contract of the framework.
((function_declaration (modifiers (member_modifier) @modifier)) @ignored (#eq? @modifier "override"))
(companion_object) @group
(companion_object (class_body [(function_declaration) (property_declaration)] @of @static))

(class_declaration ["class" "interface"] @signature . (type_identifier) @name) @interface
(class_declaration "enum" @signature) @enum
(object_declaration "object" @signature (type_identifier) @name) @interface
; The signature of a class has its constructor only where that is on one line.
(class_declaration (primary_constructor (modifiers) @end)) @of
((class_declaration (primary_constructor) @end) @of (#match? @end "\n"))
(_ [(class_body) (enum_class_body)] @end) @of
(delegation_specifier
  [(user_type . (type_identifier) @base)
   (constructor_invocation (user_type . (type_identifier) @base))])

(enum_entry (simple_identifier) @name) @enumMember

(class_parameter (binding_pattern_kind) @signature (simple_identifier) @name ":" . (_) @type) @property
(class_parameter "=" @end) @of
(property_declaration
  (binding_pattern_kind) @signature
  (variable_declaration (simple_identifier) @name ":" . (_) @type)) @property
(property_declaration [(property_delegate) (getter) "="] @end) @of

((function_declaration "fun" @signature (simple_identifier) @name) @function (#set! type "Unit"))
(function_declaration (function_value_parameters) ":" . (_) @type) @of
((function_declaration ":" @end . (user_type) @result) @of (#eq? @result "Unit"))
(function_declaration (function_body) @end) @of

(function_value_parameters (parameter (simple_identifier) @name ":" . (_) @type) @parameter)
((parameter) @of . "=" @optional)
; An anchor skips what has no name, such as null: the next parameter is no default.
((parameter) @of . "=" . [(_) "null"] @default
  (#not-eq? @default "declared()")
  (#not-match? @default "^(vararg\\s|\\w+\\s*:)"))
