// Pages of every kind in a browser: they hydrate to what the build wrote. What can be read in the HTML of all of them:
// tests/build; how they fit narrow screens: layout.spec.ts.
import { classifyDocPath } from '../../src/model/docPaths';
import { decodeText, tagsOf } from '../../src/base/html';
import { connect, expect, hydrated, pageHtml, routes, test } from './site';

/** What of a page another page may not have: its kind, and its platform. */
function traitsOf(path: string): readonly string[] {
  const place = classifyDocPath(`${path.replace(/\/$/, '/index').replace('/docs/', '')}.mdx`);
  switch (place.type) {
    case 'guide':
      return [`${place.product} ${place.kind.id}`, `${place.product} ${place.platform}`];
    case 'reference':
      return [`api ${place.path.replace(/[^/]+$/, '')}`, `api ${place.product} ${place.platform}`];
    case 'symbol':
      return [`symbol ${String(place.name === undefined)} ${place.product}`];
    default:
      return [path];
  }
}

const seen = new Set<string>();
/** Pages of every kind and platform: a page that has nothing new is left out. */
const samples = routes.filter((path) => {
  const before = seen.size;
  for (const trait of traitsOf(path)) seen.add(trait);
  return seen.size > before;
});

/** Title and canonical URL that the build wrote into a page. */
function headOf(path: string): { readonly title: string; readonly canonical: string | undefined } {
  const tags = tagsOf(pageHtml(path));
  return {
    title: decodeText(tags.find(({ name }) => name === 'title')?.text ?? ''),
    canonical: tags.find(({ attributes }) => attributes.rel === 'canonical')?.attributes.href,
  };
}

const shards = 4;

for (let shard = 0; shard < shards; shard += 1) {
  test(`pages hydrate without an error, part ${String(shard + 1)}`, async ({ page, watch }) => {
    // Prefetching isn't a matter of this test.
    await connect(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const wrong: string[] = [];
    expect(samples.length).toBeGreaterThan(40);
    for (const path of samples.filter((_, index) => index % shards === shard)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const { sideways, ...found } = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      if (JSON.stringify(found) !== JSON.stringify(headOf(path)))
        wrong.push(`${path}: ${JSON.stringify(found)}`);
      if (sideways > 0) wrong.push(`${path}: scrolls ${String(sideways)} px sideways`);
      for (const failure of watch.failures) wrong.push(`${path}: ${failure}`);
    }
    expect(wrong).toEqual([]);
  });
}
