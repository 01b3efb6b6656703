import { guides, referencePages } from '../docsTree';
import { expect, open, routes, test } from './site';
import { platforms } from '../../src/model/platforms';

const matrix = 'table:has(th[scope=row])';

test('the matrix has a link for every guide there is a file of, and none other', async ({
  page,
}) => {
  for (const path of ['/', '/docs/']) {
    await test.step(path, async () => {
      await open(page, path);
      const links = await page
        .locator(`${matrix} td a`)
        .evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).href.replace(location.origin, '')),
        );
      const cells = links.filter((url) => !url.includes('?'));
      // One for each kind of guide that at least two platforms have.
      const comparisons = links.filter((url) => url.includes('?with='));
      expect(comparisons.length).toBeGreaterThan(20);
      expect(comparisons.filter((url) => !cells.includes(url.split('?')[0] ?? ''))).toEqual([]);
      expect([...cells].sort()).toEqual(guides.map(({ url }) => url).sort());
      expect(cells.filter((url) => !routes.includes(url))).toEqual([]);
    });
  }
});

test('matrix cells are labeled with page and platform, also where there is no page', async ({
  page,
}) => {
  await open(page, '/docs/');
  const tables = page.locator(matrix);
  await expect(tables).toHaveCount(2);
  const document = tables.first();
  await expect(
    document.getByRole('link', { name: 'Photo payment on React Native' }),
  ).toHaveAttribute('href', '/docs/react-native/photoPayment');
  for (const table of await tables.all()) {
    const rows = await table.locator('tbody tr').count();
    const columns = await table.locator('thead th').count();
    expect(await table.locator('td').count()).toBe(rows * (columns - 1));
    const empty = await table.locator('td', { hasText: 'not available' }).count();
    expect((await table.locator('td a').count()) + empty).toBe(rows * (columns - 1));
  }
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
