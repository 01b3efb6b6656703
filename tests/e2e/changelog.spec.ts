import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChangelog } from '../../src/plugins/content/changelog';
import { sourceFolder, type PlatformId, type ProductId } from '../../src/model/platforms';
import { guides, sourceOf } from './docs-tree';
import { expect, open, pageHtml, siteDir, test } from './site';

/** Values in the facts of a platform. */
function factsOf(product: ProductId, platform: PlatformId): unknown[] {
  const path = join(siteDir, 'api-sources', sourceFolder(product, platform), 'facts.json');
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
}

const changelogs = guides.filter(({ kind }) => kind.id === 'changelog');

test('there are changelogs', () => {
  expect(changelogs.length).toBeGreaterThan(2);
});

for (const { url, file, product, platform } of changelogs) {
  const { entries } = parseChangelog(sourceOf(file));

  test(`${url} has an anchor for each version, newest first`, async ({ page }) => {
    await open(page, url);
    const headings = await page
      .locator('article h2[id^="v"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(headings).toEqual(entries.map(({ version }) => `v${version}`));
    const last = entries.at(-1)?.version ?? '';
    await page.goto(`${url}#v${last}`);
    await expect(page.locator(`[id="v${last}"]`)).toBeInViewport();
  });

  const start = guides.find(
    (guide) =>
      guide.product === product && guide.platform === platform && guide.kind.id === 'getStarted',
  );

  test(`the newest version of ${url} is what getStarted installs`, () => {
    const newest = entries[0]?.version ?? '';
    const html = pageHtml(start?.url ?? '');
    const code = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)]
      .map(([pre]) => pre.replace(/<[^>]+>/g, ''))
      .join('\n');
    expect(code).toContain(newest);
    // Nowhere is an older version installed, unless it is the newest of another package of the platform.
    const facts = factsOf(product, platform);
    for (const { version } of entries.slice(1).filter((entry) => !facts.includes(entry.version)))
      expect(code.split(/[\s"':@^]+/)).not.toContain(version);
    // The line of availability names it, too.
    expect(html.replace(/<!-- -->/g, '')).toContain(` · ${newest}`);
  });
}
