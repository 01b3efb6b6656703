/** One API, as the build reads it: the common shape of the declarations in all languages. */
import { groupBy } from '../../base/groupBy';
import { platforms, products, type PlatformId, type ProductId } from '../../model/platforms';

export type SymbolKind =
  'interface' | 'enum' | 'alias' | 'variable' | 'property' | 'enumMember' | 'function';

export interface ApiParameter {
  readonly name: string;
  /** Type as source text in the language of the declarations. */
  readonly type: string;
  readonly optional: boolean;
  /** Markdown. */
  readonly description: string;
  /** Markdown, from `@defaultValue` words or the declaration. */
  readonly defaultValue?: string;
}

/** What a doc comment says, tag by tag; every text is Markdown with neutral symbol links. */
export interface ApiComment {
  readonly summary: string;
  readonly remarks?: string;
  readonly defaultValue?: string;
  readonly since?: string;
  readonly platforms?: readonly string[];
  readonly unit?: string;
  readonly deprecated?: string;
  readonly returns?: string;
  readonly cancel?: string;
  readonly nothingFound?: string;
  readonly failure?: string;
  readonly when?: string;
  readonly thread?: string;
  /** There for types whose fields the SDK returns as JSON; the tag has no text. */
  readonly jsonResult?: string;
  readonly examples?: readonly string[];
  readonly params?: Readonly<Record<string, string>>;
}

export interface ApiSymbol {
  /** `Type` or `Type.member`, as this API spells it. */
  readonly id: string;
  readonly kind: SymbolKind;
  readonly name: string;
  readonly parent?: string;
  /** Type, value or result as source text. */
  readonly type: string;
  /** The declaration as one line of source, without comments and annotations. */
  readonly signature: string;
  readonly optional: boolean;
  readonly parameters: readonly ApiParameter[];
  readonly comment: ApiComment;
  /** Names of the types this one extends, for interfaces and classes. */
  readonly bases: readonly string[];
  /** Whether it is a type with `@jsonResult`, or a member of one: no platform has to declare it. */
  readonly result: boolean;
  /** Whether it is static: on the type itself rather than on its instances. */
  readonly isStatic?: boolean;
  /** Whether a module doesn't export it: only types of its package extend it. */
  readonly isInternal?: boolean;
  /** Further forms of a function, with other parameters; their comment is that of the first. */
  readonly overloads?: readonly ApiSymbol[];
  readonly file: string;
  readonly line: number;
}

/** One API: symbols by id, in the order of the declarations. */
export interface Api {
  readonly id: string;
  readonly symbols: ReadonlyMap<string, ApiSymbol>;
  /** Packages for the same platform that no table shows, such as those of Xamarin beside Xamarin.Forms. */
  readonly others?: readonly Api[];
}

/** A product on a platform: what a package and the pages about it are for. */
export interface Scope {
  readonly product: ProductId;
  readonly platform: PlatformId;
}

/** Every product on every platform, in the order of the site, whether there is anything or not. */
export const scopes: readonly Scope[] = products.flatMap(({ id: product }) =>
  platforms.map(({ id: platform }) => ({ product, platform })),
);

/** Every API of the build, and where guides show their symbols. */
export interface ApiSet {
  /** The neutral model of each product. */
  readonly model: Api;
  /** Declarations per product and platform; a platform without an entry has none yet. */
  readonly platforms: ReadonlyMap<string, Api>;
}

/** Key of a platform's declarations in an {@link ApiSet}. */
export function apiKey(scope: Scope): string {
  return `${scope.product}/${scope.platform}`;
}

/** What the types of an API declare and inherit; `all` has the members of those that were asked for. */
interface TypeIndex {
  readonly own: ReadonlyMap<string | undefined, readonly ApiSymbol[]>;
  readonly all: Map<string, readonly ApiSymbol[]>;
  /** The types that inherit directly from each type. */
  readonly derived: ReadonlyMap<string, readonly Pick<ApiSymbol, 'name'>[]>;
}

/** Cache: pages look up the members of a few types thousands of times. */
const indexes = new WeakMap<Api['symbols'], TypeIndex>();

function indexOf({ symbols }: Api): TypeIndex {
  const known = indexes.get(symbols);
  if (known !== undefined) return known;
  const all = [...symbols.values()];
  const own = groupBy(all, ({ parent }) => parent);
  const pairs = all.flatMap(({ bases, name }) => bases.map((base) => ({ base, name })));
  const derived = groupBy(pairs, ({ base }) => base);
  const index = { own, all: new Map<string, readonly ApiSymbol[]>(), derived };
  indexes.set(symbols, index);
  return index;
}

/**
 * Members of a type in order, inherited ones before its own, nearest base first. An API that was asked
 * for members does not change any more.
 */
export function membersOf(api: Api, type: string): readonly ApiSymbol[] {
  const index = indexOf(api);
  const known = index.all.get(type);
  if (known !== undefined) return known;
  const own = ownMembersOf(api, type);
  const bases = api.symbols.get(type)?.bases ?? [];
  const inherited = bases.flatMap((base) => membersOf(api, base));
  const isOwn = ({ name }: ApiSymbol): boolean => own.some((member) => member.name === name);
  const members = [...inherited.filter((member) => !isOwn(member)), ...own];
  index.all.set(type, members);
  return members;
}

/** Members that a type declares itself, in order. */
export function ownMembersOf(api: Api, type: string): readonly ApiSymbol[] {
  return indexOf(api).own.get(type) ?? [];
}

/** Names of the types that inherit directly from `base`. */
export function derivedFrom(api: Api, base: string): readonly string[] {
  return (indexOf(api).derived.get(base) ?? []).map(({ name }) => name);
}

/** A member of a type or of one of its bases. */
export function memberOf(api: Api, type: string, member: string): ApiSymbol | undefined {
  return (
    api.symbols.get(`${type}.${member}`) ??
    membersOf(api, type).find((symbol) => symbol.name === member)
  );
}

/**
 * Makes the functions of one object further forms of those of another, where a package offers both: in Cordova, an object
 * whose functions take callbacks beside one whose functions return Promises. Afterward, the first object isn't a symbol.
 */
export function joinObjects(api: Api, object: string, into: string): Api {
  const symbols = [...api.symbols].filter(([id, { parent }]) => id !== object && parent !== object);
  return {
    ...api,
    symbols: new Map(
      symbols.map(([id, symbol]) => {
        const form = symbol.parent === into && api.symbols.get(`${object}.${symbol.name}`);
        return [id, form ? { ...symbol, overloads: [form] } : symbol];
      }),
    ),
  };
}
