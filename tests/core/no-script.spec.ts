// The site without JavaScript.
import { eventually, expect, guide, otherGuide, phone, sidebar, test } from './test';

test.use({ javaScript: false });

test('a guide can be read with the code of all tabs, and links lead on', async ({ reader }) => {
  await reader.goto(guide);
  await reader.arrived(guide);
  expect(await reader.count('[role=tab], button:enabled')).toBe(0);
  const panels = await reader.evaluate(() => document.querySelectorAll('[role=tabpanel]').length);
  expect(panels).toBeGreaterThan(3);
  expect(await reader.count('[role=tabpanel]')).toBe(panels);
  expect(await reader.count('[data-screen=scan]')).toBeGreaterThan(0);
  await reader.click('.pagination-nav__link--next');
  await reader.arrived('/docs/Android/dataExtraction');
  await reader.click(`${sidebar} summary`);
  await reader.click(`${sidebar} details a[href="/docs/Flutter/dataExtraction"]`);
  await reader.arrived('/docs/Flutter/dataExtraction');
});

test('a link in place of the menu button leads to every platform', async ({ reader }) => {
  const navigation = '#navigation a[href="/docs/capacitor/intro"]';
  await reader.resize(phone);
  for (const path of ['/', guide]) {
    await reader.goto(path);
    expect(await reader.count('button.navbar__toggle')).toBe(0);
    expect(await reader.sidewaysScroll()).toBe(0);
    expect(await reader.count(navigation)).toBe(1);
  }
  const entry = '.theme-doc-toc-mobile a[href="#lifecycle"]';
  await reader.click('.theme-doc-toc-mobile summary');
  await reader.click(entry);
  await eventually(() => reader.address()).toBe(`${guide}#lifecycle`);
  await reader.click('a.navbar__toggle');
  await eventually(() => reader.address()).toBe(`${guide}#navigation`);
  expect(await reader.count(`${sidebar} a[href="${otherGuide}"]`)).toBe(1);
  await reader.click(navigation);
  await reader.arrived('/docs/capacitor/intro');
});
