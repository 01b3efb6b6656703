/**
 * Compares the changelogs with the declarations: what a version added has its `@since`, what it deprecated has
 * `@deprecated`, and what it removed is not declared.
 */
import { platformById } from '../../../model/platforms';
import { symbolsOf } from '../symbols/apiIndex';
import { changelogFile, type ChangelogEntry, type ChangelogItem } from './changelog';
import type { Problem } from '../../../base/problems';
import { areRelated } from '../symbols/links';
import { apiKey, scopes, type ApiSet, type Scope } from '../../api/types';
import { commentFor, symbolOn, type Resolved } from '../symbols/resolve';
import { ownVersion, versionOf } from '../symbols/since';

/** Whether a symbol is deprecated. `-` takes back what the model says, on a platform without the replacement. */
const isDeprecated = (symbol: Resolved): boolean => (commentFor(symbol).deprecated ?? '-') !== '-';

/** The symbols of an entry below "Deprecated" that are deprecated, and not their replacement. */
export const deprecatedIn = ({ symbols }: ChangelogItem, apis: ApiSet, scope: Scope): Resolved[] =>
  symbols.flatMap((reference) => symbolOn(apis, scope, reference) ?? []).filter(isDeprecated);

/** Whether two symbols are one member, as the base of a type declares it and as types inherit it. */
function isSameMember(
  a: Pick<Resolved, 'id'>,
  b: Pick<Resolved, 'id'>,
  { model }: ApiSet,
): boolean {
  const [type = '', member] = a.id.split('.');
  const [other = '', otherMember] = b.id.split('.');
  return member === otherMember && areRelated(type, other, model);
}

/** A platform's changelog and declarations. */
interface Compared {
  readonly apis: ApiSet;
  readonly scope: Scope;
  readonly entries: readonly ChangelogEntry[];
  /** Every symbol that the platform declares. */
  readonly declared: readonly Resolved[];
}

/** What an entry of a version says that declarations contradict. */
function problemsOfItem(
  item: ChangelogItem,
  version: string,
  { apis, scope, declared }: Compared,
): string[] {
  const { group, symbols, names } = item;
  if (group === 'Deprecated') {
    return deprecatedIn(item, apis, scope).length > 0
      ? []
      : ['None of the symbols of this entry is @deprecated.'];
  }
  if (group === 'Removed') {
    const isDeclared = (name: string): boolean =>
      declared.some(({ id, text }) => {
        const [type = '', member = type] = id.split('.');
        const isMeant = symbols.length === 0 || symbols.includes(type);
        return isMeant && [member, text].includes(name);
      });
    const { label } = platformById(scope.platform);
    return names
      .filter(isDeclared)
      .map((name) => `\`${name}\` is said to be removed, but ${label} declares it.`);
  }
  // An entry that also names something without `sdk:` is about that, such as a new parameter, and pre-releases have no
  // line of the native core.
  if (group !== 'Added' || names.length > 0 || version.includes('-')) return [];
  return symbols.flatMap((reference) => {
    const symbol = symbolOn(apis, scope, reference);
    if (symbol === undefined) return [];
    const came = versionOf(apis, scope, symbol);
    // A line that the platform doesn't have is reported with the declaration.
    if (came === undefined || came === version || hasUnknownLine(scope, symbol)) return [];
    return `\`sdk:${reference}\` is said to be added in ${version}, but its @since is that of ${came}. Name what is new, move the entry, or correct the @since in ${symbol.declared?.file ?? 'api-sources/'}.`;
  });
}

/** Whether the platform lacks the line of a symbol. Types that both SDKs share name a line of the Document SDK. */
const hasUnknownLine = (scope: Scope, symbol: Resolved): boolean =>
  scope.product !== 'barcode' &&
  commentFor(symbol).since !== undefined &&
  ownVersion(scope, symbol) === undefined;

/**
 * Whether the changelog leaves out a member that came with `version`, if that is the newest one and the type of the
 * member is older. Such a member is named directly, with its type, or with the new type of its values.
 */
function isLeftOut(
  { id, kind, declared }: Resolved,
  version: string | undefined,
  { apis, scope, entries }: Compared,
): boolean {
  const [newest, ...older] = entries;
  if (newest === undefined || newest.version !== version) return false;
  if (older.length === 0 || kind === 'type') return false;
  const [type = ''] = id.split('.');
  const owner = symbolOn(apis, scope, type);
  if (owner === undefined || versionOf(apis, scope, owner) === version) return false;
  const added = newest.items.flatMap(({ group, symbols }) => (group === 'Added' ? symbols : []));
  return !added.some((reference) => {
    const named = symbolOn(apis, scope, reference);
    return (
      reference === type ||
      new RegExp(`\\b${reference}\\b`).test(declared?.type ?? '') ||
      (named !== undefined && isSameMember({ id }, named, apis))
    );
  });
}

/** What the comment of a symbol says that the changelog lacks. */
function problemsOfSymbol(symbol: Resolved, compared: Compared): string[] {
  const { apis, scope, entries } = compared;
  const file = changelogFile(scope);
  const { since } = commentFor(symbol);
  const version = versionOf(apis, scope, symbol);
  const problems: string[] = [];
  if (hasUnknownLine(scope, symbol)) {
    const { label } = platformById(scope.platform);
    problems.push(
      `${symbol.id} came with ${since}, which has no first version on ${label}. Add it to src/model/platforms.ts, or correct the @since.`,
    );
  } else if (version !== undefined && !entries.some((entry) => entry.version === version)) {
    problems.push(
      `${symbol.id} came with ${version}, which has no entry in ${file}. Correct its @since, or add the version.`,
    );
  }
  if (isLeftOut(symbol, version, compared)) {
    problems.push(
      `${symbol.id} came with ${String(version)}, but no entry below "### Added" of that version in ${file} names it.`,
    );
  }
  const isNamed = (): boolean =>
    entries.some(({ items }) =>
      items.some(
        (item) =>
          item.group === 'Deprecated' &&
          deprecatedIn(item, apis, scope).some((other) => isSameMember(symbol, other, apis)),
      ),
    );
  if (isDeprecated(symbol) && !isNamed()) {
    problems.push(
      `${symbol.id} is @deprecated, but no entry below "### Deprecated" in ${file} names it.`,
    );
  }
  return problems;
}

/**
 * Everything that a changelog and the declarations of its platform contradict each other in.
 *
 * @param changelogs Entries of each product and platform, by `apiKey`.
 */
export function changelogProblems(
  apis: ApiSet,
  changelogs: ReadonlyMap<string, readonly ChangelogEntry[]>,
): Problem[] {
  return scopes.flatMap((scope) => {
    const entries = changelogs.get(apiKey(scope));
    if (entries === undefined || !apis.platforms.has(apiKey(scope))) return [];
    const file = changelogFile(scope);
    const declared = symbolsOf(apis, scope).filter((symbol) => symbol.declared !== undefined);
    const compared: Compared = { apis, scope, entries, declared };
    const ofEntries = entries.flatMap(({ version, items }) =>
      items.flatMap((item) =>
        problemsOfItem(item, version, compared).map((message) => ({
          file,
          line: item.line,
          message,
        })),
      ),
    );
    const ofSymbols = declared.flatMap((symbol) =>
      problemsOfSymbol(symbol, compared).map((message) => ({
        file: symbol.declared?.file ?? file,
        line: symbol.declared?.line ?? 1,
        message,
      })),
    );
    return [...ofEntries, ...ofSymbols];
  });
}
