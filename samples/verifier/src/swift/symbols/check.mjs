// Looks up every symbol of a Swift file. What it cannot tell it counts and says nothing about: it never guesses an error.

import { nearest } from '../../regions.mjs';
import { matched, mismatch } from './calls.mjs';
import {
  boundNames,
  isTypeDeclaration,
  kindOfType,
  nameOfType,
  parametersOf,
  unquoted,
} from './declarations.mjs';
import {
  bind,
  isTypeNode,
  named,
  namedChildren,
  substituted,
  typeOf,
  unwrapped,
  written,
} from './types.mjs';

/** @import { Node } from 'web-tree-sitter' */
/** @import { Argument } from './calls.mjs' */
/** @import { Parameter } from './declarations.mjs' */
/** @import { Type } from './types.mjs' */
/** @import { OwnedMember, Source, TypeInfo, View, World } from './world.mjs' */

/**
 * @typedef {object} Report
 * @property {(node: Node, message: string) => void} error
 * @property {(isResolved: boolean) => void} access
 *
 * @typedef {object} Scope
 * @property {Scope | undefined} outer
 * @property {Map<string, Type | undefined>} names
 * @property {TypeInfo | undefined} self
 * @property {Type | undefined} [returns] Of the function around it.
 *
 * @typedef {Argument & { node: Node }} NodeArgument
 *
 * @typedef {object} Meaning What a plain name stands for.
 * @property {Type | undefined} type
 * @property {readonly OwnedMember[]} functions
 * @property {TypeInfo} [info] The type, if it is the name of one.
 *
 * @typedef {object} Found Members of a type with a name.
 * @property {readonly OwnedMember[]} members
 * @property {Map<string, Type | undefined>} bindings
 * @property {Type} owner
 */

/** @type {Report} */
const silent = { error: () => undefined, access: () => undefined };

/** What literals can be, of the types that take only one kind of literal. */
const literalTypes = {
  line_string_literal: {
    name: 'String',
    fits: new Set(['String', 'Character', 'Substring']),
  },
  multi_line_string_literal: {
    name: 'String',
    fits: new Set(['String', 'Substring']),
  },
  boolean_literal: { name: 'Bool', fits: new Set(['Bool']) },
  integer_literal: {
    name: 'Int',
    fits: new Set([
      'Int',
      'Int8',
      'Int32',
      'Int64',
      'UInt',
      'UInt8',
      'UInt32',
      'Double',
      'Float',
      'CGFloat',
      'TimeInterval',
    ]),
  },
  hex_literal: {
    name: 'Int',
    fits: new Set([
      'Int',
      'Int8',
      'Int32',
      'Int64',
      'UInt',
      'UInt8',
      'UInt32',
      'Double',
      'Float',
      'CGFloat',
      'TimeInterval',
    ]),
  },
  real_literal: {
    name: 'Double',
    fits: new Set(['Double', 'Float', 'CGFloat', 'TimeInterval']),
  },
};

const literalTargets = new Set([
  ...Object.values(literalTypes).flatMap(({ fits }) => [...fits]),
  'URL',
  'Data',
  'Date',
]);

export class Checker {
  #world;
  #source;
  #report;
  #modules;
  /** Every name that is bound anywhere in the file: none of them is called unknown. */
  #bound;

  /**
   * @param {World} world
   * @param {Source & { root: Node }} source
   * @param {Report} report
   */
  constructor(world, source, report) {
    this.#world = world;
    this.#source = source;
    this.#report = report;
    this.#modules = world.visible(source.module, source.imports);
    this.#bound = new Set(allBoundNames(source.root));
  }

  check() {
    const { root } = this.#source;
    for (const node of root.descendantsOfType('import_declaration')) {
      const [name = ''] =
        node?.childForFieldName('name')?.text.split('.') ??
        node?.namedChildren.at(-1)?.text.split('.') ??
        [];
      if (node && !this.#world.modules.has(name))
        this.#error(node, `no such module '${name}'`);
    }
    this.#types(root, new Set(), '');
    /** @type {Scope} */
    const scope = { outer: undefined, names: new Map(), self: undefined };
    this.#block(namedChildren(root), scope);
  }

  /**
   * @param {Node} node
   * @param {string} message
   */
  #error(node, message) {
    this.#report.error(node, message);
  }

