/**
 * The steps of each version for the upgrade path: the entries of the changelog, with what they concern in a reader's
 * code as the platform spells it, and the requirements that changed.
 */
import { groupNames, groupOf } from '../../../model/upgradePath';
import type { Use } from '../../../model/uses';
import type { ChangelogEntry } from './changelog';
import type { ChangelogItem } from './changelogItems';
import { deprecatedIn } from './changelogSymbols';
import type { Compatibility } from './compatibility';
import type { ApiSet, Scope } from '../../api/types';
import { resolveMembers, symbolOn, type Resolved } from '../symbols/resolve';

/** Entries that say that there is nothing to do: no steps. */
const maintenance = /^(?:Maintenance release|Hotfix for|Pre-release|Earlier test|Another test)\b/;

/** Columns of compatibility tables that no app has to meet. */
const noRequirement: readonly string[] = ['native'];

/** The entries of a version that are steps of an upgrade: requirements and breaking changes first, additions and fixes last. */
export function stepItems({ items }: Pick<ChangelogEntry, 'items'>): readonly ChangelogItem[] {
  const place = (item: ChangelogItem): number => groupNames.indexOf(groupOf(item));
  return items.filter(({ text }) => !maintenance.test(text)).sort((a, b) => place(a) - place(b));
}

/** The last identifier of a name: `setColorPrimary` of `ColorConfiguration.setColorPrimary()`, `A4` of `'A4'`. */
function lastIdentifier(name: string): string {
  return /([A-Za-z_$][\w$]*)\W*$/.exec(name.replace(/\(.*\)$/, ''))?.[1] ?? name;
}

/** What a symbol looks like in code. */
function useOf(symbol: Resolved, apis: ApiSet, scope: Scope): Use {
  const word = lastIdentifier(symbol.text);
  if (symbol.kind === 'enumMember') return { label: symbol.text, words: [`.${word}`] };
  if (symbol.kind !== 'type') return { label: symbol.text, words: [word] };
  const members = resolveMembers(apis, scope, symbol, false)
    .filter(({ kind }) => kind === 'enumMember')
    .map(({ text }) => `.${lastIdentifier(text)}`);
  return { label: symbol.text, words: [word, ...members] };
}

/**
 * What an entry concerns in code: what it deprecates, and not the replacement; what it removes, and not the type that
 * had it; otherwise all that it names.
 */
export function usesOfItem(item: ChangelogItem, apis: ApiSet, scope: Scope): readonly Use[] {
  const named = item.symbols.flatMap((reference) => symbolOn(apis, scope, reference) ?? []);
  const symbols = item.kind === 'Deprecated' ? deprecatedIn(item, apis, scope) : named;
  const names = item.names.map((name) => ({ label: name, words: [name] }));
  const uses = symbols.map((symbol) => useOf(symbol, apis, scope));
  const all = item.kind === 'Removed' && names.length > 0 ? names : [...uses, ...names];
  return [...new Map(all.map((use) => [use.label, use])).values()];
}

/** A requirement that a version changed: its place in the table, its name, the value before, and the value from then on. */
export type ChangedRequirement = readonly [
  order: number,
  name: string,
  before: string,
  after: string,
];

/** What `compatibility.json` says of a version that is different from the version before. */
export function changedRequirements(
  { columns, releases }: Compatibility,
  version: string,
): readonly ChangedRequirement[] {
  const place = releases.findIndex((release) => release.version === version);
  const release = releases[place];
  const older = place < 0 ? [] : releases.slice(place + 1);
  if (release === undefined || older.length === 0) return [];
  const rows = Object.entries(columns)
    .filter(([key]) => !noRequirement.includes(key))
    .map(([key, name]) => ({
      name,
      before: older.find(({ values }) => values[key] !== undefined)?.values[key],
      after: release.values[key],
    }));
  const stores = {
    name: 'Accepted by the stores',
    before: older.find((one) => one.stores !== undefined)?.stores,
    after: release.stores,
  };
  return [...rows, stores].flatMap(({ name, before, after }, order): ChangedRequirement[] =>
    after === undefined || after === before
      ? []
      : [[order, name, before ?? 'not documented', after]],
  );
}
