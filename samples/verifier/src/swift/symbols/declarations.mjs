// Reads what a Swift file declares.

import { isTypeNode, named, namedChildren, typeOf } from './types.mjs';

/** @import { Node } from 'web-tree-sitter' */
/** @import { Type } from './types.mjs' */

/**
 * @typedef {object} Parameter
 * @property {string | undefined} label `undefined` where the caller writes none.
 * @property {string} name
 * @property {Type | undefined} type
 * @property {boolean} hasDefault
 * @property {boolean} isVariadic
 *
 * @typedef {object} Member
 * @property {string} name
 * @property {'property' | 'function' | 'init' | 'case' | 'subscript'} kind
 * @property {boolean} isStatic
 * @property {readonly Parameter[]} parameters
 * @property {Type | undefined} type Of a property or a case its own, of a function that of its result.
 * @property {Node | undefined} value Tells the type of a property that names none.
 * @property {ReadonlySet<string>} generics
 * @property {boolean} isStored A property that the initializer of a structure takes.
 * @property {boolean} isConvenience An initializer that derived classes get, too.
 * @property {boolean} isOptional Whatever adopts a protocol need not have it.
 *
 * @typedef {object} TypeDeclaration
 * @property {'class' | 'struct' | 'enum' | 'protocol' | 'extension' | 'actor'} kind
 * @property {string} name With the types around it: `Document.PDFPageFormat`.
 * @property {readonly string[]} generics
 * @property {readonly Type[]} supers
 * @property {readonly Member[]} members
 * @property {boolean} isComplete All its members are declared.
 *
 * @typedef {object} Declarations
 * @property {TypeDeclaration[]} types
 * @property {Member[]} globals
 * @property {{ name: string, type: Type | undefined }[]} aliases
 */

/**
 * @param {Node} root
 * @returns {Declarations}
 */
export function readDeclarations(root) {
  /** @type {Declarations} */
  const declarations = { types: [], globals: [], aliases: [] };
  for (const node of namedChildren(root))
    readInto(declarations, node, '', new Set());
  return declarations;
}

/**
 * @param {Declarations} declarations
 * @param {Node} node
 * @param {string} outer
 * @param {ReadonlySet<string>} generics
 */
function readInto(declarations, node, outer, generics) {
  if (isTypeDeclaration(node)) {
    declarations.types.push(...readType(declarations, node, outer, generics));
  } else if (node.type === 'typealias_declaration') {
    const name = node.childForFieldName('name')?.text ?? '';
    const type = namedChildren(node).filter(isTypeNode).at(-1);
    declarations.aliases.push({
      name: outer === '' ? name : `${outer}.${name}`,
      type: typeOf(type, generics),
    });
  } else if (outer === '') {
    declarations.globals.push(...readMembers(node, generics, false));
  }
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
export function isTypeDeclaration(node) {
  return (
    node.type === 'class_declaration' || node.type === 'protocol_declaration'
  );
}

/**
 * @param {Node} node A type declaration.
 * @returns {TypeDeclaration['kind']}
 */
export function kindOfType(node) {
  if (node.type === 'protocol_declaration') return 'protocol';
  const keywords = /** @type {const} */ ([
    'class',
    'struct',
    'enum',
    'extension',
    'actor',
  ]);
  return (
    keywords.find((keyword) =>
      node.children.some((child) => child?.type === keyword),
    ) ?? 'class'
  );
}

/**
 * @param {Node} node A type declaration.
 * @returns {string} Its own name; that of an extension may have points.
 */
export function nameOfType(node) {
  const name = node.childForFieldName('name');
  return typeOf(name)?.name ?? name?.text ?? '';
}

/**
 * @param {Declarations} declarations
 * @param {Node} node
 * @param {string} outer
 * @param {ReadonlySet<string>} around
 * @returns {TypeDeclaration[]}
 */
function readType(declarations, node, outer, around) {
  const own = nameOfType(node);
  const name = outer === '' ? own : `${outer}.${own}`;
  const body = node.childForFieldName('body');
  const parts = body === null ? [] : namedChildren(body);
  const generics = [
    ...genericNames(node),
    ...parts
      .filter(({ type }) => type === 'associatedtype_declaration')
      .map((part) => part.childForFieldName('name')?.text ?? ''),
  ];
  const known = new Set([...around, ...generics]);
  const supers = namedChildren(node)
    .filter(({ type }) => type === 'inheritance_specifier')
    .flatMap((specifier) => typeOf(namedChildren(specifier)[0], known) ?? []);
  const kind = kindOfType(node);
  const members = parts.flatMap((part) =>
    readMembers(part, known, kind === 'extension'),
  );
  for (const part of parts) readInto(declarations, part, name, known);
  return [
    {
      kind,
      name,
      generics,
      supers,
      members,
      isComplete: modifiersOf(node).includes('@frozen') || kind === 'protocol',
    },
  ];
}

/**
 * @param {Node} node
 * @returns {string[]}
 */
function modifiersOf(node) {
  return namedChildren(node)
    .filter(({ type }) => type === 'modifiers')
    .flatMap(namedChildren)
    .map(({ text }) => text);
}

/**
 * @param {Node} node
 * @returns {string[]}
 */
function genericNames(node) {
  return namedChildren(node)
    .filter(({ type }) => type === 'type_parameters')
    .flatMap(namedChildren)
    .flatMap(
      (parameter) =>
        namedChildren(parameter).find(({ type }) => type === 'type_identifier')
          ?.text ?? [],
    );
}

/** @type {Readonly<Record<string, 'init' | 'subscript'>>} */
const functionKinds = {
  init_declaration: 'init',
  subscript_declaration: 'subscript',
};

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} around Generic parameters of the types around it.
 * @param {boolean} isExtension
 * @returns {Member[]}
 */