  /**
   * @param {Scope} scope
   * @returns {View}
   */
  #view(scope) {
    return this.#viewIn(scope.self?.name ?? '');
  }

  /**
   * @param {string} enclosing
   * @returns {View}
   */
  #viewIn(enclosing) {
    return { own: this.#source.module, modules: this.#modules, enclosing };
  }

  // Types

  /**
   * Checks the names of all types that a node mentions.
   * @param {Node} node
   * @param {ReadonlySet<string>} generics
   * @param {string} enclosing
   */
  #types(node, generics, enclosing) {
    if (node.type === 'attribute' || node.type === 'import_declaration') return;
    let inside = enclosing;
    const known = new Set(generics);
    for (const child of namedChildren(node)) {
      if (child.type === 'type_parameters') {
        for (const parameter of namedChildren(child))
          known.add(namedChildren(parameter)[0]?.text ?? '');
      }
      if (child.type === 'associatedtype_declaration')
        known.add(child.childForFieldName('name')?.text ?? '');
    }
    if (isTypeDeclaration(node)) {
      const name = nameOfType(node);
      inside =
        kindOfType(node) === 'extension' || enclosing === ''
          ? name
          : `${enclosing}.${name}`;
    }
    if (node.type === 'user_type') this.#typeName(node, known, enclosing);
    for (const child of namedChildren(node)) this.#types(child, known, inside);
  }

  /**
   * @param {Node} node
   * @param {ReadonlySet<string>} generics
   * @param {string} enclosing
   */
  #typeName(node, generics, enclosing) {
    const type = typeOf(node);
    const name = type?.name === 'Type' ? type.args[0]?.name : type?.name;
    if (name === undefined || name === '()') return;
    const [first = ''] = name.split('.');
    if (
      generics.has(first) ||
      first === 'Self' ||
      first === 'Any' ||
      first === 'AnyObject'
    )
      return;
    const found = this.#world.find(name, this.#viewIn(enclosing));
    if (found.length > 1)
      this.#error(
        node,
        `'${name}' is ambiguous for type lookup in this context`,
      );
    if (found.length > 0) return;
    this.#error(
      node,
      `cannot find type '${name}' in scope${this.#importHint(name)}`,
    );
  }

  /**
   * @param {string} name
   * @returns {string}
   */
  #importHint(name) {
    return this.#world.isKnown(name) ? '; an import is missing' : '';
  }

  /**
   * @param {TypeInfo} info
   * @param {Scope} scope
   * @returns {Type} The type, and no other one with its name.
   */
  #named({ name, module }, scope) {
    const { length } = this.#world.find(name, this.#view(scope));
    return named(length > 1 ? `${module}.${name}` : name);
  }

  /**
   * @param {Type | undefined} type
   * @param {Scope} scope
   * @returns {TypeInfo | undefined}
   */
  #infoOf(type, scope) {
    if (type === undefined || type.isGeneric) return undefined;
    if (type.name === 'Self') return scope.self;
    const found = this.#world.find(type.name, this.#view(scope));
    if (found.length === 1) return found[0];
    // A declaration means the type of its own module, whatever else the file sees.
    if (found.length > 1)
      return found.find(({ module }) => module === type.from);
    // A type that an imported declaration mentions need not be imported itself.
    const anywhere = this.#world.find(type.name, {
      ...this.#view(scope),
      modules: this.#world.modules,
    });
    return anywhere.length === 1 ? anywhere[0] : undefined;
  }

  // Names

  /**
   * @param {string} name
   * @param {Scope} scope
   * @returns {{ type: Type | undefined } | undefined}
   */
  #local(name, scope) {
    for (
      let at = /** @type {Scope | undefined} */ (scope);
      at !== undefined;
      at = at.outer
    ) {
      if (at.names.has(name)) return { type: at.names.get(name) };
    }
    return undefined;
  }

  /**
   * @param {OwnedMember} member
   * @param {Scope} scope
   * @returns {Type | undefined} Of a property, constant or case.
   */
  #typeOfMember(member, scope) {
    if (member.kind === 'case') {
      const own = member.owner && named(member.owner.name);
      return member.parameters.length === 0
        ? own
        : {
            name: '->',
            args: member.parameters.map(({ type }) => type),
            result: own,
          };
    }
    if (member.kind === 'function') {
      return {
        name: '->',
        args: member.parameters.map(({ type }) => type),
        result: member.type,
      };
    }
    if (member.type !== undefined || member.value === undefined)
      return member.type;
    const { value, source, owner } = member;
    // A property that names no type has that of its value; asked for again while that is looked up, it has none.
    const open = /** @type {OwnedMember & { isOpen?: boolean }} */ (member);
    if (open.isOpen) return undefined;
    open.isOpen = true;
    const other = new Checker(this.#world, { ...source, root: value }, silent);
    const type = other.#infer(
      value,
      { outer: undefined, names: new Map(), self: owner ?? scope.self },
      undefined,
    );
    open.isOpen = false;
    return type;
  }

  /**
   * What a plain name means.
   * @param {string} name
   * @param {Scope} scope
   * @returns {Meaning | undefined}
   */
  #name(name, scope) {
    if (name === 'Self' && scope.self !== undefined) {
      const self = named(scope.self.name);
      return { type: named('Type', self), functions: [], info: scope.self };
    }
    const local = this.#local(name, scope);
    if (local !== undefined) return { type: local.type, functions: [] };
    for (let self = scope.self; self !== undefined; self = undefined) {
      const { members } = this.#world.members(self, name);
      const outer =
        members.length === 0 ? this.#outerMembers(self, name) : members;
      if (outer.length > 0) {
        const [first] = outer;
        const functions = outer.filter(({ kind }) => kind === 'function');
        const type =
          first === undefined || functions.length > 0
            ? undefined
            : this.#typeOfMember(first, scope);
        return { type: substituted(type, new Map()), functions };
      }
    }
    const globals = this.#world.globals(name, this.#view(scope));
    if (globals.length > 0) {
      const functions = globals.filter(({ kind }) => kind === 'function');
      const [first] = globals;
      return {
        type:
          functions.length > 0 || first === undefined
            ? undefined
            : this.#typeOfMember(first, scope),
        functions,
      };
    }
    const types = this.#world.find(name, this.#view(scope));
    if (types.length === 1 && types[0])
      return {
        type: named('Type', this.#named(types[0], scope)),
        functions: [],
        info: types[0],
      };
    return types.length > 1 ? { type: undefined, functions: [] } : undefined;
  }

  /**
   * @param {TypeInfo} self
   * @param {string} name
   * @returns {OwnedMember[]} Static members of the types around it.
   */
  #outerMembers(self, name) {
    const outer = self.name.slice(0, Math.max(0, self.name.lastIndexOf('.')));
    if (outer === '') return [];
    return this.#world
      .find(outer, this.#viewIn(''))
      .flatMap((info) => this.#world.members(info, name).members)
      .filter(({ isStatic }) => isStatic);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @returns {Meaning | undefined}
   */
  #resolveName(node, scope) {
    const name = unquoted(node.text);
    const found = this.#name(name, scope);
    if (found !== undefined) return found;
    if (
      name.startsWith('$') ||
      this.#bound.has(name) ||
      this.#modules.has(name)
    )
      return undefined;
    // What a base that is not known in full has is not known either.
    if (
      scope.self !== undefined &&
      !this.#world.members(scope.self, name).isComplete
    )
      return undefined;
    const types = this.#world.find(name, this.#view(scope));
    if (types.length > 1)
      this.#error(
        node,
        `'${name}' is ambiguous for type lookup in this context`,
      );
    else
      this.#error(
        node,
        `cannot find '${name}' in scope${this.#importHint(name)}`,
      );
    return undefined;
  }

  /**
   * @param {Type} type
   * @param {string} name
   * @param {Scope} scope
   * @returns {{ members: OwnedMember[], isComplete: boolean, bindings: Map<string, Type | undefined> } | undefined} `undefined`: the type is not known.
   */
  #membersOf(type, name, scope) {
    const info = this.#infoOf(type, scope);
    if (info === undefined) return undefined;
    const found = this.#world.members(info, name);
    const bindings = new Map(
      info.generics.map((generic, index) => [generic, type.args[index]]),
    );
    return { ...found, bindings };
  }

  /**
   * @param {Node} node Of the member's name.
   * @param {Type | undefined} target
   * @param {Scope} scope
   * @returns {Found | undefined}
   */
  #member(node, target, scope) {
    const name = unquoted(node.text);
    if (
      target === undefined ||
      target.isGeneric ||
      target.name === '()' ||
      target.name === '->'
    ) {
      this.#report.access(false);
      return undefined;
    }
    if (target.name === 'Optional') {
      const own = this.#membersOf(target, name, scope);
      if (own !== undefined && own.members.length > 0) {
        this.#report.access(true);
        return { ...own, owner: target };
      }
      return this.#member(node, unwrapped(target), scope);
    }
    if (target.name === 'Type')
      return this.#staticMember(node, target.args[0], scope);
    const found = this.#membersOf(target, name, scope);
    if (
      found === undefined ||
      (found.members.length === 0 && !found.isComplete)
    ) {
      this.#report.access(false);
      return undefined;
    }
    this.#report.access(true);
    const members = found.members.filter(({ isStatic }) => !isStatic);
    if (members.length === 0) {
      const info = this.#infoOf(target, scope);
      this.#error(
        node,
        `value of type '${written(target)}' has no member '${name}'${this.#near(info, name)}`,
      );
      return undefined;
    }
    return { members, bindings: found.bindings, owner: target };
  }

  /**
   * @param {Node} node
   * @param {Type | undefined} type
   * @param {Scope} scope
   * @returns {Found | undefined}
   */
  #staticMember(node, type, scope) {
    const name = unquoted(node.text);
    const info = this.#infoOf(unwrapped(type), scope);
    if (type === undefined || info === undefined) {
      this.#report.access(false);
      return undefined;
    }
    const bindings = new Map(
      info.generics.map((generic, index) => [generic, type.args[index]]),
    );
    if (name === 'init') {
      this.#report.access(true);
      return {
        members: this.#world.initializers(info).members,
        bindings,
        owner: type,
      };
    }
    if (name === 'self' || name === 'Type') {
      this.#report.access(true);
      return undefined;
    }
    if (name === 'allCases') {
      this.#report.access(false);
      return undefined;
    }
    const { members, isComplete } = this.#world.members(info, name);
    if (members.length === 0 && !isComplete) {
      this.#report.access(false);
      return undefined;
    }
    this.#report.access(true);
    const own = members.filter(({ isStatic }) => isStatic);
    // A function of the type itself can be named like this, too; it takes the value first.
    if (own.length === 0 && members.some(({ kind }) => kind === 'function'))
      return undefined;
    if (own.length === 0) {
      this.#error(
        node,
        `type '${info.name}' has no member '${name}'${this.#near(info, name)}`,
      );
      return undefined;
    }
    return { members: own, bindings, owner: type };
  }

  /**
   * @param {TypeInfo | undefined} info
   * @param {string} name
   * @returns {string}
   */
  #near(info, name) {
    const near = nearest(
      name,
      info?.members.map((member) => member.name) ?? [],
    );
    return near === undefined ? '' : `; did you mean '${near}'?`;
  }

  // Expressions

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #infer(node, scope, expected) {
    switch (node.type) {
      case 'simple_identifier': {
        const found = this.#resolveName(node, scope);
        const [only] = found?.functions ?? [];
        return (
          found?.type ??
          (only && found?.functions.length === 1
            ? this.#typeOfMember(only, scope)
            : undefined)
        );
      }
      case 'self_expression':
        return scope.self && this.#selfType(scope.self);
      case 'super_expression':
        return scope.self?.supers[0];
      case 'navigation_expression':
        return this.#navigation(node, scope);
      case 'call_expression':
        return this.#call(node, scope, expected);
      case 'constructor_expression':
        return this.#constructed(node, scope);
      case 'prefix_expression':
        return this.#prefix(node, scope, expected);
      case 'postfix_expression': {
        const target = node.childForFieldName('target');
        return target
          ? unwrapped(this.#infer(target, scope, expected))
          : undefined;
      }
      case 'try_expression': {
        const inner = node.childForFieldName('expr');
        const type = inner ? this.#infer(inner, scope, expected) : undefined;
        return node.text.startsWith('try?') && type !== undefined
          ? named('Optional', type)
          : type;
      }
      case 'await_expression': {
        const inner = node.childForFieldName('expr');
        return inner ? this.#infer(inner, scope, expected) : undefined;
      }
      case 'as_expression': {
        const inner = node.childForFieldName('expr');
        if (inner) this.#infer(inner, scope, undefined);
        const type = typeOf(namedChildren(node).find(isTypeNode));
        return node.text.includes('as?') && type !== undefined
          ? named('Optional', type)
          : type;
      }
      case 'check_expression':
        this.#children(node, scope);
        return named('Bool');
      case 'assignment':
        return this.#assignment(node, scope);
      case 'ternary_expression': {
        const [condition, yes, no] = ['condition', 'if_true', 'if_false'].map(
          (name) => node.childForFieldName(name),
        );
        if (condition) this.#infer(condition, scope, undefined);
        const first = yes ? this.#infer(yes, scope, expected) : undefined;
        const second = no
          ? this.#infer(no, scope, expected ?? first)
          : undefined;
        return first ?? second;
      }
      case 'nil_coalescing_expression': {
        const [value, fallback] = ['value', 'if_nil'].map((name) =>
          node.childForFieldName(name),
        );
        const type = value
          ? unwrapped(this.#infer(value, scope, expected))
          : undefined;
        const other = fallback
          ? this.#infer(fallback, scope, type ?? expected)
          : undefined;
        return type ?? other;
      }
      case 'tuple_expression':
        return this.#tuple(node, scope, expected);
      case 'array_literal':
        return this.#arrayLiteral(node, scope, expected);
      case 'dictionary_literal':
        for (const child of namedChildren(node))
          this.#infer(child, scope, unwrapped(expected)?.args[1]);
        return expected;
      case 'lambda_literal':
        return this.#closure(node, scope, unwrapped(expected));
      case 'equality_expression':
      case 'comparison_expression': {
        const [left, right] = ['lhs', 'rhs'].map((name) =>
          node.childForFieldName(name),
        );
        const type = left ? this.#infer(left, scope, undefined) : undefined;
        if (right) this.#infer(right, scope, type);
        return named('Bool');
      }
      case 'conjunction_expression':
      case 'disjunction_expression':
        this.#children(node, scope);
        return named('Bool');
      case 'additive_expression':
      case 'multiplicative_expression': {
        const [left, right] = ['lhs', 'rhs'].map((name) =>
          node.childForFieldName(name),
        );
        const type = left ? this.#infer(left, scope, expected) : undefined;
        const other = right ? this.#infer(right, scope, expected) : undefined;
        return type ?? other;
      }
      case 'line_string_literal':
      case 'multi_line_string_literal':
        this.#children(node, scope);
        return this.#literal(node, expected);
      case 'boolean_literal':
      case 'integer_literal':
      case 'hex_literal':
      case 'real_literal':
        return this.#literal(node, expected);
      case 'key_path_expression':
        return undefined;
      default:
        this.#statement(node, scope);
        return undefined;
    }
  }

  /**
   * @param {Node} node
   * @param {Type | undefined} expected
   * @returns {Type}
   */
  #literal(node, expected) {
    const kind =
      literalTypes[/** @type {keyof typeof literalTypes} */ (node.type)];
    const wanted = unwrapped(expected);
    if (wanted !== undefined && !wanted.isGeneric && kind.fits.has(wanted.name))
      return wanted;
    return named(kind.name);
  }

  /**
   * @param {TypeInfo} info
   * @returns {Type}
   */
  #selfType(info) {
    return named(
      info.name,
      ...info.generics.map((name) => ({ name, args: [], isGeneric: true })),
    );
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #children(node, scope) {
    for (const child of namedChildren(node))
      if (!isTypeNode(child)) this.#infer(child, scope, undefined);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #tuple(node, scope, expected) {
    const values = node
      .childrenForFieldName('value')
      .filter((child) => child !== null);
    const types = values.map((value) =>
      this.#infer(value, scope, values.length === 1 ? expected : undefined),
    );
    return values.length === 1 ? types[0] : undefined;
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type}
   */
  #arrayLiteral(node, scope, expected) {
    const wanted = unwrapped(expected)?.args[0];
    const types = namedChildren(node).map((child) =>
      this.#infer(child, scope, wanted),
    );
    return named(
      unwrapped(expected)?.name === 'Set' ? 'Set' : 'Array',
      wanted ?? types.find((type) => type !== undefined),
    );
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @returns {undefined}
   */
  #assignment(node, scope) {
    const [target, result] = ['target', 'result'].map((name) =>
      node.childForFieldName(name),
    );
    const inner =
      target?.type === 'directly_assignable_expression'
        ? namedChildren(target)[0]
        : target;
    const type = inner ? this.#infer(inner, scope, undefined) : undefined;
    if (result) this.#expect(result, type, scope);
    return undefined;
  }

  /**
   * Infers a value that stands where a type is asked for, and says when it cannot be one.
   * @param {Node} node
   * @param {Type | undefined} expected
   * @param {Scope} scope
   * @param {'argument' | 'value'} [use]
   * @returns {Type | undefined}
   */
  #expect(node, expected, scope, use = 'value') {
    const type = this.#infer(node, scope, expected);
    const wanted = unwrapped(expected);
    if (wanted === undefined || wanted.isGeneric || type === undefined)
      return type;
    if (
      type.name === 'Optional' &&
      expected?.name !== 'Optional' &&
      this.#holdsNoOptional(wanted, scope)
    ) {
      this.#error(
        node,
        `value of optional type '${written(type)}' must be unwrapped to a value of type '${written(wanted)}'`,
      );
      return type;
    }
    const kind =
      literalTypes[/** @type {keyof typeof literalTypes} */ (node.type)];
    const misses =
      kind === undefined
        ? this.#cannotBe(unwrapped(type), wanted, scope)
        : literalTargets.has(wanted.name) && !kind.fits.has(wanted.name);
    if (misses) {
      const what =
        use === 'argument' ? 'expected argument type' : 'specified type';
      this.#error(
        node,
        `cannot convert value of type '${written(type)}' to ${what} '${written(wanted)}'`,
      );
    }
    return type;
  }

  /**
   * @param {Type} wanted
   * @param {Scope} scope
   * @returns {boolean} An optional cannot stand for it, as it can for a protocol or for anything.
   */
  #holdsNoOptional(wanted, scope) {
    const info = this.#infoOf(wanted, scope);
    return (
      info !== undefined &&
      info.kind !== 'protocol' &&
      !['Any', 'AnyHashable'].includes(wanted.name)
    );
  }

  /**
   * @param {Type | undefined} type
   * @param {Type} wanted
   * @param {Scope} scope
   * @returns {boolean} Both are known in full, and the one does not lead to the other.
   */
  #cannotBe(type, wanted, scope) {
    const [from, to] = [this.#infoOf(type, scope), this.#infoOf(wanted, scope)];
    if (from === undefined || to === undefined || from === to) return false;
    if (
      !from.isComplete ||
      !to.isComplete ||
      from.kind === 'protocol' ||
      to.kind === 'protocol'
    )
      return false;
    return !this.#world.leads(from, to);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #navigation(node, scope) {
    const target = node.childForFieldName('target');
    const suffix = node.childForFieldName('suffix');
    const name = suffix?.childForFieldName('suffix');
    if (!target || !name || target.type === 'key_path_expression')
      return undefined;
    if (target.type === 'user_type' || isTypeNode(target)) {
      const type = typeOf(target);
      return this.#property(this.#staticMember(name, type, scope), scope);
    }
    if (target.type === 'simple_identifier') {
      const qualified = this.#qualified(target.text, name, scope);
      if (qualified !== undefined) return qualified;
    }
    const type = this.#infer(target, scope, undefined);
    if (type?.name === 'Type' && type.args[0] !== undefined) {
      const nested = this.#world.find(
        `${type.args[0].name}.${name.text}`,
        this.#view(scope),
      );
      if (nested.length === 1 && nested[0]) {
        this.#report.access(true);
        return named('Type', named(nested[0].name));
      }
    }
    if (name.type !== 'simple_identifier') return undefined;
    return this.#property(this.#member(name, type, scope), scope);
  }

  /**
   * A type with its module in front: `DeckleSdk.Logger`.
   * @param {string} module
   * @param {Node} name
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #qualified(module, name, scope) {
    if (!this.#modules.has(module) || this.#name(module, scope) !== undefined)
      return undefined;
    const found = this.#world.find(name.text, {
      own: '',
      modules: new Set([module]),
      enclosing: '',
    });
    const [info] = found;
    this.#report.access(info !== undefined);
    if (info === undefined) {
      this.#error(
        name,
        `module '${module}' has no member named '${name.text}'`,
      );
      return undefined;
    }
    return named('Type', named(`${module}.${info.name}`));
  }

  /**
   * @param {Found | undefined} found
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #property(found, scope) {
    const [member, other] = found?.members ?? [];
    if (found === undefined || member === undefined) return undefined;
    if (member.kind === 'function' && other !== undefined) return undefined;
    return this.#own(
      substituted(this.#typeOfMember(member, scope), found.bindings),
      found.owner,
    );
  }

  /**
   * @param {Type | undefined} type
   * @param {Type} owner What `Self` stands for.
   * @returns {Type | undefined}
   */
  #own(type, owner) {
    if (type === undefined) return undefined;
    if (type.name === 'Self')
      return owner.name === 'Type' ? owner.args[0] : owner;
    return {
      ...type,
      args: type.args.map((argument) => this.#own(argument, owner)),
    };
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #prefix(node, scope, expected) {
    const target = node.childForFieldName('target');
    if (!target) return undefined;
    if (!node.text.startsWith('.') || target.type !== 'simple_identifier')
      return this.#infer(target, scope, expected);
    const found = this.#implicit(target, expected, scope);
    return this.#property(found, scope);
  }

  /**
   * A static member of the type that is asked for: `.camera`.
   * @param {Node} name
   * @param {Type | undefined} expected
   * @param {Scope} scope
   * @returns {Found | undefined}
   */
  #implicit(name, expected, scope) {
    const wanted = unwrapped(expected);
    if (wanted === undefined || wanted.isGeneric || wanted.name === '->') {
      this.#report.access(false);
      return undefined;
    }
    return this.#staticMember(name, wanted, scope);
  }

  // Calls

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #call(node, scope, expected) {
    const { callee, args, isSubscript } = flatCall(node);
    if (callee === undefined) return undefined;
    if (isSubscript) return this.#subscript(callee, args, scope);
    if (callee.type === 'simple_identifier') {
      const found = this.#resolveName(callee, scope);
      if (found?.info !== undefined)
        return this.#construct(
          this.#named(found.info, scope),
          found.info,
          callee,
          args,
          scope,
        );
      if (found !== undefined && found.functions.length > 0) {
        return this.#apply(
          callee,
          found.functions,
          new Map(),
          args,
          scope,
          expected,
        );
      }
      return this.#callValue(found?.type, args, scope);
    }
    if (callee.type === 'navigation_expression')
      return this.#callMember(callee, args, scope, expected);
    if (callee.type === 'prefix_expression' && callee.text.startsWith('.')) {
      const name = callee.childForFieldName('target');
      const found = name ? this.#implicit(name, expected, scope) : undefined;
      return this.#applyFound(name ?? callee, found, args, scope, expected);
    }
    return this.#callValue(this.#infer(callee, scope, undefined), args, scope);
  }

  /**
   * @param {Node} callee
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #callMember(callee, args, scope, expected) {
    const target = callee.childForFieldName('target');
    const name = callee
      .childForFieldName('suffix')
      ?.childForFieldName('suffix');
    if (!target || !name) return this.#callValue(undefined, args, scope);
    const module =
      target.type === 'simple_identifier'
        ? this.#qualified(target.text, name, scope)
        : undefined;
    const type = module ?? this.#infer(target, scope, undefined);
    const inner =
      module === undefined
        ? this.#nestedType(type, name.text, scope)
        : this.#infoOf(module.args[0], scope);
    if (inner !== undefined) {
      if (module === undefined) this.#report.access(true);
      return this.#construct(
        this.#named(inner, scope),
        inner,
        name,
        args,
        scope,
      );
    }
    if (name.text === 'init' && type?.name !== 'Type') {
      const own =
        target.type === 'super_expression'
          ? this.#infoOf(type, scope)
          : scope.self;
      this.#report.access(own !== undefined);
      if (own === undefined) return this.#callValue(undefined, args, scope);
      return this.#construct(named(own.name), own, name, args, scope);
    }
    return this.#applyFound(
      name,
      this.#member(name, type, scope),
      args,
      scope,
      expected,
    );
  }

  /**
   * @param {Type | undefined} type
   * @param {string} name
   * @param {Scope} scope
   * @returns {TypeInfo | undefined}
   */
  #nestedType(type, name, scope) {
    if (type?.name !== 'Type' || type.args[0] === undefined) return undefined;
    const found = this.#world.find(
      `${type.args[0].name}.${name}`,
      this.#view(scope),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  /**
   * @param {Node} name
   * @param {Found | undefined} found
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type | undefined}
   */
  #applyFound(name, found, args, scope, expected) {
    if (found === undefined) return this.#callValue(undefined, args, scope);
    const functions = found.members.filter(
      ({ kind }) => kind === 'function' || kind === 'init' || kind === 'case',
    );
    if (functions.length === 0)
      return this.#callValue(this.#property(found, scope), args, scope);
    const type = this.#apply(
      name,
      functions,
      found.bindings,
      args,
      scope,
      expected,
    );
    return functions[0]?.kind === 'init'
      ? found.owner
      : this.#own(type, found.owner);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #constructed(node, scope) {
    const type = typeOf(
      node.childForFieldName('constructed_type') ??
        namedChildren(node).find(isTypeNode),
    );
    for (const suffix of namedChildren(node))
      if (suffix.type === 'constructor_suffix')
        this.#visitArguments(argumentsOf([suffix]), scope);
    return type;
  }

  /**
   * @param {Type} type
   * @param {TypeInfo} info
   * @param {Node} name
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @returns {Type}
   */
  #construct(type, info, name, args, scope) {
    const { members, isComplete } = this.#world.initializers(info);
    const isOptionSet = info.supers.some((base) =>
      /^(?:OptionSet|RawRepresentable)$/.test(base.name),
    );
    const hasRawValue =
      info.kind === 'enum' ||
      isOptionSet ||
      args.some(({ label }) => label === 'from');
    if (!isComplete || (members.length === 0 && hasRawValue)) {
      this.#visitArguments(args, scope, members);
      return this.#returned(type, info, args, members);
    }
    const bindings = new Map();
    const generics = new Set(info.generics);
    this.#apply(
      name,
      members,
      bindings,
      args,
      scope,
      undefined,
      generics,
      hasRawValue,
    );
    return named(
      type.name,
      ...info.generics.map((generic) => bindings.get(generic)),
    );
  }

  /**
   * @param {Type} type
   * @param {TypeInfo} info
   * @param {readonly NodeArgument[]} args
   * @param {readonly OwnedMember[]} members
   * @returns {Type}
   */
  #returned(type, info, args, members) {
    const chosen = members.find(
      ({ parameters }) => matched(parameters, args) !== undefined,
    );
    const isFailable = chosen?.type?.name === 'Optional';
    return isFailable
      ? named('Optional', type)
      : info.generics.length > 0
        ? { ...type, args: [] }
        : type;
  }

  /**
   * @param {Node} name Where a wrong call is reported.
   * @param {readonly OwnedMember[]} functions
   * @param {Map<string, Type | undefined>} bindings
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @param {ReadonlySet<string>} [extra] Generic parameters of the type.
   * @param {boolean} [isLenient] The compiler adds functions that are not declared.
   * @returns {Type | undefined}
   */
  #apply(
    name,
    functions,
    bindings,
    args,
    scope,
    expected,
    extra = new Set(),
    isLenient = false,
  ) {
    const fitting = functions.flatMap((member) => {
      const parameters = matched(member.parameters, args);
      return parameters === undefined ? [] : [{ member, parameters }];
    });
    const best =
      fitting.find(({ parameters }) => this.#takesLiterals(parameters, args)) ??
      fitting[0];
    if (best === undefined) {
      const open = functions.some(
        ({ owner }) => owner !== undefined && !owner.isComplete,
      );
      const standard = functions.some(
        ({ source }) =>
          source.module === 'Swift' || source.module === 'Foundation',
      );
      if (!open && !standard && !isLenient) {
        const [only] = functions;
        const message =
          functions.length === 1 && only
            ? mismatch(only.parameters, args)
            : `no exact matches in call to '${unquoted(name.text)}'`;
        this.#error(name, message);
      }
      this.#visitArguments(args, scope);
      return undefined;
    }
    const own = new Map(bindings);
    const all = [...extra];
    for (const generic of all)
      if (!own.has(generic)) own.set(generic, undefined);
    if (expected !== undefined) bind(best.member.type, expected, own);
    args.forEach((argument, index) => {
      const parameter = best.parameters[index];
      const wanted = parameter?.type;
      const given = this.#expect(
        argument.node,
        substituted(wanted, own),
        scope,
        fitting.length === 1 ? 'argument' : 'value',
      );
      bind(wanted, given, own);
    });
    for (const [key, value] of own) bindings.set(key, value);
    return substituted(best.member.type, own);
  }

  /**
   * @param {readonly Parameter[]} parameters
   * @param {readonly NodeArgument[]} args
   * @returns {boolean}
   */
  #takesLiterals(parameters, args) {
    return args.every(({ node }, index) => {
      const kind =
        literalTypes[/** @type {keyof typeof literalTypes} */ (node.type)];
      const wanted = unwrapped(parameters[index]?.type);
      return (
        kind === undefined ||
        wanted === undefined ||
        !literalTargets.has(wanted.name) ||
        kind.fits.has(wanted.name)
      );
    });
  }

  /**
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @param {readonly OwnedMember[]} [functions]
   */
  #visitArguments(args, scope, functions = []) {
    const parameters = functions
      .map((member) => matched(member.parameters, args))
      .find((found) => found !== undefined);
    args.forEach(({ node }, index) =>
      this.#infer(
        node,
        scope,
        substituted(parameters?.[index]?.type, new Map()),
      ),
    );
  }

  /**
   * @param {Type | undefined} type Of what is called.
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #callValue(type, args, scope) {
    const fn = unwrapped(type);
    if (fn?.name === 'Type') {
      const info = this.#infoOf(fn.args[0], scope);
      if (info !== undefined && fn.args[0] !== undefined) {
        this.#visitArguments(args, scope);
        return fn.args[0];
      }
    }
    args.forEach(({ node }, index) =>
      this.#infer(node, scope, fn?.name === '->' ? fn.args[index] : undefined),
    );
    return fn?.name === '->' ? fn.result : undefined;
  }

  /**
   * @param {Node} callee
   * @param {readonly NodeArgument[]} args
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #subscript(callee, args, scope) {
    const type = unwrapped(this.#infer(callee, scope, undefined));
    this.#visitArguments(args, scope);
    if (args.some(({ node }) => /range/.test(node.type))) return type;
    if (type?.name === 'Array' || type?.name === 'Set') return type.args[0];
    if (type?.name !== 'Dictionary' || type.args[1] === undefined)
      return undefined;
    return args.some(({ label }) => label === 'default')
      ? type.args[1]
      : named('Optional', type.args[1]);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} expected
   * @returns {Type}
   */
  #closure(node, scope, expected) {
    const wanted = expected?.name === '->' ? expected : undefined;
    /** @type {Scope} */
    const inner = {
      outer: scope,
      names: new Map(),
      self: scope.self,
      returns: wanted?.result,
    };
    const header = node.childForFieldName('type');
    const names = (header?.descendantsOfType('lambda_parameter') ?? []).flatMap(
      (parameter) => parameter?.childForFieldName('name')?.text ?? [],
    );
    names.forEach((name, index) => inner.names.set(name, wanted?.args[index]));
    if (names.length === 0)
      wanted?.args.forEach((type, index) => inner.names.set(`$${index}`, type));
    for (const captured of node.descendantsOfType('capture_list_item')) {
      const name = captured?.childForFieldName('name')?.text ?? '';
      if (name !== 'self' && captured?.childForFieldName('value'))
        inner.names.set(name, undefined);
    }
    const statements = namedChildren(node).find(
      ({ type }) => type === 'statements',
    );
    const body = statements ? namedChildren(statements).filter(isCode) : [];
    const [only] = body;
    const result =
      body.length === 1 && only
        ? this.#infer(only, inner, wanted?.result)
        : (this.#block(body, inner), wanted?.result);
    return {
      name: '->',
      args: wanted?.args ?? names.map(() => undefined),
      result:
        wanted?.result?.isGeneric === true
          ? result
          : (result ?? wanted?.result),
    };
  }

  // Statements

  /**
   * @param {readonly Node[]} nodes
   * @param {Scope} scope
   */
  #block(nodes, scope) {
    for (const node of nodes) this.#infer(node, scope, undefined);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #statement(node, scope) {
    switch (node.type) {
      case 'class_declaration':
      case 'protocol_declaration':
        return this.#typeBody(node, scope);
      case 'function_declaration':
      case 'init_declaration':
      case 'deinit_declaration':
        return this.#function(node, scope);
      case 'property_declaration':
        return this.#propertyDeclaration(node, scope);
      case 'if_statement':
      case 'guard_statement':
      case 'while_statement':
      case 'repeat_while_statement':
        return this.#conditional(node, scope);
      case 'for_statement':
        return this.#loop(node, scope);
      case 'switch_statement':
        return this.#switch(node, scope);
      case 'catch_block':
        return this.#catch(node, scope);
      case 'control_transfer_statement': {
        const result = node.childForFieldName('result');
        if (result) this.#expect(result, this.#returns(scope), scope);
        else this.#children(node, scope);
        return undefined;
      }
      case 'statements':
      case 'function_body':
      case 'do_statement':
        return this.#block(namedChildren(node), {
          outer: scope,
          names: new Map(),
          self: scope.self,
        });
      case 'import_declaration':
      case 'typealias_declaration':
      case 'modifiers':
      case 'comment':
      case 'multiline_comment':
      case 'availability_condition':
      case 'attribute':
      case 'line_str_text':
      case 'associatedtype_declaration':
      case 'protocol_function_declaration':
      case 'protocol_property_declaration':
      case 'selector_expression':
      case 'value_argument_label':
        return undefined;
      case 'pattern':
        for (const name of boundNames(node)) scope.names.set(name, undefined);
        return undefined;
      default:
        return this.#children(node, scope);
    }
  }

  /**
   * @param {Scope} scope
   * @returns {Type | undefined}
   */
  #returns(scope) {
    for (
      let at = /** @type {Scope | undefined} */ (scope);
      at !== undefined;
      at = at.outer
    )
      if ('returns' in at) return at.returns;
    return undefined;
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #typeBody(node, scope) {
    const own = nameOfType(node);
    const isExtension = kindOfType(node) === 'extension';
    const name =
      isExtension || scope.self === undefined
        ? own
        : `${scope.self.name}.${own}`;
    const [info] = this.#world.find(name, this.#view(scope));
    if (info !== undefined) this.#conformance(node, info);
    const body = node.childForFieldName('body');
    if (body)
      this.#block(namedChildren(body), {
        outer: scope,
        names: new Map(),
        self: info,
      });
  }

  /**
   * @param {Node} node
   * @param {TypeInfo} info
   */
  #conformance(node, info) {
    if (info.kind === 'protocol') return;
    for (const specifier of namedChildren(node)) {
      const type =
        specifier.type === 'inheritance_specifier'
          ? typeOf(namedChildren(specifier)[0])
          : undefined;
      const [protocol] =
        type === undefined ? [] : this.#world.find(type.name, this.#viewIn(''));
      if (
        protocol?.kind !== 'protocol' ||
        protocol.module === 'Swift' ||
        protocol.module === 'Foundation'
      )
        continue;
      const missing = protocol.members
        .filter(({ kind, isOptional }) => kind === 'function' && !isOptional)
        .find((wanted) => {
          const hasDefault = protocol.members.some(
            (other) => other.isOptional && sameCall(other, wanted),
          );
          return (
            !hasDefault &&
            !this.#world
              .members(info, wanted.name)
              .members.some(
                (other) => other.owner !== protocol && sameCall(other, wanted),
              )
          );
        });
      if (missing !== undefined) {
        const labels = missing.parameters
          .map(({ label }) => `${label ?? '_'}:`)
          .join('');
        this.#error(
          node.childForFieldName('name') ?? node,
          `type '${info.name}' does not conform to protocol '${protocol.name}': '${missing.name}(${labels})' is missing`,
        );
      }
    }
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #function(node, scope) {
    const generics = new Set(
      namedChildren(node)
        .filter(({ type }) => type === 'type_parameters')
        .flatMap(namedChildren)
        .flatMap((parameter) => namedChildren(parameter)[0]?.text ?? []),
    );
    const result = typeOf(
      namedChildren(node).filter(isTypeNode).at(-1),
      generics,
    );
    /** @type {Scope} */
    const inner = {
      outer: scope,
      names: new Map(),
      self: scope.self,
      returns: result,
    };
    for (const { name, type, isVariadic } of parametersOf(node, generics)) {
      inner.names.set(unquoted(name), isVariadic ? named('Array', type) : type);
    }
    for (const [index, child] of node.children.entries()) {
      if (child !== null && node.fieldNameForChild(index) === 'default_value')
        this.#infer(child, scope, undefined);
    }
    const body = node.childForFieldName('body');
    const statements = body
      ? namedChildren(body).find(({ type }) => type === 'statements')
      : undefined;
    if (statements) this.#body(statements, inner, result);
  }

  /**
   * The statements of a function or property; one alone is what it returns.
   * @param {Node} statements
   * @param {Scope} scope
   * @param {Type | undefined} result
   */
  #body(statements, scope, result) {
    const body = namedChildren(statements).filter(isCode);
    const [only] = body;
    if (body.length === 1 && only) this.#expect(only, result, scope);
    else this.#block(body, scope);
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #propertyDeclaration(node, scope) {
    const annotation = namedChildren(node).find(
      ({ type }) => type === 'type_annotation',
    );
    const written = annotation
      ? typeOf(namedChildren(annotation).find(isTypeNode))
      : undefined;
    const value = node.childForFieldName('value');
    const type = value ? this.#expect(value, written, scope) : undefined;
    const patterns = namedChildren(node).filter(
      (child) => child.type === 'pattern',
    );
    const isMember = node.parent?.type.endsWith('class_body') ?? false;
    // A member is found through its type; the names of a tuple are known without types.
    if (!isMember) {
      for (const pattern of patterns) {
        const names = boundNames(pattern);
        for (const name of names)
          scope.names.set(
            name,
            names.length === 1 && pattern.namedChildCount === 1
              ? (written ?? type)
              : undefined,
          );
      }
    }
    for (const child of namedChildren(node)) {
      if (child.type === 'computed_property')
        this.#accessors(child, scope, written);
      if (child.type === 'willset_didset_block')
        this.#children(child, {
          outer: scope,
          names: new Map([
            ['oldValue', written],
            ['newValue', written],
          ]),
          self: scope.self,
        });
    }
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   * @param {Type | undefined} type
   */
  #accessors(node, scope, type) {
    for (const child of namedChildren(node)) {
      if (child.type === 'statements') {
        this.#body(
          child,
          { outer: scope, names: new Map(), self: scope.self, returns: type },
          type,
        );
      } else {
        const names = new Map([['newValue', type]]);
        for (const part of namedChildren(child)) {
          if (part.type === 'statements')
            this.#body(
              part,
              { outer: scope, names, self: scope.self, returns: type },
              type,
            );
        }
      }
    }
  }

  /**
   * `if`, `guard` and `while`: names that the condition binds hold inside, those of `guard` behind it.
   * @param {Node} node
   * @param {Scope} scope
   */
  #conditional(node, scope) {
    const isGuard = node.type === 'guard_statement';
    /** @type {Scope} */
    const inner = isGuard
      ? scope
      : { outer: scope, names: new Map(), self: scope.self };
    /** @type {string | undefined} */
    let binding;
    /** @type {Type | undefined} */
    let annotated;
    let isElse = false;
    const bindNow = () => {
      // `if let name` alone takes the value of that name.
      if (binding === undefined) return;
      const known = this.#name(binding, scope)?.type;
      inner.names.set(binding, unwrapped(annotated ?? known));
      binding = undefined;
      annotated = undefined;
    };
    for (const [index, child] of node.children.entries()) {
      if (child === null) continue;
      const field = node.fieldNameForChild(index);
      if (child.type === 'else') {
        bindNow();
        isElse = true;
      } else if (child.type === ',' || child.type === '{') {
        bindNow();
      } else if (field === 'bound_identifier') {
        binding = unquoted(child.text);
      } else if (child.type === 'type_annotation') {
        annotated = typeOf(namedChildren(child).find(isTypeNode));
      } else if (child.type === 'value_binding_pattern' || !child.isNamed) {
        continue;
      } else if (child.type === 'statements') {
        const own = isElse && !isGuard ? scope : inner;
        this.#block(namedChildren(child), {
          outer: own,
          names: new Map(),
          self: scope.self,
        });
      } else if (child.type === 'if_statement') {
        this.#conditional(child, scope);
      } else if (binding !== undefined) {
        const type = this.#infer(child, inner, annotated);
        inner.names.set(binding, unwrapped(annotated ?? type));
        binding = undefined;
        annotated = undefined;
      } else {
        this.#infer(child, inner, undefined);
      }
    }
    bindNow();
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #loop(node, scope) {
    const [item, collection] = ['item', 'collection'].map((name) =>
      node.childForFieldName(name),
    );
    const type = collection
      ? unwrapped(this.#infer(collection, scope, undefined))
      : undefined;
    const element =
      type?.name === 'Array' || type?.name === 'Set' ? type.args[0] : undefined;
    /** @type {Scope} */
    const inner = { outer: scope, names: new Map(), self: scope.self };
    const names = item ? boundNames(item) : [];
    for (const name of names)
      inner.names.set(name, names.length === 1 ? element : undefined);
    for (const child of namedChildren(node)) {
      if (child.type === 'statements') this.#block(namedChildren(child), inner);
      if (child.type === 'where_clause') this.#children(child, inner);
    }
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #switch(node, scope) {
    const subject = node.childForFieldName('expr');
    const type = subject
      ? unwrapped(this.#infer(subject, scope, undefined))
      : undefined;
    for (const entry of namedChildren(node)) {
      if (entry.type !== 'switch_entry') continue;
      /** @type {Scope} */
      const inner = { outer: scope, names: new Map(), self: scope.self };
      for (const child of namedChildren(entry)) {
        if (child.type === 'switch_pattern') this.#pattern(child, type, inner);
        if (child.type === 'statements')
          this.#block(namedChildren(child), inner);
        if (child.type === 'where_clause') this.#children(child, inner);
      }
    }
  }

  /**
   * @param {Node} node
   * @param {Type | undefined} type
   * @param {Scope} scope
   */
  #pattern(node, type, scope) {
    const name = node.descendantsOfType('simple_identifier')[0];
    const isCase = /^(?:let\s+|var\s+)?\./.test(node.text);
    if (isCase && name) this.#implicit(name, type, scope);
    for (const identifier of node
      .descendantsOfType('simple_identifier')
      .slice(isCase ? 1 : 0)) {
      if (identifier) scope.names.set(unquoted(identifier.text), undefined);
    }
  }

  /**
   * @param {Node} node
   * @param {Scope} scope
   */
  #catch(node, scope) {
    /** @type {Scope} */
    const inner = {
      outer: scope,
      names: new Map([['error', named('Error')]]),
      self: scope.self,
    };
    const pattern = node.childForFieldName('error');
    if (pattern) {
      const type = typeOf(namedChildren(pattern).find(isTypeNode));
      for (const name of boundNames(pattern)) inner.names.set(name, type);
    }
    for (const child of namedChildren(node)) {
      if (child.type === 'statements') this.#block(namedChildren(child), inner);
    }
  }
}

