// Pages of every kind in a browser: they hydrate to what the build wrote, and fit a narrow screen. What can be read in
// the HTML of all of them: tests/build; wider windows: layout.spec.ts.
import { classifyDocPath } from '../../src/model/docPaths';
import { decodeText, tagsOf } from '../../src/base/html';
import { layoutProblems } from './layout';
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

/** Guides that begin with a call, and how far down the first code may be at two widths: a screen, and two. */
const features = /\/(?:\w+Scan|textDetection|dataExtraction|file\w+|image\w+|pdf\w+|photo\w+)$/;
const firstCode = [
  [1440, 900],
  [390, 1700],
] as const;

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
  test(`pages hydrate and fit 320 px, part ${String(shard + 1)}`, async ({ page, watch }) => {
    // Prefetching isn't a matter of this test.
    await connect(page);
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(320);
    const wrong: string[] = [];
    expect(samples.length).toBeGreaterThan(40);
    for (const path of samples.filter((_, index) => index % shards === shard)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const found = await page.evaluate(() => ({
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      }));
      if (JSON.stringify(found) !== JSON.stringify(headOf(path)))
        wrong.push(`${path}: ${JSON.stringify(found)}`);
      for (const [width, lowest] of features.test(path) ? firstCode : []) {
        await resize(width);
        const box = await page.locator('article pre').first().boundingBox();
        const top = (box?.y ?? Infinity) + (await page.evaluate(() => window.scrollY));
        if (top > lowest) wrong.push(`${path}: first code at ${top} px of ${width} px`);
        await resize(320);
      }
      for (const problem of [...watch.failures, ...(await layoutProblems(page))])
        wrong.push(`${path}: ${problem}`);
    }
    expect(wrong).toEqual([]);
  });
}
