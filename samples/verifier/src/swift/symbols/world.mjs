// Everything that can be named: the types, functions and constants of all modules, and which of them a file sees.

/** @import { Declarations, Member, TypeDeclaration } from './declarations.mjs' */
/** @import { Type } from './types.mjs' */

/** The module that every file sees. */
const standardLibrary = 'Swift';

/**
 * @typedef {object} Source A file of a module.
 * @property {string} module
 * @property {Declarations} declarations
 * @property {readonly string[]} imports
 * @property {readonly string[]} exports Imports that those who import the module get, too.
 *
 * @typedef {object} TypeInfo
 * @property {string} name
 * @property {string} module
 * @property {TypeDeclaration['kind']} kind
 * @property {readonly string[]} generics
 * @property {Type[]} supers
 * @property {OwnedMember[]} members
 * @property {boolean} isComplete
 *
 * @typedef {Member & { source: Source, owner: TypeInfo | undefined }} OwnedMember
 *
 * @typedef {object} View What a place in a file sees.
 * @property {ReadonlySet<string>} modules
 * @property {string} own The module it belongs to.
 * @property {string} enclosing Name of the type around it, or an empty string.
 */

/** What an enumeration can have as its raw value. */
const rawValueTypes = new Set(['Int', 'Int8', 'Int32', 'UInt', 'String']);

export class World {
  /** @type {Map<string, TypeInfo[]>} */
  #types = new Map();
  /** @type {Map<string, OwnedMember[]>} */
  #globals = new Map();
  /** @type {Map<string, { module: string, type: Type | undefined }[]>} */
  #aliases = new Map();
  /** @type {Map<string, Set<string>>} */
  #exports = new Map();

  /** @type {ReadonlySet<string>} */
  #modules;

  /** @param {readonly Source[]} sources */
  constructor(sources) {
    this.#modules = new Set(sources.map(({ module }) => module));
    for (const source of sources)
      for (const { name, type } of source.declarations.aliases)
        push(this.#aliases, name, { module: source.module, type });
    for (const source of sources) {
      const exported = this.#exports.get(source.module) ?? new Set();
      for (const name of source.exports) exported.add(name);
      this.#exports.set(source.module, exported);
      for (const declaration of source.declarations.types)
        if (declaration.kind !== 'extension')
          this.#addType(declaration, source);
      for (const member of source.declarations.globals)
        push(this.#globals, member.name, {
          ...this.#withoutAliases(member, source.module),
          source,
          owner: undefined,
        });
    }
    for (const source of sources)
      for (const declaration of source.declarations.types)
        if (declaration.kind === 'extension') this.#extend(declaration, source);
  }

  /**
   * @param {TypeDeclaration} declaration
   * @param {Source} source
   */
  #addType({ kind, name, generics, supers, members, isComplete }, source) {
    /** @type {TypeInfo} */
    const info = {
      name,
      module: source.module,
      kind,
      generics,
      supers: [...supers],
      members: [],
      isComplete:
        isComplete ||
        (source.module !== standardLibrary && source.module !== 'Foundation'),
    };
    info.members.push(
      ...members.map((member) => ({
        ...this.#withoutAliases(member, source.module),
        source,
        owner: info,
      })),
    );
    push(this.#types, name, info);
  }

