// The upgrade path on migration pages: all that the changelogs say is in it, and nothing that breaks code is left out.
import { describe, expect, it } from 'vitest';
import type { Step, StepKind, Version } from '../../src/model/upgradePath';
import { decodeUses } from '../../src/model/uses';
import { parseChangelog } from '../../src/plugins/content/changelog';
import { stepItems } from '../../src/plugins/content/upgrade';
import { guides, sourceOf } from '../docsTree';
import { pageAt, pages } from './site';

const migrations = guides.filter(({ kind }) => kind.id === 'migration');

/** The page of another kind of the same platform. */
const beside = (
  guide: (typeof guides)[number],
  kind: string,
): (typeof guides)[number] | undefined =>
  guides.find(
    (other) =>
      other.product === guide.product &&
      other.platform === guide.platform &&
      other.kind.id === kind,
  );

/** The versions that a page holds, newest first, as the browser reads them. */
function versionsOn(url: string): readonly Version[] {
  const versions: (Omit<Version, 'steps'> & { readonly steps: Step[] })[] = [];
  for (const { attributes } of pageAt(url).tags) {
    const version = attributes['data-version'];
    const kind = attributes['data-kind'];
    if (version !== undefined) versions.push({ version, requirements: [], steps: [] });
    const last = versions.at(-1);
    if (kind === undefined || last === undefined) continue;
    last.steps.push({
      version: last.version,
      kind: kind as StepKind,
      breaking: attributes['data-breaking'] !== undefined,
      link: attributes['data-link'] ?? '',
      uses: decodeUses(attributes['data-uses'] ?? ''),
      html: String(last.steps.length),
      markdown: '',
    });
  }
  return versions;
}

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

describe.each(withPath.map((guide) => [guide.url, guide] as const))('%s', (url, guide) => {
  const changelog = beside(guide, 'changelog');
  const { entries } = parseChangelog(sourceOf(changelog?.file ?? ''));
  const versions = versionsOn(url);

  it('has every entry of the changelog that is a step', () => {
    const onPage = new Map(versions.map(({ version, steps }) => [version, steps]));
    for (const entry of entries) {
      const expected = stepItems(entry).map(({ kind, breaking, step = '' }) => [
        kind,
        breaking,
        step,
      ]);
      const found = onPage.get(entry.version) ?? [];
      expect(found.map(({ kind, breaking, link }) => [kind, breaking, link])).toEqual(expected);
    }
    const island = pageAt(url)
      .tags.map(({ attributes }) => attributes['data-island'] ?? '')
      .find((text) => text.includes('"UpgradeChoice"'));
    expect(JSON.parse(island ?? '{}')).toMatchObject({
      versions: entries.map(({ version }) => version).join(' '),
    });
  });

  it('is linked from the changelog', () => {
    const links = pageAt(changelog?.url ?? '').attributesOf('a');
    expect(links.map(({ href }) => href)).toContain(`${url}#your-upgrade`);
  });
});
