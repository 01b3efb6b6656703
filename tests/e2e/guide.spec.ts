import { pageKind } from '../../src/model/pageKinds';
import { guides } from '../docsTree';
import { arrived, expect, open, test } from './site';

test('the buttons to the page before and after break no word on a phone', async ({ page }) => {
  for (const width of [320, 375, 480, 600]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/docs/Android/getStarted', '/docs/react-native/docScan']) {
      await page.goto(path);
      const broken = await page.locator('.pagination-nav__label').evaluateAll((labels) =>
        labels.flatMap((label) => {
          const words = document.createTreeWalker(label, NodeFilter.SHOW_TEXT).nextNode();
          return [...(words?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            if (words === null) return [];
            range.setStart(words, index);
            range.setEnd(words, index + word.length);
            return range.getClientRects().length === 1 ? [] : [word];
          });
        }),
      );
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('contents at the right lead to their headings, clear of the navbar', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  const contents = page.locator('.theme-doc-toc-desktop');
  const entries = await contents.getByRole('link').allTextContents();
  const headings = await page
    .locator('article :is(h2, h3)')
    .evaluateAll((all) => all.map((heading) => heading.firstChild?.textContent ?? ''));
  expect(entries.length).toBeGreaterThan(5);
  expect(headings).toEqual(expect.arrayContaining(entries));
  await contents.getByRole('link', { name: 'Lifecycle' }).click();
  await expect(page).toHaveURL(/#lifecycle$/);
  const heading = page.getByRole('heading', { name: 'Lifecycle' });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const navbar = await page.locator('.navbar').boundingBox();
      const box = await heading.boundingBox();
      return (box?.y ?? -1) >= (navbar?.y ?? 0) + (navbar?.height ?? 0) - 1;
    })
    .toBe(true);
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText('Lifecycle');
});

test('previous and next go through the guides of one platform in reading order', async ({
  page,
}) => {
  await open(page, '/docs/react-native/intro');
  const order = ['getStarted', 'sdkInit', 'docScan'];
  for (const kind of order) {
    await page.locator('.pagination-nav__link--next').click();
    await arrived(page, `/docs/react-native/${kind}`);
    await expect(page.locator('aside [aria-current=page]')).toHaveAttribute(
      'href',
      `/docs/react-native/${kind}`,
    );
  }
  await page.locator('.pagination-nav__link--prev').click();
  await arrived(page, '/docs/react-native/sdkInit');
});

test('the sidebar lists the guides of the platform in its groups and marks the page', async ({
  page,
}) => {
  await open(page, '/docs/Android/theming');
  const sidebar = page.locator('aside.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  for (const group of ['Start', 'Features', 'Screens', 'Releases'])
    await expect(sidebar.getByText(group, { exact: true })).toBeVisible();
  const links = await sidebar
    .locator('.menu__link[href]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const own = guides
    .filter(({ product, platform }) => product === 'document' && platform === 'Android')
    .map(({ url }) => url);
  expect([...links].sort()).toEqual([...own].sort());
  await expect(sidebar.locator('[aria-current=page]')).toHaveText(pageKind('theming')?.title ?? '');
});

test('a phone has contents and pages behind buttons @phone', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByText('On this page').tap();
  await contents.getByRole('link', { name: 'Lifecycle' }).tap();
  await expect(page.getByRole('heading', { name: 'Lifecycle' })).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Photo payment' }).tap();
  await expect(page).toHaveURL('/docs/Android/photoPayment');
});

test.describe('tabs', () => {
  const selected = '[role=tab][aria-selected=true]';

  test('of languages are synced across the page and on the next page', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const lists = page.getByRole('tablist').filter({ hasText: 'Java' });
    const count = await lists.count();
    expect(count).toBeGreaterThan(1);
    await expect(lists.locator(selected)).toHaveText(Array.from({ length: count }, () => 'Kotlin'));
    await lists.nth(1).getByRole('tab', { name: 'Java' }).click();
    await expect(lists.locator(selected)).toHaveText(Array.from({ length: count }, () => 'Java'));
    const panel = page.getByRole('tabpanel').filter({ visible: true }).first();
    await expect(panel.locator('pre')).toHaveAttribute('aria-label', /\.java code$/);

    await page
      .locator('aside.theme-doc-sidebar-container')
      .getByRole('link', { name: 'PDF creation' })
      .click();
    await expect(page).toHaveURL('/docs/Android/pdfCreation');
    await expect(lists.first().locator(selected)).toHaveText('Java');
    await page.reload();
    await expect(lists.first().locator(selected)).toHaveText('Java');
  });

  test('of shells do not touch those of languages', async ({ page }) => {
    await open(page, '/docs/react-native/getStarted');
    const shells = page.getByRole('tablist').filter({ hasText: 'Yarn' }).first();
    await shells.getByRole('tab', { name: 'Yarn' }).click();
    await expect(page.getByRole('tabpanel').filter({ visible: true }).first()).toContainText(
      'yarn add',
    );
    await open(page, '/docs/Android/docScan');
    await expect(
      page.getByRole('tablist').filter({ hasText: 'Java' }).first().locator(selected),
    ).toHaveText('Kotlin');
  });
});

test('a problem is reported with the page, its version, the section and the selected words', async ({
  page,
}) => {
  await open(page, '/docs/Android/docScan#filters');
  const link = page.getByRole('link', { name: 'Report a problem' });
  await expect(link).toHaveAttribute(
    'href',
    /template=page\.yml&page=.*docScan&platform=Android&version=/,
  );
  // The form is on another host.
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
    });
    const text = document.querySelector('.theme-doc-markdown > p')!;
    getSelection()!.selectAllChildren(text);
  });
  const words = await page.evaluate(() => getSelection()!.toString().slice(0, 40));
  await link.click();
  const section = await link.evaluate(
    (element: HTMLAnchorElement) => new URL(element.href).searchParams.get('section') ?? '',
  );
  expect(section).toMatch(/^#filters ./);
  expect(section).toContain(words.trim());
});
