// Reads what Swift declares: names, labels of parameters, and types where they are written out.

/** @import { Node } from 'web-tree-sitter' */

/**
 * @typedef {object} Parameter
 * @property {string | undefined} label `undefined` where the caller writes none.
 * @property {boolean} isOptional It has a default, or takes any number of values.
 * @property {boolean} isVariadic
 *
 * @typedef {object} Declaration
 * @property {string} name `init` of an initializer.
 * @property {string} module
 * @property {string} owner Simple name of the type around it, or nothing.
 * @property {string | undefined} type Simple name of its type, or of what it returns.
 * @property {readonly Parameter[]} [parameters] Of a function.
 * @property {readonly string[]} [supers] Of a type or an extension.
 * @property {boolean} [isExtension]
 */

/**
 * @param {Node | null | undefined} node
 * @returns {Node[]}
 */
export function namedChildren(node) {
  return node?.namedChildren.filter((child) => child !== null) ?? [];
}

/**
 * @param {Node | null | undefined} node
 * @returns {string | undefined} The simple name of a type, if it has one: not of a list, function or tuple.
 */
export function typeName(node) {
  const children = namedChildren(node);
  if (node?.type === 'user_type') {
    const name = children.findLast(({ type }) => type === 'type_identifier');
    return name?.text === 'Type' ? undefined : name?.text;
  }
  return wrappers.has(node?.type ?? '') ? typeName(children.at(-1)) : undefined;
}

/** Nodes around a type that leave its members as they are. */
const wrappers = new Set([
  'existential_type',
  'inheritance_specifier',
  'opaque_type',
  'optional_type',
  'type_annotation',
]);

/**
 * @param {string} name
 * @returns {string} Without the backticks of a keyword.
 */
export function unquoted(name) {
  return name.replaceAll('`', '');
}

/**
 * What a file, or the body of a type, declares; not what bodies of functions do.
 * @param {Node | null} body
 * @param {string} module
 * @param {string} [owner]
 * @returns {Declaration[]}
 */
export function readDeclarations(body, module, owner = '') {
  return namedChildren(body).flatMap((node) => {
    const nameNode = node.childForFieldName('name');
    const name = unquoted(nameNode?.text ?? '');
    const children = namedChildren(node);
    const common = { module, owner };
    switch (node.type) {
      case 'class_declaration':
      case 'protocol_declaration': {
        const own = typeName(nameNode) ?? name;
        const supers = children.flatMap((child) =>
          child.type === 'inheritance_specifier' ? (typeName(child) ?? []) : [],
        );
        const isExtension = node.children.some((child) => child?.type === 'extension');
        return [
          { ...common, name: own, type: own, supers, isExtension },
          ...readDeclarations(node.childForFieldName('body'), module, own),
        ];
      }
      case 'typealias_declaration': {
        const supers = [typeName(children.at(-1)) ?? ''];
        return [{ ...common, name, type: name, supers }];
      }
      case 'init_declaration':
        return [
          {
            ...common,
            name: 'init',
            type: owner,
            parameters: parametersOf(node),
          },
        ];
      case 'function_declaration':
      case 'protocol_function_declaration': {
        const type = typeName(node.childrenForFieldName('name').at(-1));
        return [{ ...common, name, type, parameters: parametersOf(node) }];
      }
      case 'property_declaration':
      case 'protocol_property_declaration': {
        const [annotation] = children.filter((child) => child.type === 'type_annotation');
        const type = typeName(annotation);
        return [{ ...common, name: name.replace(/^(?:var|let) /, ''), type }];
      }
      case 'enum_entry':
        return node.childrenForFieldName('name').map((entry) => ({
          ...common,
          name: unquoted(entry?.text ?? ''),
          type: owner,
        }));
      default:
        return [];
    }
  });
}

/**
 * @param {Node} node
 * @returns {Parameter[]}
 */
function parametersOf(node) {
  /** @type {Parameter[]} */
  const parameters = [];
  node.children.forEach((child, index) => {
    const last = parameters.at(-1);
    if (last && node.fieldNameForChild(index) === 'default_value') last.isOptional = true;
    if (child?.type !== 'parameter') return;
    const label = child.childForFieldName('external_name') ?? child.childForFieldName('name');
    const isVariadic = child.text.endsWith('...');
    parameters.push({
      label: label?.text === '_' ? undefined : label?.text,
      isOptional: isVariadic,
      isVariadic,
    });
  });
  return parameters;
}
