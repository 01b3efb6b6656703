// Types as far as looking up symbols needs them.

/** @import { Node } from 'web-tree-sitter' */

/**
 * `Optional`, `Array`, `Dictionary` and `Set` have their usual arguments, `->` has the parameters as arguments and a
 * `result`, `()` is a tuple, `Type` the type itself as a value. `undefined` is a type that is not known.
 * @typedef {object} Type
 * @property {string} name
 * @property {readonly (Type | undefined)[]} args
 * @property {Type | undefined} [result]
 * @property {string} [from] The module of the declaration that mentions it.
 * @property {boolean} [isGeneric] A parameter of a generic function or type.
 */

/**
 * @param {string} name
 * @param {...(Type | undefined)} args
 * @returns {Type}
 */
export function named(name, ...args) {
  return { name, args };
}

/** The nodes that are types. */
const typeNodes = new Set([
  'user_type',
  'optional_type',
  'array_type',
  'dictionary_type',
  'function_type',
  'tuple_type',
  'opaque_type',
  'existential_type',
  'protocol_composition_type',
]);

/**
 * @param {Node} node
 * @returns {boolean}
 */
export function isTypeNode(node) {
  return typeNodes.has(node.type);
}

/**
 * @param {Node} node
 * @returns {Node[]}
 */
export function namedChildren(node) {
  return node.namedChildren.filter((child) => child !== null);
}

/**
 * @param {Node | null | undefined} node
 * @param {ReadonlySet<string>} [generics] Names that are parameters here.
 * @returns {Type | undefined}
 */
export function typeOf(node, generics = new Set()) {
  if (!node) return undefined;
  const children = namedChildren(node);
  const inner = () => children.filter(isTypeNode);
  switch (node.type) {
    case 'user_type':
      return userType(node, generics);
    case 'optional_type':
      return named('Optional', typeOf(inner()[0], generics));
    case 'array_type':
      return named('Array', typeOf(inner()[0], generics));
    case 'dictionary_type':
      return named(
        'Dictionary',
        ...inner().map((part) => typeOf(part, generics)),
      );
    case 'function_type': {
      const [parameters, result] = inner();
      const items =
        parameters === undefined ? [] : tupleItems(parameters, generics);
      return { name: '->', args: items, result: typeOf(result, generics) };
    }
    case 'tuple_type': {
      const items = tupleItems(node, generics);
      return items.length === 1 ? items[0] : named('()', ...items);
    }
    case 'opaque_type':
    case 'existential_type':
      return typeOf(inner()[0], generics);
    default:
      return undefined;
  }
}

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} generics
 * @returns {Type | undefined}
 */
function userType(node, generics) {
  const children = namedChildren(node);
  const name = children
    .filter(({ type }) => type === 'type_identifier')
    .map(({ text }) => text)
    .join('.');
  const args = children
    .filter(({ type }) => type === 'type_arguments')
    .flatMap(namedChildren)
    .filter(isTypeNode)
    .map((argument) => typeOf(argument, generics));
  if (name === 'Void') return named('()');
  if (name.endsWith('.Type')) return named('Type', named(name.slice(0, -5)));
  const [first = ''] = name.split('.');
  return generics.has(first) ? { name, args, isGeneric: true } : { name, args };
}

/**
 * @param {Node} tuple
 * @param {ReadonlySet<string>} generics
 * @returns {(Type | undefined)[]}
 */
function tupleItems(tuple, generics) {
  return namedChildren(tuple)
    .filter(({ type }) => type === 'tuple_type_item')
    .map((item) => {
      const types = namedChildren(item).filter(isTypeNode);
      const type = types.at(-1) ?? item.childForFieldName('element');
      return typeOf(type, generics);
    });
}

/**
 * @param {Type | undefined} type
 * @returns {Type | undefined} What an optional holds, however often it is wrapped.
 */
export function unwrapped(type) {
  return type?.name === 'Optional' ? unwrapped(type.args[0]) : type;
}

/**
 * Puts types in the place of parameters. A parameter without one becomes unknown.
 * @param {Type | undefined} type
 * @param {ReadonlyMap<string, Type | undefined>} bindings
 * @returns {Type | undefined}
 */
export function substituted(type, bindings) {
  if (type === undefined) return undefined;
  if (type.isGeneric) return bindings.get(type.name);
  return {
    ...type,
    args: type.args.map((argument) => substituted(argument, bindings)),
    ...('result' in type ? { result: substituted(type.result, bindings) } : {}),
  };
}

/**
 * Learns from an argument what the parameters of a generic function are.
 * @param {Type | undefined} parameter
 * @param {Type | undefined} argument
 * @param {Map<string, Type | undefined>} bindings
 */
export function bind(parameter, argument, bindings) {
  if (parameter === undefined || argument === undefined) return;
  if (parameter.isGeneric) {
    if (bindings.get(parameter.name) === undefined)
      bindings.set(parameter.name, argument);
    return;
  }
  if (parameter.name === 'Optional' && argument.name !== 'Optional') {
    bind(parameter.args[0], argument, bindings);
    return;
  }
  if (parameter.name !== argument.name) return;
  parameter.args.forEach((part, index) =>
    bind(part, argument.args[index], bindings),
  );
  bind(parameter.result, argument.result, bindings);
}

/**
 * As the compiler writes it.
 * @param {Type} type
 * @returns {string}
 */
export function written(type) {
  const args = type.args.map((part) => (part ? written(part) : '_'));
  switch (type.name) {
    case 'Optional':
      return `${args[0] ?? '_'}?`;
    case 'Array':
      return `[${args[0] ?? '_'}]`;
    case 'Dictionary':
      return `[${args.join(' : ')}]`;
    case '()':
      return `(${args.join(', ')})`;
    case '->':
      return `(${args.join(', ')}) -> ${type.result ? written(type.result) : '_'}`;
    case 'Type':
      return `${args[0] ?? '_'}.Type`;
    default:
      return args.length > 0 ? `${type.name}<${args.join(', ')}>` : type.name;
  }
}