/**
 * @param {Node} node
 * @returns {boolean}
 */
function isCode(node) {
  return !['comment', 'multiline_comment', 'directive'].includes(node.type);
}

/**
 * @param {OwnedMember} one
 * @param {OwnedMember} other
 * @returns {boolean} They are called in the same way.
 */
function sameCall(one, other) {
  return (
    one.name === other.name &&
    one.parameters.length === other.parameters.length &&
    one.parameters.every(
      ({ label }, index) => label === other.parameters[index]?.label,
    )
  );
}

/**
 * Names that the code gives to values, wherever they hold.
 * @param {Node} root
 * @returns {string[]}
 */
function allBoundNames(root) {
  const patterns = root.descendantsOfType([
    'pattern',
    'lambda_parameter',
    'parameter',
    'capture_list_item',
  ]);
  const conditions = root.descendantsOfType([
    'if_statement',
    'guard_statement',
    'while_statement',
  ]);
  return [
    ...patterns.flatMap((node) =>
      node ? node.descendantsOfType('simple_identifier') : [],
    ),
    ...conditions.flatMap(
      (node) => node?.childrenForFieldName('bound_identifier') ?? [],
    ),
  ].flatMap((node) => (node ? unquoted(node.text) : []));
}

/**
 * A call with its arguments. A closure behind the parentheses can make a call of its own of the call before it.
 * @param {Node} node
 * @returns {{ callee: Node | undefined, args: NodeArgument[], isSubscript: boolean }}
 */
