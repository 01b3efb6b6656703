// Controls of the pages: tabs, copying, color mode, announcement, drawer.
import { announcement } from '../../src/model/announcement';
import { eventually, expect, guide, otherGuide, phone, sidebar, test, type Reader } from './test';

/** The choices of all lists of tabs that have the tab Java, each once; lists with “Views, Java” make another choice. */
const chosen = (reader: Reader): Promise<string[]> =>
  reader.evaluate(() => {
    const tabs = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
    const ofLanguages = tabs.filter((tab) =>
      [...(tab.parentElement?.children ?? [])].some(({ textContent }) => textContent === 'Java'),
    );
    return [...new Set(ofLanguages.map((tab) => tab.textContent))];
  });

test('tabs: a click and keys switch all of a kind, also on other pages', async ({ reader }) => {
  await reader.open(guide);
  expect(await chosen(reader)).toEqual(['Kotlin']);
  await reader.click('[role=tab]', 'Java');
  expect(await chosen(reader)).toEqual(['Java']);
  for (const [key, name] of [
    ['ArrowRight', 'Kotlin'],
    ['ArrowLeft', 'Java'],
    ['Home', 'Kotlin'],
    ['End', 'Java'],
  ] as const) {
    await reader.press(key);
    await eventually(() => reader.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(await chosen(reader)).toEqual([name]);
  }
  expect(await reader.count('[role=tabpanel]:not([hidden], [data-label=Java])')).toBe(0);
  await reader.click(`${sidebar} a[href="${otherGuide}"]`);
  await reader.arrived(otherGuide);
  expect(await chosen(reader)).toEqual(['Java']);
  await reader.reload();
  expect(await chosen(reader)).toEqual(['Java']);
});

test('code is copied, and a refusal is shown', async ({ reader }) => {
  const status = (): Promise<string[]> => reader.texts('[role=tabpanel] [role=status]');
  const field = (): Promise<string> =>
    reader.evaluate(() => (document.activeElement as HTMLInputElement).value.replace(/\s/g, ''));
  await reader.open(guide);
  await reader.click('[role=tabpanel]:not([hidden]) button[data-copy]');
  await eventually(status).toContain('Copied');
  const [code = ''] = await reader.texts('[role=tabpanel]:not([hidden]) pre');
  await reader.press('/');
  await eventually(() => reader.hasFocus('[role=combobox]')).toBe(true);
  await reader.press('Control+v');
  // A field takes one line.
  await eventually(field).toBe(code.replace(/\s/g, ''));
  await reader.press('Escape');
  await eventually(() => reader.count('dialog[open]')).toBe(0);
  await reader.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
    });
  });
  await reader.click('[role=tabpanel]:not([hidden]) button[data-copy]');
  await eventually(status).toContain('The browser didn’t allow copying');
});

test('the color mode and the dismissed announcement are kept', async ({ reader }) => {
  const bar = '[role=region][aria-label=Announcement]';
  const mode = (): Promise<string[]> =>
    reader.evaluate(() => [
      document.documentElement.dataset.theme ?? '',
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  await reader.open(guide);
  expect(await mode()).toEqual(['light', 'rgb(251, 250, 247)']);
  await reader.click('button[aria-label^="Switch between dark and light mode"]');
  await eventually(mode).toEqual(['dark', 'rgb(15, 22, 20)']);
  if (announcement !== undefined) await reader.click(`${bar} button`);
  await eventually(() => reader.count(bar)).toBe(0);
  await reader.reload();
  expect(await mode()).toEqual(['dark', 'rgb(15, 22, 20)']);
  expect(await reader.count(bar)).toBe(0);
});

test('the drawer fits a phone, keeps focus, returns it, and leads on', async ({ reader }) => {
  const toggle = 'button.navbar__toggle';
  const drawer = '[role=dialog]';
  await reader.resize(phone);
  await reader.open(guide);
  await reader.click(toggle);
  await eventually(() => reader.hasFocus(`${drawer} button.navbar-sidebar__close`)).toBe(true);
  expect(await reader.sidewaysScroll()).toBe(0);
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await reader.press(key);
    expect(await reader.hasFocus(`${drawer} *`), key).toBe(true);
  }
  await reader.press('Escape');
  await eventually(() => reader.count(drawer)).toBe(0);
  expect(await reader.hasFocus(toggle)).toBe(true);

  await reader.click(toggle);
  await reader.click(`${drawer} a[href="${otherGuide}"]`);
  await reader.arrived(otherGuide);
  await eventually(() => reader.count(drawer)).toBe(0);
  // Nothing is left inert behind it.
  await reader.click('article p a');
  await eventually(() => reader.address()).not.toBe(otherGuide);
});
