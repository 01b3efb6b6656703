// Ways from page to page, and back.
import { eventually, expect, guide, otherGuide, sidebar, test } from './test';

const contents = '.theme-doc-toc-desktop';

test('the contents list, the pagination, the text and the sidebar lead on without a reload', async ({
  reader,
}) => {
  await reader.open(guide);
  // A page that is loaded again loses the mark.
  await reader.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await reader.click(`${contents} a[href="#the-result"]`);
  await reader.arrivedAt('the-result');
  await reader.click('.pagination-nav__link--next');
  await reader.arrived('/docs/Android/dataExtraction');
  await eventually(() => reader.scrollY()).toBe(0);
  await reader.click('.pagination-nav__link--prev');
  await reader.arrived(guide);
  await reader.click('article p a[href="/docs/Android/fileImport"]');
  await reader.arrived('/docs/Android/fileImport');
  await eventually(() => reader.scrollY()).toBe(0);
  await reader.click(`${sidebar} a[href="${otherGuide}"]`);
  await reader.arrived(otherGuide);
  expect(await reader.count(`${sidebar} a[aria-current=page][href="${otherGuide}"]`)).toBe(1);
  expect(await reader.count('html[data-marked] h1')).toBe(1);
});

test('Back, Forward and a reload restore the place on the page', async ({ reader }) => {
  const restored = async (path: string, top: number): Promise<void> => {
    await reader.arrived(path);
    await reader.rest();
    expect(Math.abs((await reader.scrollY()) - top)).toBeLessThan(20);
  };
  await reader.open(guide);
  await reader.scrollTo(500);
  await reader.click(`${contents} a[href="#the-result"]`);
  await reader.arrivedAt('the-result');
  await reader.traverse(-1);
  await eventually(() => reader.address()).toBe(guide);
  await restored(guide, 500);
  await reader.scrollTo(3000);
  await reader.reload();
  await restored(guide, 3000);

  await reader.click(`${sidebar} a[href="${otherGuide}"]`);
  await reader.arrived(otherGuide);
  await eventually(() => reader.scrollY()).toBe(0);
  await reader.scrollTo(900);
  await reader.traverse(-1);
  await restored(guide, 3000);
  await reader.traverse(1);
  await restored(otherGuide, 900);
  await reader.reload();
  await reader.traverse(-1);
  await restored(guide, 3000);
});
