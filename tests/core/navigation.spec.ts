// Ways from page to page, and back.
import type { Reader } from './reader';
import { expect, test } from './test';

const guide = '/docs/Android/docScan';

/** Waits until a page is shown: its address and its title. */
async function arrived(reader: Reader, path: string, title: string): Promise<void> {
  await expect.poll(() => reader.address()).toBe(path);
  await expect.poll(() => reader.texts('h1')).toEqual([title]);
}

/** Marks the document; a navigation that reloads the page loses the mark. */
const mark = (reader: Reader): Promise<void> =>
  reader.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('navigation by the sidebar', async ({ reader }) => {
  await reader.open(guide);
  await mark(reader);
  await reader.click({ css: 'aside.theme-doc-sidebar-container a', text: 'PDF creation' });
  await arrived(reader, '/docs/Android/pdfCreation', 'PDF creation on Android');
  expect(await isMarked(reader)).toBe(true);
  expect(await reader.texts('aside.theme-doc-sidebar-container a[aria-current=page]')).toEqual([
    'PDF creation',
  ]);
});

test('navigation by a link in the text', async ({ reader }) => {
  await reader.open(guide);
  await mark(reader);
  await reader.click('article p a[href="/docs/Android/fileImport"]');
  await arrived(reader, '/docs/Android/fileImport', 'File import on Android');
  expect(await isMarked(reader)).toBe(true);
  expect(await reader.scrollY()).toBe(0);
});

test('navigation by the contents list', async ({ reader }) => {
  await reader.open(guide);
  await reader.click('.theme-doc-toc-desktop a[href="#the-result"]');
  await expect.poll(() => reader.address()).toBe(`${guide}#the-result`);
  await expect.poll(() => reader.distanceBelowNavbar('the-result')).toBeLessThan(100);
  expect(await reader.distanceBelowNavbar('the-result')).toBeGreaterThanOrEqual(0);
});

test('navigation by next and previous', async ({ reader }) => {
  await reader.open(guide);
  await mark(reader);
  await reader.click('.pagination-nav__link--next');
  await arrived(reader, '/docs/Android/dataExtraction', 'Data extraction on Android');
  await expect.poll(() => reader.scrollY()).toBe(0);
  await reader.click('.pagination-nav__link--prev');
  await arrived(reader, guide, 'Document scanning on Android');
  expect(await isMarked(reader)).toBe(true);
});

test('Back and Forward restore the places', async ({ reader }) => {
  await reader.open(guide);
  await reader.scrollTo(3000);
  await reader.click({ css: 'aside.theme-doc-sidebar-container a', text: 'PDF creation' });
  await arrived(reader, '/docs/Android/pdfCreation', 'PDF creation on Android');
  await expect.poll(() => reader.scrollY()).toBe(0);
  await reader.scrollTo(900);
  await reader.back();
  await arrived(reader, guide, 'Document scanning on Android');
  await reader.rest();
  expect(Math.abs((await reader.scrollY()) - 3000)).toBeLessThan(20);
  await reader.forward();
  await arrived(reader, '/docs/Android/pdfCreation', 'PDF creation on Android');
  await reader.rest();
  expect(Math.abs((await reader.scrollY()) - 900)).toBeLessThan(20);
});

test('Back restores the place after a reload', async ({ reader }) => {
  await reader.open(guide);
  await reader.scrollTo(900);
  await reader.click({ css: 'aside.theme-doc-sidebar-container a', text: 'PDF creation' });
  await arrived(reader, '/docs/Android/pdfCreation', 'PDF creation on Android');
  await reader.reload();
  await reader.back();
  await arrived(reader, guide, 'Document scanning on Android');
  await reader.rest();
  expect(Math.abs((await reader.scrollY()) - 900)).toBeLessThan(20);
});

test('Back from a place restores the place before', async ({ reader }) => {
  await reader.open(guide);
  await reader.scrollTo(500);
  await reader.click('.theme-doc-toc-desktop a[href="#the-result"]');
  await expect.poll(() => reader.distanceBelowNavbar('the-result')).toBeLessThan(100);
  await reader.back();
  await expect.poll(() => reader.address()).toBe(guide);
  await reader.rest();
  expect(Math.abs((await reader.scrollY()) - 500)).toBeLessThan(20);
});

test('a reload keeps the place', async ({ reader }) => {
  await reader.open(guide);
  await reader.scrollTo(3000);
  await reader.reload();
  await reader.rest();
  expect(Math.abs((await reader.scrollY()) - 3000)).toBeLessThan(20);
});

test('platform switcher keeps the page', async ({ reader }) => {
  await reader.open('/docs/Android/pdfCreation');
  await reader.click('aside.theme-doc-sidebar-container summary');
  await reader.click({ css: 'aside.theme-doc-sidebar-container details a', text: 'React Native' });
  await arrived(reader, '/docs/react-native/pdfCreation', 'PDF creation in React Native');
  expect(
    await reader.evaluate(
      () => document.querySelector('aside.theme-doc-sidebar-container details[open]') === null,
    ),
  ).toBe(true);
  await reader.back();
  await arrived(reader, '/docs/Android/pdfCreation', 'PDF creation on Android');
});
