// Constants that readers or later versions of Docusaurus rely on. Those that the HTML shows: tests/build/constants.test.ts.
import { expect, open, test } from './site';

const path = '/docs/Android/docScan';

test('the contents list headings of levels 2 and 3', async ({ page }) => {
  await open(page, path);
  const level = (depth: number): Promise<string[]> =>
    page.locator(`article h${String(depth)}[id]`).evaluateAll((found) => found.map(({ id }) => id));
  const listed = await page
    .locator('.theme-doc-toc-desktop .table-of-contents a')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
  const [two, three] = [await level(2), await level(3)];
  expect(three.length).toBeGreaterThan(0);
  expect([...listed].sort()).toEqual([...two, ...three].sort());
});

test('the copyright is of 2025, whatever the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await open(page, path);
  await expect(page.locator('.footer__copyright')).toContainText('Copyright © 2025 Deckle.');
});
