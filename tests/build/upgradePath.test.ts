// The upgrade path on migration pages: all that the changelogs say is in it, and nothing that breaks code is left out.
import { describe, expect, it } from 'vitest';
import { parseChangelog } from '../../src/plugins/content/changelog/changelog';
import { stepItems } from '../../src/plugins/content/changelog/upgrade';
import { built } from '../builtSite';
import { guides, sourceOf } from '../docsTree';
import { pageAt, pages } from './site';

const migrations = guides.filter(({ kind }) => kind.id === 'migration');

/** The kinds of the steps of each version that a page holds, as far as its attributes say. */
function stepsOn(url: string): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>();
  let steps: string[] = [];
  for (const { attributes } of pageAt(url).tags) {
    const { 'data-version': version, 'data-kind': kind } = attributes;
    if (version !== undefined) versions.set(version, (steps = []));
    if (kind !== undefined) steps.push(kind);
  }
  return versions;
}

/** Rows about what is gone or on its way out, by what they link; the first cell names it. */
const obsoleteRow = /^\|([^|]+)\|.*\| *\[(?:Removed|Deprecated|Renamed|[^\]]*\bdelete)\b[^\]]*\]/gm;

/** The member in a reference, whatever the case in which a platform spells it. */
const lastName = (reference: string): string => /\w*$/.exec(reference)?.[0].toLowerCase() ?? '';

const withPath = migrations.filter(({ url }) => pageAt(url).html.includes('data-upgrade-steps'));

it('every migration between versions of a package has it, and no other page', () => {
  const withData = pages.filter(({ html }) => html.includes('data-upgrade-steps'));
  // From Xamarin, the way leads to another package, and nothing broke between its own versions.
  expect(withData.map(({ path }) => path).sort()).toEqual(
    migrations
      .filter(({ platform }) => platform !== 'Xamarin')
      .map(({ url }) => url)
      .sort(),
  );
  expect(withPath.length).toBeGreaterThan(5);
});

describe.each(withPath)('$url', ({ url }) => {
  const changelog = guides.find(
    ({ url: other }) => other === url.replace('migration', 'changelog'),
  );
  const { entries } = parseChangelog(sourceOf(changelog?.file ?? ''));
  const stepsOf = stepsOn(url);

  it('has every entry of the changelog that is a step', () => {
    for (const entry of entries) {
      const expected = stepItems(entry).map(({ kind }) => kind);
      expect(stepsOf.get(entry.version) ?? [], entry.version).toEqual(expected);
    }
    const island = pageAt(url)
      .tags.map(({ attributes }) => attributes['data-island'] ?? '')
      .find((text) => text.includes('"UpgradeChoice"'));
    expect(JSON.parse(island ?? '{}')).toMatchObject({
      versions: entries.map(({ version }) => version).join(' '),
    });
  });

  it('has changelog entries for all that its tables tell to delete or to move', () => {
    const recorded = entries
      .flatMap(({ items }) => items)
      .filter(({ group }) => group === 'Removed' || group === 'Deprecated')
      .flatMap(({ symbols, names }) => [...symbols, ...names].map(lastName));
    const obsolete = [...built(`${url.slice(1)}.md`).matchAll(obsoleteRow)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    );
    expect(obsolete.length).toBeGreaterThan(0);
    expect(obsolete.filter((code) => !recorded.includes(lastName(code)))).toEqual([]);
  });

  it('is linked from the changelog', () => {
    const links = pageAt(changelog?.url ?? '').attributesOf('a');
    expect(links.map(({ href }) => href)).toContain(`${url}#your-upgrade`);
  });
});
