; Declarations in Swift. The README of the API folder says what the captures mean.

((comment) @comment (#match? @comment "^///"))

[(source_file) (class_body) (enum_class_body) (protocol_body)] @container
[(import_declaration) (init_declaration)] @ignored
(class_declaration "extension") @ignored
; What is not public.
([(class_declaration) (protocol_declaration) (function_declaration) (property_declaration) (typealias_declaration)] @ignored
  (#not-match? @ignored "^(@.*\\s+)?(override\\s+)?(public|open)\\s"))

(class_declaration ["class" "struct"] @signature name: (type_identifier) @name body: (_) @end) @interface
(class_declaration "enum" @signature name: (type_identifier) @name body: (_) @end) @enum
(protocol_declaration "protocol" @signature name: (type_identifier) @name body: (_) @end) @interface
(class_declaration (modifiers (inheritance_modifier) @signature)) @of
; Conformances that say nothing about the members.
((inheritance_specifier inherits_from: (_) @base)
  (#not-any-of? @base "AnyObject" "Equatable" "Hashable" "Sendable"))

(enum_entry name: (simple_identifier) @name) @enumMember

(property_declaration (value_binding_pattern) @signature name: (pattern) @name (type_annotation ":" . (_) @type)) @property
(property_declaration ["=" (computed_property)] @end) @of
(protocol_property_declaration name: (pattern (value_binding_pattern) @signature (simple_identifier) @name) (type_annotation ":" . (_) @type)) @property
(protocol_property_declaration (protocol_property_requirements) @end) @of

((_ "func" @signature name: (simple_identifier) @name) @function (#set! type "Void"))
(_ "func" "->" . (_) @type) @of
(function_declaration body: (_) @end) @of
(_ (modifiers (property_modifier) @signature @static (#eq? @static "static"))) @of

; Callers write the label, so it is the name of the parameter.
(parameter name: (simple_identifier) @name ":" . (parameter_modifiers)? @type . (_) @type) @parameter
((parameter external_name: (_) @label) @of (#not-eq? @label "_"))
(_ (parameter) @of . "=" . default_value: [(_) "nil"] @default @optional)
