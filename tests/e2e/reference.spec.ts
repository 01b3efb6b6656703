import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPath } from '../../src/model/markdownPath';
import { referencePages } from './docs-tree';
import { expect, open, pageHtml, routes, siteDir, test } from './site';

const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const article = (path: string): string =>
  /<article>[\s\S]*<\/article>/.exec(pageHtml(path))?.[0] ?? '';

const surface = JSON.parse(readFileSync(join(siteDir, 'tests/fixtures/surface.json'), 'utf8')) as {
  readonly apiReference: Readonly<
    Record<
      string,
      Readonly<
        Record<'variables' | 'typeAliases' | 'enumerations' | 'interfaces', readonly string[]>
      >
    >
  >;
};

test.describe('every reference page', () => {
  test('is a route, and the listed ones are there', () => {
    expect(referencePages.filter((path) => !routes.includes(path))).toEqual([]);
    const folders = {
      variables: 'variables',
      typeAliases: 'type-aliases',
      enumerations: 'enumerations',
      interfaces: 'interfaces',
    } as const;
    const listed = Object.entries(surface.apiReference).flatMap(([platform, lists]) =>
      Object.entries(lists).flatMap(([list, names]) =>
        names.map(
          (name) => `/docs/${platform}/api/${folders[list as keyof typeof folders]}/${name}`,
        ),
      ),
    );
    expect(listed.filter((path) => !routes.includes(path))).toEqual([]);
  });

  test('says nothing of source files and machines', () => {
    expect(
      referencePages.filter((path) => /Defined in|api-sources|\/work\//.test(article(path))),
    ).toEqual([]);
  });

  test('leaves no symbol link, tag or markup unread', () => {
    const wrong = referencePages.flatMap((path) => {
      const text = plain(article(path).replace(/<pre[\s\S]*?<\/pre>/g, ''));
      const found =
        /sdk:\w|\{@\w+|@(?:remarks|since|default\w*|returns|platforms)\b|\{#|undefined|\[object/.exec(
          text,
        )?.[0];
      return found === undefined ? [] : [`${path}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  test('has links to guides and symbols that exist, hashes included', () => {
    const wrong = referencePages.flatMap((path) =>
      [...article(path).matchAll(/href="?(\/[^\s">#]*)?(?:#([^\s">]+))?/g)].flatMap(
        ([, to = path, hash]) => {
          if (!routes.includes(to))
            return to.startsWith('/samples/') || to === '/docs' || to === markdownPath(path)
              ? []
              : [`${path}: ${to}`];
          return hash === undefined ||
            new RegExp(`\\sid="?${hash.replace(/[.]/g, '\\.')}["\\s>]`).test(pageHtml(to))
            ? []
            : [`${path}: ${to}#${hash}`];
        },
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('an interface shows type, default and version of its members, each with an anchor', async ({
  page,
}) => {
  await open(page, '/docs/react-native/api/interfaces/DocumentScannerConfiguration');
  const text = plain(article('/docs/react-native/api/interfaces/DocumentScannerConfiguration'));
  expect(text).toMatch(/autoCapture.{0,200}boolean.{0,60}true/);
  for (const member of [
    'autoCapture',
    'defaultScanFilter',
    'ColorConfig',
    'onboarding',
    'vibrateOnCapture',
  ]) {
    await expect(page.locator(`[id="${member}"]`)).toHaveCount(1);
  }
  await expect(page.getByText('ScanFilter.ILLUSTRATION').first()).toBeVisible();
});

test('a deprecated member is marked and names its replacement', async ({ page }) => {
  await open(page, '/docs/react-native/api/interfaces/DocumentScannerConfiguration');
  const after = page
    .locator('[id="onboardingImageSource"]')
    .locator('xpath=ancestor-or-self::*[self::h3 or self::tr][1]');
  const deprecated = page.getByText('Deprecated').first();
  await expect(after).toBeAttached();
  await expect(deprecated).toBeAttached();
  const text = plain(article('/docs/react-native/api/interfaces/DocumentScannerConfiguration'));
  expect(text).toMatch(/onboardingImageSource.*Deprecated.*imageSource/);
});

test('deprecated members in tables are struck through', async ({ page }) => {
  await open(page, '/docs/react-native/api/interfaces/TextConfiguration');
  const html = article('/docs/react-native/api/interfaces/TextConfiguration');
  for (const member of [
    'textOnboardingTitle',
    'textOnboardingMessage',
    'textOnboardingCloseButton',
  ]) {
    expect(html).toMatch(new RegExp(`<del><code[^>]*>${member}</code></del>|id=${member}>`));
  }
  expect(plain(html).match(/Deprecated/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
});

test('a page leads to the guides that use its symbol', async ({ page }) => {
  await open(page, '/docs/react-native/api/interfaces/PageEditConfiguration');
  const used = page.locator('#used-in-these-guides');
  await expect(used).toBeVisible();
  const link = page
    .locator('#used-in-these-guides ~ ul')
    .getByRole('link', { name: 'Document scanning', exact: true });
  await link.click();
  await expect(page).toHaveURL('/docs/react-native/docScan');
});

test('an enumeration shows names and values as the package spells them', async ({ page }) => {
  await open(page, '/docs/capacitor/api/enumerations/ScanFilter');
  const row = page.locator('tr:has([id="BlackWhite"])');
  await expect(row).toContainText('BlackWhite');
  await expect(row).toContainText("'BLACKWHITE'");
  await open(page, '/docs/react-native/api/enumerations/ScanFilter');
  await expect(page.locator('tr:has([id="BLACKWHITE"])')).toContainText("'BLACKWHITE'");
});

test('functions show signature, parameters, result and failure', async ({ page }) => {
  await open(page, '/docs/capacitor/api/interfaces/DeckleSDK#writePDF');
  const text = plain(article('/docs/capacitor/api/interfaces/DeckleSDK'));
  expect(text).toMatch(/writePDF\(\).*fileUri.*overWrite.*pageFormat.*maxSizeKB/);
  await expect(page.getByText('Failure:').first()).toBeVisible();
});

test('the sidebar of a platform opens its reference', async ({ page }) => {
  await open(page, '/docs/react-native/intro');
  const sidebar = page.locator('aside.theme-doc-sidebar-container');
  await sidebar.getByRole('link', { name: 'API reference', exact: true }).click();
  await expect(page).toHaveURL('/docs/react-native/api/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
