; Declarations in Dart. The README of the API folder says what the captures mean.

(documentation_comment) @comment

[(program) (class_body) (enum_body)] @container
[(import_or_export) (annotation) (function_body) (extension_declaration)] @ignored
[(declaration (function_signature)) (method_signature (function_signature)) (method_signature (getter_signature)) (declaration (getter_signature))] @group
; Constructors, and what is private.
(declaration [(constructor_signature) (constant_constructor_signature) (factory_constructor_signature)]) @ignored
(method_signature [(constructor_signature) (factory_constructor_signature)]) @ignored
((_ name: (identifier) @private) @ignored (#match? @private "^_"))
((declaration (initialized_identifier_list (initialized_identifier . (identifier) @private))) @ignored
  (#match? @private "^_"))

(class_definition "class" @signature name: (_) @name body: (_) @end) @interface
(class_definition (abstract) @signature) @of
(enum_declaration "enum" @signature name: (_) @name body: (_) @end) @enum
(superclass (type_identifier) @base)
(mixins (type_identifier) @base)
(interfaces (type_identifier) @base)

(enum_constant name: (_) @name) @enumMember

(declaration (initialized_identifier_list (initialized_identifier . (identifier) @name))) @property
(declaration
  [(type_identifier) (type_arguments) (nullable_type) (function_type)] @type @signature
  (initialized_identifier_list)) @of
(declaration (initialized_identifier_list (initialized_identifier "=" @end))) @of
(declaration "static" @static (initialized_identifier_list)) @of

(function_signature
  [(type_identifier) (type_arguments) (nullable_type) (function_type) (void_type)] @type @signature
  name: (_) @name) @function
(getter_signature
  [(type_identifier) (type_arguments) (nullable_type) (function_type)] @type @signature
  name: (_) @name) @property
(_ "static" @static [(function_signature) (getter_signature)] @of)

(formal_parameter name: (_) @name) @parameter
(formal_parameter
  [(type_identifier) (type_arguments) (nullable_type) (function_type)] @type) @of
(optional_formal_parameters (formal_parameter) @of @optional)
(optional_formal_parameters "required" @required . (formal_parameter) @of)
(optional_formal_parameters (formal_parameter) @of . "=" . (_) @default . (selector)* @default)
