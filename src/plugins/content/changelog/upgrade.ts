/** The steps of each version for the upgrade path. */
import { compareVersions } from '../../../base/versions';
import { stepKinds } from '../../../model/upgradePath';
import type { ApiSet, Scope } from '../../api/types';
import { resolveMembers, symbolOn, type Resolved } from '../symbols/resolve';
import { addedIn } from '../symbols/since';
import type { ChangelogEntry, ChangelogItem } from './changelog';
import { deprecatedIn } from './changelogSymbols';

/** Entries that say that there is nothing to do: no steps. */
const maintenance = /^(?:Maintenance release|Hotfix for|Pre-release|Earlier test|Another test)\b/;

/** The entries of a version that are steps of an upgrade, most urgent first. */
export function stepItems({ items }: Pick<ChangelogEntry, 'items'>): readonly ChangelogItem[] {
  const kinds = Object.keys(stepKinds);
  return items
    .filter(({ text }) => !maintenance.test(text))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** The last identifier of a name: `setColorPrimary` of `ColorConfiguration.setColorPrimary()`, `A4` of `'A4'`. */
const lastWord = (name: string): string =>
  /([\w$]+)\W*$/.exec(name.replace(/\(.*\)$/, ''))?.[1] ?? name;

/** The symbols that an entry is about; of a deprecation, not the replacement. */
const subjectsOf = (item: ChangelogItem, apis: ApiSet, scope: Scope): Resolved[] =>
  item.kind === 'Deprecated'
    ? deprecatedIn(item, apis, scope)
    : item.symbols.flatMap((reference) => symbolOn(apis, scope, reference) ?? []);

/**
 * Version in which the oldest symbol came that an entry is about: apps from before that version have no code that the
 * entry concerns. None for other kinds: additions and requirements concern all apps, and a change can name a symbol that
 * undoes it.
 *
 * @param version Version of the entry. If the oldest symbol is new in it, the entry is about something else.
 */
export function subjectSince(
  item: ChangelogItem,
  version: string,
  apis: ApiSet,
  scope: Scope,
): string | undefined {
  if (!['Breaking', 'Deprecated', 'Fixed'].includes(item.kind)) return undefined;
  const versions = subjectsOf(item, apis, scope).map((symbol) => addedIn(apis, scope, symbol));
  const known = versions.flatMap((one) => one ?? []).sort(compareVersions);
  return known.length < versions.length || known[0] === version ? undefined : known[0];
}

/**
 * Words that give away code which an entry concerns, as the platform spells them: what it names, and the members of
 * enumerations.
 */
export function wordsOf(item: ChangelogItem, apis: ApiSet, scope: Scope): string[] {
  const symbols = subjectsOf(item, apis, scope);
  const members = symbols
    .filter(({ kind }) => kind === 'type')
    .flatMap((type) => resolveMembers(apis, scope, type))
    .filter(({ kind }) => kind === 'enumMember');
  const words = [...symbols, ...members].map(({ text }) => lastWord(text));
  return [...new Set([...words, ...item.names])];
}
