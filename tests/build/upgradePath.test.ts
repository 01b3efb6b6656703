// The upgrade path on migration pages: all that the changelogs say is in it, and nothing that breaks code is left out.
import { describe, expect, it } from 'vitest';
import {
  groupSteps,
  versionsBetween,
  type Step,
  type StepKind,
  type Version,
} from '../../src/components/UpgradePath/path';
import { decodeUses } from '../../src/components/UpgradePath/uses';
import { parseChangelog } from '../../src/plugins/content/changelog';
import { stepItems } from '../../src/plugins/content/upgrade';
import { decodeText, tagsOf } from '../../src/security/html';
import { pageHtml, routes } from '../builtSite';
import { guides, sourceOf } from '../docsTree';

const hasPath = (url: string): boolean => pageHtml(url).includes('data-upgrade-steps');

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
  for (const { attributes } of tagsOf(pageHtml(url))) {
    const version = attributes['data-version'];
    const kind = attributes['data-kind'];
    if (version !== undefined) versions.push({ version, requirements: [], steps: [] });
    const last = versions.at(-1);
    if (kind === undefined || last === undefined) continue;
    last.steps.push({
      version: last.version,
      kind: kind as StepKind,
      breaking: attributes['data-breaking'] !== undefined,
      link: decodeText(attributes['data-link'] ?? ''),
      uses: decodeUses(decodeText(attributes['data-uses'] ?? '')),
      html: String(last.steps.length),
      markdown: '',
    });
  }
  return versions;
}

const withPath = migrations.filter(({ url }) => hasPath(url));

it('every migration between versions of a package has it', () => {
  // From Xamarin, the way leads to another package, and nothing broke between its own versions.
  expect(migrations.filter(({ url }) => !hasPath(url)).map(({ platform }) => platform)).toEqual([
    'Xamarin',
  ]);
  expect(withPath.length).toBeGreaterThan(5);
});

it('no other page carries it', () => {
  const others = routes.filter((url) => !withPath.some((guide) => guide.url === url));
  expect(others.filter(hasPath)).toEqual([]);
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
    const island = tagsOf(pageHtml(url))
      .map(({ attributes }) => decodeText(attributes['data-island'] ?? ''))
      .find((text) => text.includes('"UpgradeChoice"'));
    expect(JSON.parse(island ?? '{}')).toMatchObject({
      versions: entries.map(({ version }) => version).join(' '),
    });
  });

  it('has every step of the changelog between any two versions', () => {
    const signature = (steps: readonly Pick<Step, 'kind' | 'breaking' | 'link'>[]): string[] =>
      steps.map(({ kind, breaking, link }) => [kind, breaking, link].join(' ')).sort();
    const names = entries.map(({ version }) => version);
    for (const [young, to] of names.entries()) {
      for (const [distance, from] of names.slice(young + 1).entries()) {
        const path = versionsBetween(names, versions, from, to);
        const expected = entries.slice(young, young + 1 + distance).flatMap(stepItems);
        const shown = groupSteps(path, undefined);
        expect(signature(Object.values(shown).flat(2)), `${from} to ${to}`).toEqual(
          signature(expected.map(({ step: link = '', ...item }) => ({ ...item, link }))),
        );
        // An app that uses nothing that changed still gets what concerns every app.
        expect(groupSteps(path, new Set()).breaking.flat(), `${from} to ${to}`).toEqual(
          shown.breaking.flat().filter(({ uses }) => uses.length === 0),
        );
      }
    }
  });

  it('is linked from the changelog', () => {
    const links = tagsOf(pageHtml(changelog?.url ?? '')).map(({ attributes }) => attributes.href);
    expect(links).toContain(`${url}#your-upgrade`);
  });
});
