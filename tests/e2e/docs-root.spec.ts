import { guides, referencePages } from '../docsTree';
import { expect, open, routes, test } from './site';
import { platforms } from '../../src/model/platforms';

const matrix = 'table:has(th[scope=row])';

test('the matrix has a link for every guide of a feature, and none other', async ({ page }) => {
  await open(page, '/docs/');
  const links = await page
    .locator(`${matrix} td a`)
    .evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href.replace(location.origin, '')),
    );
  const cells = links.filter((url) => !url.includes('?'));
  const rows = guides.filter(({ kind }) => !['intro', 'changelog', 'apiIndex'].includes(kind.id));
  expect([...cells].sort()).toEqual(rows.map(({ url }) => url).sort());
  expect(cells.filter((url) => !routes.includes(url))).toEqual([]);
  // One for each kind of guide that at least two platforms have and that can be compared.
  const comparisons = links.filter((url) => url.includes('?with='));
  expect(comparisons.length).toBeGreaterThan(18);
  expect(comparisons.filter((url) => !cells.includes(url.split('?')[0] ?? ''))).toEqual([]);
  expect(comparisons.filter((url) => /intro|apiIndex|Checklist/.test(url))).toEqual([]);
});

test('the matrix fits, and its cells are labeled with page and platform', async ({ page }) => {
  await open(page, '/docs/');
  const tables = page.locator(matrix);
  await expect(tables).toHaveCount(2);
  await expect(
    tables.first().getByRole('link', { name: 'Photo payment on React Native' }),
  ).toHaveAttribute('href', '/docs/react-native/photoPayment');
  for (const table of await tables.all()) {
    const rows = await table.locator('tbody tr').count();
    const platformCount = await table.locator('thead th a').count();
    const empty = await table.locator('td', { hasText: 'not available' }).count();
    expect((await table.locator('td a:not([href*="?"])').count()) + empty).toBe(
      rows * platformCount,
    );
  }
  for (const width of [320, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await tables.locator('a').evaluateAll((links) => {
      const { left = 0, right = 0 } =
        document.querySelector('main .markdown')?.getBoundingClientRect() ?? {};
      return links
        .filter((link) => {
          const box = link.getBoundingClientRect();
          return (
            box.left < left - 1 || box.right > right + 1 || Math.min(box.width, box.height) < 24
          );
        })
        .map((link) => link.outerHTML);
    });
    expect(outside, `at ${width} px`).toEqual([]);
  }
});

test('Compare in the matrix starts with the platform of the reader', async ({ page }) => {
  await open(page, '/docs/Flutter/docScan');
  await open(page, '/docs/');
  const link = page.getByRole('link', { name: 'Compare PDF creation on Flutter and Android' });
  await expect(link).toHaveAttribute('href', '/docs/Flutter/pdfCreation?with=Android');
});

test('the chooser leads to every platform, in one order', async ({ page }) => {
  await open(page, '/docs/');
  const tiles = page
    .locator('main ul')
    .filter({ has: page.getByRole('link', { name: 'API reference' }) });
  await expect(tiles).toHaveCount(2);
  const names = await tiles
    .first()
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent ?? ''));
  const labels: string[] = platforms.map(({ label }) => label);
  expect(names.map((name) => labels.indexOf(name))).toEqual(
    names.map((name) => labels.indexOf(name)).sort((a, b) => a - b),
  );
  const links = await tiles
    .locator('a')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links.filter((url) => !routes.includes(url))).toEqual([]);
  for (const reference of referencePages.filter((url) => url.endsWith('/api/')))
    expect(links).toContain(reference);
  for (const guide of guides.filter(({ kind }) =>
    ['intro', 'getStarted', 'changelog'].includes(kind.id),
  ))
    expect(links).toContain(guide.url);
});

test('the docs root has no sidebar and is where the navbar leads @everywhere', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await page
    .locator(isMobile ? '.navbar-sidebar' : '.navbar')
    .getByRole('link', { name: 'Platforms' })
    .click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deckle documentation');
  await expect(page.locator('aside.theme-doc-sidebar-container')).toHaveCount(0);
});
