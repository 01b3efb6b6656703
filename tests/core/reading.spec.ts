// Other ways to read: without JavaScript, and on paper.
import { inflateSync } from 'node:zlib';
import { expect, test } from './test';

const guide = '/docs/Android/docScan';

test.describe('without JavaScript', () => {
  test.use({ javaScript: false });

  test('a guide can be read, with the code of all tabs', async ({ reader }) => {
    await reader.goto(guide);
    expect(await reader.texts('h1')).toEqual(['Document scanning on Android']);
    expect(await reader.texts('[role=tab]')).toEqual([]);
    const panels = await reader.evaluate(() => document.querySelectorAll('[role=tabpanel]').length);
    expect(panels).toBeGreaterThan(3);
    expect(await reader.texts('[role=tabpanel]')).toHaveLength(panels);
  });

  test('links lead to other pages', async ({ reader }) => {
    await reader.goto(guide);
    await reader.click('.pagination-nav__link--next');
    await expect.poll(() => reader.texts('h1')).toEqual(['Data extraction on Android']);
  });

  test('the menu of a phone leads to every platform', async ({ reader }) => {
    await reader.resize({ width: 390, height: 844 });
    await reader.goto(guide);
    await reader.click({ css: 'a.navbar__toggle', text: 'Menu' });
    await expect.poll(() => reader.address()).toBe(`${guide}#navigation`);
    await reader.click({ css: '#navigation a', text: 'Capacitor' });
    await expect.poll(() => reader.address()).toMatch(/^\/docs\/capacitor\/intro\/?$/);
  });
});

/** Objects of a PDF as text: what is not in a stream, and every stream that can be inflated. */
function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ 0: { length }, index }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

test('print: a guide fills its pages', async ({ reader }) => {
  await reader.open(guide);
  const pdf = await reader.print();
  test.skip(pdf === undefined, 'this engine prints no PDF');
  const pages = textOfPdf(pdf!).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(5);
  expect(pages).toBeLessThan(30);
});