function readMembers(node, around, isExtension) {
  const modifiers = modifiersOf(node);
  const generics = new Set([...around, ...genericNames(node)]);
  const common = {
    isStatic: modifiers.some((word) => word === 'static' || word === 'class'),
    parameters: [],
    type: undefined,
    value: undefined,
    generics,
    isStored: false,
    isConvenience: modifiers.includes('convenience'),
    isOptional: isExtension,
  };
  switch (node.type) {
    case 'function_declaration':
    case 'protocol_function_declaration':
    case 'init_declaration':
    case 'subscript_declaration': {
      const kind = functionKinds[node.type] ?? 'function';
      const name =
        kind === 'function'
          ? unquoted(node.childForFieldName('name')?.text ?? '')
          : kind;
      const result = namedChildren(node).filter(isTypeNode).at(-1);
      return [
        {
          ...common,
          name,
          kind,
          parameters: parametersOf(node, generics),
          type: result === undefined ? named('()') : typeOf(result, generics),
        },
      ];
    }
    case 'property_declaration':
    case 'protocol_property_declaration': {
      const annotation = namedChildren(node).find(
        ({ type }) => type === 'type_annotation',
      );
      const written = annotation
        ? namedChildren(annotation).find(isTypeNode)
        : undefined;
      const value = node.childForFieldName('value') ?? undefined;
      const isComputed = node.childForFieldName('computed_value') !== null;
      return namesIn(node).map((name) => ({
        ...common,
        name,
        kind: /** @type {const} */ ('property'),
        type: typeOf(written, generics),
        value: written === undefined ? value : undefined,
        isStored:
          node.type === 'property_declaration' &&
          !isComputed &&
          !common.isStatic &&
          !(value !== undefined && node.text.startsWith('let')),
        parameters: [
          {
            label: name,
            name,
            type: typeOf(written, generics),
            hasDefault:
              value !== undefined || written?.type === 'optional_type',
            isVariadic: false,
          },
        ],
      }));
    }
    case 'enum_entry': {
      /** @type {Member[]} */
      const cases = [];
      for (const child of namedChildren(node)) {
        if (child.type === 'simple_identifier') {
          cases.push({
            ...common,
            name: unquoted(child.text),
            kind: 'case',
            isStatic: true,
          });
        }
        const last = cases.at(-1);
        if (child.type === 'enum_type_parameters' && last !== undefined) {
          cases[cases.length - 1] = {
            ...last,
            parameters: associatedValues(child, generics),
          };
        }
      }
      return cases;
    }
    default:
      return [];
  }
}

/**
 * The names that a property declaration gives.
 * @param {Node} node
 * @returns {string[]}
 */
function namesIn(node) {
  return namedChildren(node)
    .filter(({ type }) => type === 'pattern')
    .flatMap((pattern) => boundNames(pattern));
}

/**
 * @param {Node} pattern
 * @returns {string[]}
 */
export function boundNames(pattern) {
  if (pattern.type === 'simple_identifier') return [unquoted(pattern.text)];
  return namedChildren(pattern)
    .filter(({ type }) => type === 'pattern' || type === 'simple_identifier')
    .flatMap(boundNames);
}

/**
 * @param {Node} list
 * @param {ReadonlySet<string>} generics
 * @returns {Parameter[]}
 */
function associatedValues(list, generics) {
  return namedChildren(list)
    .filter(isTypeNode)
    .map((node) => ({
      label: undefined,
      name: '',
      type: typeOf(node, generics),
      hasDefault: false,
      isVariadic: false,
    }));
}

/**
 * @param {Node} node A function or initializer.
 * @param {ReadonlySet<string>} generics
 * @returns {Parameter[]}
 */
export function parametersOf(node, generics) {
  /** @type {Parameter[]} */
  const parameters = [];
  for (const [index, child] of node.children.entries()) {
    if (child === null) continue;
    if (node.fieldNameForChild(index) === 'default_value') {
      const last = parameters.at(-1);
      if (last)
        parameters[parameters.length - 1] = { ...last, hasDefault: true };
    }
    if (child.type === '...') {
      const last = parameters.at(-1);
      if (last)
        parameters[parameters.length - 1] = { ...last, isVariadic: true };
    }
    if (child.type !== 'parameter') continue;
    const name = child.childForFieldName('name')?.text ?? '';
    const label = child.childForFieldName('external_name')?.text ?? name;
    parameters.push({
      label:
        label === '_' || node.type === 'subscript_declaration'
          ? undefined
          : label,
      name,
      type: typeOf(namedChildren(child).filter(isTypeNode).at(-1), generics),
      hasDefault: false,
      isVariadic: child.text.trimEnd().endsWith('...'),
    });
  }
  return parameters;
}

/**
 * @param {string} name
 * @returns {string} Without the backticks of a keyword.
 */
export function unquoted(name) {
  return name.replace(/^`|`$/g, '');
}
