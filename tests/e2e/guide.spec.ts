import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { includedSections, readSharedText } from '../../src/plugins/content/sharedText';
import { editUrl } from '../../src/model/constants';
import { pageKind } from '../../src/model/pageKinds';
import { productLabel, platformById } from '../../src/model/platforms';
import { guides, referencePages } from './docs-tree';
import { arrived, expect, open, pageHtml, routes, siteDir, test } from './site';

const text = (html: string): string => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '');

test.describe('every guide', () => {
  test('names product and platform below its title, and the platforms that have it too', () => {
    const wrong = guides.flatMap(({ url, product, platform, kind }) => {
      const after = pageHtml(url).split('</header>')[1] ?? '';
      const line = text(after.slice(0, after.indexOf('</p>') + 4 || 600)).trim();
      const start = `${productLabel(product)} for ${platformById(platform).label}`;
      const others = guides.filter(
        (other) =>
          other.product === product && other.kind.id === kind.id && other.platform !== platform,
      );
      const missing = others.filter(
        (other) =>
          !line.includes(platformById(other.platform).label) ||
          !after.includes(`href=${other.url}`),
      );
      return line.startsWith(start) && missing.length === 0
        ? []
        : [`${url}: ${line.slice(0, 120)}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has an edit link that leads to its source', () => {
    const wrong = guides.filter(
      ({ url, file }) => !pageHtml(url).includes(`href=${editUrl}docs/${file} `),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  test('has breadcrumbs, and a way to the page before and after', () => {
    const wrong = guides.flatMap(({ url, kind }) => {
      const html = pageHtml(url);
      const crumbs = text(/<nav class="theme-doc-breadcrumbs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
      const pages = /<nav class="[^"]*pagination-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const links = [...pages.matchAll(/href=([^\s>]+)/g)].map(([, href = '']) => href);
      const bad = links.filter((href) => !routes.includes(href));
      return crumbs.includes(kind.group) &&
        crumbs.includes(kind.title) &&
        links.length > 0 &&
        bad.length === 0
        ? []
        : [`${url}: "${crumbs}", ${links.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has every heading in "On this page", word for word', () => {
    const plain = (html: string): string =>
      text(html)
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const wrong = guides.flatMap(({ url }) => {
      const html = pageHtml(url);
      const headings = new Map(
        [
          ...html.matchAll(
            /<h[23] class="[^"]*anchor[^"]*" id="?([^\s">]+)"?>([\s\S]*?)<\/h[23]>/g,
          ),
        ].map(
          ([, id = '', inner = '']) =>
            [id, plain(inner.replace(/<a\b[^>]*class="?hash-link[\s\S]*?<\/a>/, ''))] as const,
        ),
      );
      const entries = [
        ...html.matchAll(
          /<a href="?#([^\s">]+)"? class="table-of-contents__link[^>]*>([\s\S]*?)<\/a>/g,
        ),
      ].map(([, id = '', inner = '']) => [id, plain(inner)] as const);
      return entries.length === 0
        ? [`${url}: nothing found`]
        : entries
            .filter(([id, words]) => headings.get(id) !== words)
            .map(([id, words]) => `${url}#${id}: "${words}" is "${headings.get(id) ?? ''}"`);
    });
    expect(wrong).toEqual([]);
  });

  test('ends with next steps whose links exist', () => {
    const wrong = guides.flatMap(({ url }) => {
      const html = pageHtml(url);
      const at = html.indexOf('id=next-steps');
      const links = [
        ...html.slice(at, html.indexOf('<footer', at)).matchAll(/<a class="" href=([^\s>#]+)/g),
      ].map(([, href = '']) => href);
      const bad = links.filter((href) => href.startsWith('/') && !routes.includes(href));
      return at > 0 && links.length >= 1 && bad.length === 0 ? [] : [`${url}: ${links.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

test('no generated reference page asks to be edited or shows a date', () => {
  expect(referencePages.length).toBeGreaterThan(40);
  const wrong = referencePages.filter((url) =>
    /class="?[^">]*(?:theme-edit-this-page|theme-last-updated)/.test(pageHtml(url)),
  );
  expect(wrong).toEqual([]);
});

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
  await contents.getByRole('link', { name: 'Threading and lifecycle' }).click();
  await expect(page).toHaveURL(/#threading-and-lifecycle$/);
  const heading = page.getByRole('heading', { name: 'Threading and lifecycle' });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const navbar = await page.locator('.navbar').boundingBox();
      const box = await heading.boundingBox();
      return (box?.y ?? -1) >= (navbar?.y ?? 0) + (navbar?.height ?? 0) - 1;
    })
    .toBe(true);
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText(
    'Threading and lifecycle',
  );
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
  await contents.getByRole('link', { name: 'Threading and lifecycle' }).tap();
  await expect(page.getByRole('heading', { name: 'Threading and lifecycle' })).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await page.locator('.navbar-sidebar').getByRole('link', { name: 'Photo payment' }).tap();
  await expect(page).toHaveURL('/docs/Android/photoPayment');
});

test.describe('tabs', () => {
  const selected = '[role=tab][aria-selected=true]';

  test('of languages are synced across the page and kept on the next one', async ({ page }) => {
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

test('guides show the day on which their text was last changed, or none', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: siteDir, encoding: 'utf8' }).trim();
  const newestCommit = (...files: string[]): number => {
    const seconds = git('log', '--full-history', '--no-merges', '--format=%ct', '--', ...files);
    return Math.max(...seconds.split('\n').map(Number)) * 1000;
  };
  const isCommitted =
    git('rev-parse', '--is-shallow-repository') === 'false' &&
    git('status', '--porcelain', '--', 'docs') === '';
  const shared = readSharedText(siteDir);
  const wrong = guides.flatMap(({ url, file }) => {
    const [, shown] = /<time datetime="?([^\s">]+)/i.exec(pageHtml(url)) ?? [];
    // A page whose text is not committed has none; which text that is, the unit tests say.
    if (shown === undefined) return isCommitted ? [`${url}: no date`] : [];
    const page = `docs/${file}`;
    const sections = includedSections(readFileSync(join(siteDir, page), 'utf8'), shared);
    const oldest = newestCommit(page);
    const newest = newestCommit(page, ...sections.map((section) => section.file));
    const at = Date.parse(shown);
    return oldest <= at && at <= newest ? [] : [`${url}: ${shown}`];
  });
  expect(wrong).toEqual([]);
});