function flatCall(node) {
  const [callee, ...suffixes] = namedChildren(node);
  const args = argumentsOf(suffixes);
  const isSubscript = suffixes.some((suffix) =>
    namedChildren(suffix).some(
      (child) => child.type === 'value_arguments' && child.text.startsWith('['),
    ),
  );
  const hasOnlyClosures =
    args.length > 0 &&
    args.every(({ isTrailing }) => isTrailing) &&
    !suffixes.some((suffix) => suffix.text.startsWith('('));
  if (callee?.type === 'call_expression' && hasOnlyClosures) {
    const inner = flatCall(callee);
    if (
      !inner.isSubscript &&
      !inner.args.some(({ isTrailing }) => isTrailing)
    ) {
      return { ...inner, args: [...inner.args, ...args] };
    }
  }
  return { callee, args, isSubscript };
}

/**
 * @param {readonly Node[]} suffixes
 * @returns {NodeArgument[]}
 */
function argumentsOf(suffixes) {
  /** @type {NodeArgument[]} */
  const args = [];
  for (const suffix of suffixes) {
    /** @type {string | undefined} */
    let label;
    for (const child of namedChildren(suffix)) {
      if (child.type === 'value_arguments') {
        for (const argument of namedChildren(child)) {
          const node =
            argument.childForFieldName('value') ??
            namedChildren(argument).at(-1);
          const name = argument.childForFieldName('name')?.text;
          if (argument.type === 'value_argument' && node)
            args.push({ label: name, isTrailing: false, node });
        }
      } else if (child.type === 'lambda_literal') {
        args.push({ label, isTrailing: true, node: child });
        label = undefined;
      } else {
        label = child.text;
      }
    }
  }
  return args;
}
