// The site without JavaScript.
import { eventually, expect, guide, phone, sidebar, test } from './test';

test.use({ javaScript: false });

test('a guide can be read with the code of all tabs, and links lead on', async ({ reader }) => {
  await reader.goto(guide);
  await reader.arrived(guide);
  expect(await reader.texts('[role=tab]')).toEqual([]);
  const panels = await reader.evaluate(() => document.querySelectorAll('[role=tabpanel]').length);
  expect(panels).toBeGreaterThan(3);
  expect(await reader.texts('[role=tabpanel]')).toHaveLength(panels);
  await reader.click('.pagination-nav__link--next');
  await reader.arrived('/docs/Android/dataExtraction');
});

test('a link in place of the menu button leads to every platform', async ({ reader }) => {
  const navigation = '#navigation a[href="/docs/capacitor/intro"]';
  await reader.resize(phone);
  for (const path of ['/', guide]) {
    await reader.goto(path);
    expect(await reader.texts('button.navbar__toggle')).toEqual([]);
    expect(await reader.sidewaysScroll()).toBe(0);
    expect(await reader.texts(navigation)).toHaveLength(1);
  }
  await reader.click('a.navbar__toggle');
  await eventually(() => reader.address()).toBe(`${guide}#navigation`);
  expect(await reader.texts(`${sidebar} a[href="/docs/Android/pdfCreation"]`)).toHaveLength(1);
  await reader.click(navigation);
  await reader.arrived('/docs/capacitor/intro');
});
