// The site without JavaScript.
import { eventually, expect, guide, otherGuide, phone, sidebar, test } from './test';

test.use({ javaScript: false });

test('a guide can be read with the code of all tabs, and links lead on', async ({ reader }) => {
  await reader.goto(guide);
  await reader.arrived(guide);
  expect(await reader.count('[role=tab]')).toBe(0);
  const panels = await reader.evaluate(() => document.querySelectorAll('[role=tabpanel]').length);
  expect(panels).toBeGreaterThan(3);
  expect(await reader.count('[role=tabpanel]')).toBe(panels);
  await reader.click('.pagination-nav__link--next');
  await reader.arrived('/docs/Android/dataExtraction');
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
  await reader.click('a.navbar__toggle');
  await eventually(() => reader.address()).toBe(`${guide}#navigation`);
  expect(await reader.count(`${sidebar} a[href="${otherGuide}"]`)).toBe(1);
  await reader.click(navigation);
  await reader.arrived('/docs/capacitor/intro');
});
