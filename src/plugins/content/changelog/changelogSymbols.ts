/**
 * Compares the changelogs with the declarations: what a version added has its `@since`, what it deprecated has
 * `@deprecated`, and what it removed is not declared.
 */
import { platformFolder } from '../../../model/docPaths';
import { platformById } from '../../../model/platforms';
import { symbolsOf } from '../symbols/apiIndex';
import type { ChangelogEntry } from './changelog';
import type { ChangelogItem } from './changelogItems';
import type { Problem } from '../../../base/problems';
import { areRelated } from '../symbols/links';
import { apiKey, scopes, type ApiSet, type Scope } from '../../api/types';
import { commentFor, resolveMembers, symbolOn, type Resolved } from '../symbols/resolve';
import { versionOf } from './since';

/** A platform's changelog as it is compared. */
interface Compared {
  readonly apis: ApiSet;
  readonly scope: Scope;
  /** Path of the changelog, for problems. */
  readonly file: string;
  /** Newest first. */
  readonly entries: readonly ChangelogEntry[];
  /** Every symbol that the platform declares. */
  readonly symbols: readonly Resolved[];
}

/** Path of a platform's changelog, relative to the site. */
export function changelogFile({ product, platform }: Scope): string {
  return `docs/${platformFolder(product, platform)}/changelog.mdx`;
}

/** Name of the type that a symbol is a member of. */
const ownerOf = ({ id }: Resolved): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** Whether two symbols are one member, as the base of a type declares it and as types inherit it. */
function isSameMember(a: Resolved, b: Resolved, apis: ApiSet): boolean {
  const [first, second] = [ownerOf(a), ownerOf(b)];
  return (
    a.id.slice(first.length) === b.id.slice(second.length) && areRelated(first, second, apis.model)
  );
}

/** Symbols that declarations date to a version that the changelog doesn't have, or to a line that hasn't reached the platform. */
function withoutVersion({ apis, scope, file, entries, symbols }: Compared): Problem[] {
  const versions = new Set(entries.map((entry) => entry.version));
  return symbols.flatMap((symbol) => {
    const { since } = commentFor(symbol);
    const version = versionOf(apis, scope, symbol);
    // Objects that only hold functions aren't dated, and types that both SDKs share name a line of the Document SDK.
    if (version === undefined && (since === undefined || scope.product === 'barcode')) return [];
    if (version !== undefined && versions.has(version)) return [];
    const message =
      version === undefined
        ? `${symbol.id} came with ${since ?? ''}, which has no first version on ${platformById(scope.platform).label}. Add it to src/model/platforms.ts, or correct the @since.`
        : `${symbol.id} came with ${version}, which has no entry in ${file}. Correct its @since, or add the version.`;
    return [{ file: symbol.declared?.file ?? file, line: symbol.declared?.line ?? 1, message }];
  });
}

/**
 * Symbols that a version is said to have added, and that declarations date to a different one. An entry that also names
 * something without `sdk:` is about that, such as a new parameter, and pre-releases have no line of the native core.
 */
function misdated({ apis, scope, file, entries }: Compared): Problem[] {
  return entries
    .filter(({ version }) => !version.includes('-'))
    .flatMap(({ version, items }) =>
      items
        .filter(({ kind, names }) => kind === 'Added' && names.length === 0)
        .flatMap(({ symbols, line }) =>
          symbols.flatMap((reference) => {
            const symbol = symbolOn(apis, scope, reference);
            const came = symbol && versionOf(apis, scope, symbol);
            if (came === undefined || came === version) return [];
            const message = `\`sdk:${reference}\` is said to be added in ${version}, but its @since is that of ${came}. Name what is new, move the entry, or correct the @since in ${symbol?.declared?.file ?? 'api-sources/'}.`;
            return [{ file, line, message }];
          }),
        ),
    );
}

/** The symbols of an entry below "Deprecated" that are deprecated, and not their replacement. */
export function deprecatedIn(item: ChangelogItem, apis: ApiSet, scope: Scope): Resolved[] {
  return item.symbols
    .flatMap((reference) => symbolOn(apis, scope, reference) ?? [])
    .filter(isDeprecated);
}

/** `-` takes back what the model says, on a platform without the replacement. */
function deprecation(symbol: Resolved): string | undefined {
  const text = commentFor(symbol).deprecated;
  return text === '-' ? undefined : text;
}

const isDeprecated = (symbol: Resolved): boolean => deprecation(symbol) !== undefined;

/** Where entries below "Deprecated" and `@deprecated` say different things. */
function deprecations({ apis, scope, file, entries, symbols }: Compared): Problem[] {
  const items = entries.flatMap((entry) => entry.items.filter(({ kind }) => kind === 'Deprecated'));
  const inEntries = items.flatMap((item) => {
    const subjects = deprecatedIn(item, apis, scope);
    const replacements = subjects.map((symbol) => deprecation(symbol) ?? '').join(' ');
    return item.symbols.flatMap((reference) => {
      const symbol = symbolOn(apis, scope, reference);
      if (symbol === undefined || isDeprecated(symbol)) return [];
      const isReplacement = new RegExp(`\`sdk:${reference.replace(/\./g, '\\.')}[.\`]`).test(
        replacements,
      );
      const message = `\`sdk:${reference}\` is neither @deprecated nor named by the @deprecated of a symbol of this entry.`;
      return isReplacement ? [] : [{ file, line: item.line, message }];
    });
  });
  const named = items.flatMap((item) => deprecatedIn(item, apis, scope));
  const missing = symbols.filter(
    (symbol) => isDeprecated(symbol) && !named.some((other) => isSameMember(symbol, other, apis)),
  );
  return [
    ...inEntries,
    ...missing.map(({ id, declared }) => ({
      file: declared?.file ?? file,
      line: declared?.line ?? 1,
      message: `${id} is @deprecated, but no entry below "### Deprecated" in ${file} names it.`,
    })),
  ];
}

/** Members that an entry below "Removed" names, and that are still declared. */
function stillDeclared({ apis, scope, file, entries }: Compared): Problem[] {
  return entries.flatMap(({ items }) =>
    items
      .filter(({ kind }) => kind === 'Removed')
      .flatMap(({ names, symbols, line }) => {
        const members = symbols.flatMap((reference) => {
          const type = symbolOn(apis, scope, reference);
          return type?.kind === 'type' ? resolveMembers(apis, scope, type, false) : [];
        });
        const declared = (name: string): boolean =>
          symbolOn(apis, scope, name) !== undefined ||
          members.some(({ text, id }) => text === name || id.endsWith(`.${name}`));
        return names.filter(declared).map((name) => ({
          file,
          line,
          message: `\`${name}\` is said to be removed, but ${platformById(scope.platform).label} declares it.`,
        }));
      }),
  );
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
    const compared: Compared = {
      apis,
      scope,
      file: changelogFile(scope),
      entries,
      symbols: symbolsOf(apis, scope).filter(({ declared }) => declared !== undefined),
    };
    return [
      ...withoutVersion(compared),
      ...misdated(compared),
      ...deprecations(compared),
      ...stillDeclared(compared),
    ];
  });
}