  /**
   * @param {TypeDeclaration} declaration
   * @param {Source} source
   */
  #extend({ name, supers, members }, source) {
    const all = this.#types.get(name) ?? [];
    const same = all.filter(({ module }) => module === source.module);
    for (const info of same.length > 0 ? same : all) {
      info.supers.push(...supers);
      info.members.push(
        ...members.map((member) => ({
          ...this.#withoutAliases(member, source.module),
          source,
          owner: info,
        })),
      );
    }
  }

  /**
   * A function type can have a name; a call has to know that it takes a closure.
   * @param {Member} member
   * @param {string} from The module that declares it.
   * @returns {Member}
   */
  #withoutAliases(member, from) {
    return {
      ...member,
      type: this.#withoutAlias(member.type, from),
      parameters: member.parameters.map((parameter) => ({
        ...parameter,
        type: this.#withoutAlias(parameter.type, from),
      })),
    };
  }

  /**
   * @param {Type | undefined} type
   * @param {string} from
   * @returns {Type | undefined}
   */
  #withoutAlias(type, from) {
    if (type === undefined) return undefined;
    const alias = this.#aliases.get(type.name)?.[0]?.type;
    if (alias?.name === '->') return alias;
    return {
      ...type,
      from,
      args: type.args.map((part) => this.#withoutAlias(part, from)),
    };
  }

  /**
   * @returns {ReadonlySet<string>}
   */
  get modules() {
    return this.#modules;
  }

  /**
   * The modules that a file with these imports sees.
   * @param {string} own Its own module.
   * @param {readonly string[]} imports
   * @returns {Set<string>}
   */
  visible(own, imports) {
    const seen = new Set([own, standardLibrary]);
    /** @param {string} module */
    const add = (module) => {
      if (seen.has(module)) return;
      seen.add(module);
      for (const next of this.#exports.get(module) ?? []) add(next);
    };
    for (const name of imports) add(name);
    return seen;
  }

  /**
   * The types a name can mean. More than one: the name is ambiguous.
   * @param {string} name
   * @param {View} view
   * @returns {TypeInfo[]}
   */
  find(name, view) {
    return this.#look(name, view, new Set());
  }

  /**
   * @param {string} name
   * @param {View} view
   * @param {Set<string>} path Aliases that led here.
   * @returns {TypeInfo[]}
   */
  #look(name, view, path) {
    const [first = '', ...rest] = name.split('.');
    if (rest.length > 0 && view.modules.has(first) && !this.#types.has(first)) {
      const only = { ...view, modules: new Set([first]), enclosing: '' };
      return this.#look(rest.join('.'), only, path);
    }
    for (
      let outer = view.enclosing;
      outer !== '';
      outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))
    ) {
      const inner = this.#nested(outer, name, view, path);
      if (inner.length > 0) return inner;
    }
    const found = (this.#types.get(name) ?? []).filter(({ module }) =>
      view.modules.has(module),
    );
    // A type of the app hides one that it imports.
    const own = found.filter(({ module }) => module === view.own);
    if (own.length > 0) return own;
    if (found.length > 0) return found;
    for (const { module, type } of this.#aliases.get(name) ?? []) {
      if (!view.modules.has(module) || type === undefined || path.has(name))
        continue;
      return this.#look(type.name, view, new Set([...path, name]));
    }
    if (rest.length > 0) {
      const [outer] = this.#look(first, view, path);
      if (outer !== undefined && outer.name !== first)
        return this.#look(
          [outer.name, ...rest].join('.'),
          { ...view, modules: new Set([...view.modules, outer.module]) },
          path,
        );
    }
    return [];
  }

  /**
   * @param {string} outer
   * @param {string} name
   * @param {View} view
   * @param {Set<string>} path
   * @returns {TypeInfo[]}
   */
  #nested(outer, name, view, path) {
    const direct = (this.#types.get(`${outer}.${name}`) ?? []).filter(
      ({ module }) => view.modules.has(module),
    );
    if (direct.length > 0) return direct;
    const alias = this.#aliases.get(`${outer}.${name}`)?.[0]?.type;
    if (alias !== undefined && !path.has(`${outer}.${name}`))
      return this.#look(
        alias.name,
        { ...view, enclosing: outer },
        new Set([...path, `${outer}.${name}`]),
      );
    return (this.#types.get(outer) ?? []).flatMap(({ supers }) =>
      supers.flatMap((base) =>
        base.name === outer
          ? []
          : this.#nested(
              base.name,
              name,
              { ...view, modules: this.modules },
              path,
            ),
      ),
    );
  }

  /**
   * Whether a name is declared at all, by a module that the place does not see.
   * @param {string} name
   * @returns {boolean}
   */
  isKnown(name) {
    return (
      this.#types.has(name) ||
      this.#globals.has(name) ||
      this.#aliases.has(name)
    );
  }

  /**
   * @param {string} name
   * @param {View} view
   * @returns {OwnedMember[]}
   */
  globals(name, view) {
    return (this.#globals.get(name) ?? []).filter(({ source }) =>
      view.modules.has(source.module),
    );
  }

  /**
   * The members of a type with a name, its own and those it inherits.
   * @param {TypeInfo} type
   * @param {string} name
   * @returns {{ members: OwnedMember[], isComplete: boolean }} Incomplete: it may have others.
   */
  members(type, name) {
    /** @type {OwnedMember[]} */
    const members = [];
    let isComplete = true;
    /** @type {Set<TypeInfo>} */
    const seen = new Set();
    /** @param {TypeInfo} info */
    const collect = (info) => {
      if (seen.has(info)) return;
      seen.add(info);
      isComplete &&= info.isComplete;
      members.push(...info.members.filter((member) => member.name === name));
      for (const base of info.supers) {
        // What stands there for an enumeration is the type of its raw values.
        if (info.kind === 'enum' && rawValueTypes.has(base.name)) {
          if (name === 'rawValue') isComplete = false;
          continue;
        }
        const found = this.find(base.name, {
          own: info.module,
          modules: this.modules,
          enclosing: info.name,
        });
        if (found.length === 0) isComplete = false;
        for (const next of found) collect(next);
      }
    };
    collect(type);
    return { members, isComplete };
  }

  /**
   * @param {TypeInfo} type
   * @returns {{ members: OwnedMember[], isComplete: boolean }} Its own initializers, or those it inherits.
   */
  initializers(type) {
    const own = type.members.filter(({ kind }) => kind === 'init');
    const declaredInside = own.filter(({ isOptional }) => !isOptional);
    if (type.kind === 'struct' && declaredInside.length === 0) {
      const stored = type.members.filter(({ isStored }) => isStored);
      own.push(
        this.#initializer(
          type,
          stored.flatMap(({ parameters }) => parameters),
        ),
      );
    }
    if (type.kind !== 'class')
      return { members: own, isComplete: type.isComplete };
    const bases = type.supers
      .flatMap(({ name }) =>
        this.find(name, {
          own: type.module,
          modules: this.modules,
          enclosing: type.name,
        }),
      )
      .filter(({ kind }) => kind === 'class');
    if (bases.length === 0 && declaredInside.length === 0)
      own.push(this.#initializer(type, []));
    const inherited = bases.map((base) => this.initializers(base));
    const taken = inherited
      .flatMap(({ members }) => members)
      .filter(
        ({ isConvenience }) => isConvenience || declaredInside.length === 0,
      );
    return {
      members: [...own, ...taken],
      isComplete:
        type.isComplete && inherited.every(({ isComplete }) => isComplete),
    };
  }

  /**
   * @param {TypeInfo} owner
   * @param {Member['parameters']} parameters
   * @returns {OwnedMember} One that nobody has written.
   */
  #initializer(owner, parameters) {
    return {
      name: 'init',
      kind: 'init',
      isStatic: false,
      parameters,
      type: undefined,
      value: undefined,
      generics: new Set(),
      isStored: false,
      isConvenience: false,
      isOptional: false,
      owner,
      source: {
        module: owner.module,
        declarations: { types: [], globals: [], aliases: [] },
        imports: [],
        exports: [],
      },
    };
  }

  /**
   * Whether a type is the other one or derives from it. In doubt it does.
   * @param {TypeInfo} type
   * @param {TypeInfo} wanted
   * @param {Set<TypeInfo>} [seen]
   * @returns {boolean}
   */
  leads(type, wanted, seen = new Set()) {
    if (type === wanted) return true;
    if (seen.has(type)) return false;
    seen.add(type);
    return type.supers.some((base) => {
      const found = this.find(base.name, {
        own: type.module,
        modules: this.modules,
        enclosing: type.name,
      });
      return (
        found.length === 0 ||
        found.some((next) => this.leads(next, wanted, seen))
      );
    });
  }
}

/**
 * @template T
 * @param {Map<string, T[]>} map
 * @param {string} key
 * @param {T} value
 */
function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
