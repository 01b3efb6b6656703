import { symbolsFolder } from '../../../model/docPaths';
import { functionsType, platformName } from '../../../model/spelling';
import { typesOf } from './modelTypes';
import { linkTo, type ShownSymbols } from './links';
import { apiKey, type ApiSet, type Scope } from '../../api/types';
import {
  commentFor,
  isJsonType,
  nativeSymbol,
  resolveMembers,
  resolveOwnMembers,
  symbolOn,
  type Resolved,
} from './resolve';
import { apiTable, type RenderContext } from './tables';

/** A symbol in the index, with every type that has it and means the same by it. */
interface IndexEntry {
  /** As prose spells it, without its owner: `writePDF()`. */
  readonly name: string;
  readonly symbol: Resolved;
  readonly owners: readonly string[];
}

/** The type of this name, or `undefined` where the platform has none and only types that inherit it. */
function typeNamed(apis: ApiSet, scope: Scope, name: string): Resolved | undefined {
  const symbol = symbolOn(apis, scope, name);
  return symbol?.id === name ? symbol : undefined;
}

/** Every symbol that a platform's package has, those of the model first. */
export function symbolsOf(apis: ApiSet, scope: Scope): Resolved[] {
  const found = typesOf(apis, scope.product).flatMap(({ name }) => {
    const type = typeNamed(apis, scope, name);
    const functions = name === functionsType(scope.product);
    if (type === undefined && !functions) return [];
    // Inherited members are listed with the base, unless the package doesn't export it.
    const bases = apis.model.symbols.get(name)?.bases ?? [];
    const hasBases = bases.every((base) => typeNamed(apis, scope, base) !== undefined);
    const members = (hasBases ? resolveOwnMembers : resolveMembers)(
      apis,
      scope,
      type ?? { id: name, kind: 'type', text: name, declared: undefined, neutral: undefined },
    );
    return type === undefined ? members : [type, ...members];
  });
  const seen = new Set(found.flatMap(({ declared }) => declared?.id ?? []));
  const natives = [...(apis.platforms.get(apiKey(scope))?.symbols.values() ?? [])].flatMap(
    (declared) =>
      seen.has(declared.id) || declared.kind === 'variable' ? [] : nativeSymbol(declared),
  );
  return [...found, ...natives];
}

/** Name and owner of a symbol, both as the platform spells them. */
function placed(symbol: Resolved, { platform, product }: Scope): [name: string, owner?: string] {
  const { id, kind, text } = symbol;
  if (kind === 'type') return [text];
  const dot = text.lastIndexOf('.');
  const owner = dot < 0 ? undefined : text.slice(0, dot);
  const name = text.slice(dot + 1);
  // The contract of a function is its own type; literals and members do not name their type.
  return kind === 'function'
    ? [name, owner]
    : [name, owner ?? platformName(id.slice(0, id.lastIndexOf('.')), platform, product)];
}

const sortKey = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/**
 * The entries of a platform's index in alphabetical order.
 *
 * @param hrefOf Address of the description of a symbol, if there is one.
 */
export function indexEntries(
  symbols: readonly Resolved[],
  scope: Scope,
  hrefOf: (symbol: Resolved) => string | undefined,
): IndexEntry[] {
  const entries = new Map<string, IndexEntry>();
  for (const symbol of symbols) {
    const { summary } = commentFor(symbol);
    // Objects that only gather functions have no description, and JSON that nothing returns has no page.
    if (summary === '' || (symbol.declared === undefined && hrefOf(symbol) === undefined)) continue;
    const [name, owner] = placed(symbol, scope);
    const key = `${name} ${symbol.kind === 'type' ? 'type' : summary}`;
    const known = entries.get(key);
    const owners = [...(known?.owners ?? []), ...(owner === undefined ? [] : [owner])];
    entries.set(key, { name, symbol: known?.symbol ?? symbol, owners: [...new Set(owners)] });
  }
  return [...entries.values()].sort(
    (a, b) =>
      sortKey(a.name).localeCompare(sortKey(b.name), 'en') || a.name.localeCompare(b.name, 'en'),
  );
}

/** Leads from the index of a platform to that of all. */
const allPlatforms = `To compare names, types, and defaults across platforms, see [symbols on all platforms](/docs/${symbolsFolder}/).`;

/**
 * The index of a platform: a heading for each letter, and below it a table of the functions, types
 * and members that begin with it, each with a link to where it is described.
 *
 * @param path Page that the index is on.
 */
export function apiIndex(index: ShownSymbols, path: string, context: RenderContext): string {
  const { apis, scope } = context;
  const letters = new Map<string, IndexEntry[]>();
  const hrefOf = (symbol: Resolved): string | undefined => linkTo(apis, index, scope, symbol, path);
  const symbols = symbolsOf(apis, scope);
  for (const entry of indexEntries(symbols, scope, hrefOf)) {
    const letter = sortKey(entry.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  /** Where a symbol without a row of a table is described: with its first member that has one, or with its type. */
  const hrefBeside = ({ id }: Resolved): string | undefined =>
    symbols
      .filter((other) => other.id.startsWith(`${id}.`) || id.startsWith(`${other.id}.`))
      .map(hrefOf)
      .find((href) => href !== undefined);
  const name = ({ name, symbol }: IndexEntry): string => {
    const href = hrefOf(symbol) ?? hrefBeside(symbol);
    const { deprecated } = commentFor(symbol);
    const code = href === undefined ? `\`${name}\`` : `[\`${name}\`](${href})`;
    return deprecated === undefined ? code : `~~${code}~~`;
  };
  const sections = [...letters].map(([letter, entries]) => {
    const table = apiTable(entries, {
      Name: name,
      In: ({ owners, symbol }) => {
        if (isJsonType(symbol)) return 'JSON';
        return owners.length === 0 ? '–' : owners.map((owner) => `\`${owner}\``).join('<br />');
      },
      Meaning: ({ symbol }) => context.link(commentFor(symbol).summary),
    });
    return `## ${letter}\n\n${table}`;
  });
  return [allPlatforms, '<ApiIndexEntries>', ...sections, '</ApiIndexEntries>'].join('\n\n');
}
