/** The steps of each version for the upgrade path. */
import { stepKinds } from '../../../model/upgradePath';
import type { ApiSet, Scope } from '../../api/types';
import { resolveMembers, symbolOn } from '../symbols/resolve';
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

/**
 * Words that give away code which an entry concerns, as the platform spells them: what it names, and the members of
 * enumerations; of a deprecation, not the replacement.
 */
export function wordsOf(item: ChangelogItem, apis: ApiSet, scope: Scope): string[] {
  const symbols =
    item.kind === 'Deprecated'
      ? deprecatedIn(item, apis, scope)
      : item.symbols.flatMap((reference) => symbolOn(apis, scope, reference) ?? []);
  const members = symbols
    .filter(({ kind }) => kind === 'type')
    .flatMap((type) => resolveMembers(apis, scope, type))
    .filter(({ kind }) => kind === 'enumMember');
  const words = [...symbols, ...members].map(({ text }) => lastWord(text));
  return [...new Set([...words, ...item.names])];
}
