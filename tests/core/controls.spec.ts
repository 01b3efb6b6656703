// Controls of the pages: tabs, copying, color mode, announcement, drawer.
import { announcement } from '../../src/config/announcement';
import type { Reader } from './reader';
import { expect, test } from './test';

const guide = '/docs/Android/docScan';

/** The choice of every list of tabs that has a tab for Java. */
const languages = (reader: Reader): Promise<string[]> =>
  reader.evaluate(() =>
    [...document.querySelectorAll('[role=tab][aria-selected=true]')]
      .filter((tab) => tab.parentElement?.textContent.includes('Java'))
      .map((tab) => tab.textContent),
  );

/** Text of what has focus. */
const focused = (reader: Reader): Promise<string | null | undefined> =>
  reader.evaluate(() => document.activeElement?.textContent);

test('tabs: a click switches all of a kind', async ({ reader }) => {
  await reader.open(guide);
  expect(new Set(await languages(reader))).toEqual(new Set(['Kotlin']));
  await reader.click({ css: '[role=tab]', text: 'Java' });
  expect(new Set(await languages(reader))).toEqual(new Set(['Java']));
  expect(
    await reader.evaluate(() =>
      [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].every(
        (panel) => panel.getAttribute('data-label') === 'Java',
      ),
    ),
  ).toBe(true);
});

test('tabs: arrows, Home and End choose', async ({ reader }) => {
  await reader.open(guide);
  await reader.click({ css: '[role=tab]', text: 'Kotlin' });
  for (const [key, name] of [
    ['ArrowRight', 'Java'],
    ['ArrowRight', 'Kotlin'],
    ['ArrowLeft', 'Java'],
    ['Home', 'Kotlin'],
    ['End', 'Java'],
  ] as const) {
    await reader.press(key);
    await expect.poll(() => focused(reader)).toBe(name);
    expect(new Set(await languages(reader))).toEqual(new Set([name]));
  }
});

test('tabs: the choice is kept across pages and reloads', async ({ reader }) => {
  await reader.open(guide);
  await reader.click({ css: '[role=tab]', text: 'Java' });
  await reader.click({ css: 'aside.theme-doc-sidebar-container a', text: 'PDF creation' });
  await expect.poll(() => reader.texts('h1')).toEqual(['PDF creation on Android']);
  expect(new Set(await languages(reader))).toEqual(new Set(['Java']));
  await reader.reload();
  expect(new Set(await languages(reader))).toEqual(new Set(['Java']));
});

/** Pastes into the search field, as a reader would paste elsewhere, and returns what arrived. */
async function pasted(reader: Reader): Promise<string> {
  await reader.press('/');
  await expect
    .poll(() => reader.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox');
  await reader.press('Control+v');
  const value = (): Promise<string> =>
    reader.evaluate(() => (document.activeElement as HTMLInputElement).value);
  await expect.poll(value).not.toBe('');
  return value();
}

test('copy: code of a block', async ({ reader }) => {
  await reader.open(guide);
  await reader.click('button[data-copy]');
  await expect.poll(() => reader.texts('[role=tabpanel] [role=status]')).toContain('Copied');
  const [code = ''] = await reader.texts('[role=tabpanel]:not([hidden]) pre');
  // A field takes one line.
  expect(code.replace(/\s/g, '')).toBe((await pasted(reader)).replace(/\s/g, ''));
});

test('copy: message of an error', async ({ reader }) => {
  await reader.open('/docs/errors');
  await reader.click('section:has(> #license-malformed) [data-error-copy]');
  await expect
    .poll(() => reader.texts('section:has(> #license-malformed) [data-error-copy]'))
    .toEqual(['Copied']);
  expect(await pasted(reader)).toBe('license key is malformed');
});

test('copy: a refusal is shown', async ({ reader }) => {
  await reader.open(guide);
  await reader.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) },
    });
  });
  await reader.click('button[data-copy]');
  await expect
    .poll(() => reader.texts('[role=tabpanel] [role=status]'))
    .toContain('The browser didn’t allow copying');
});

test('color mode is switched and kept', async ({ reader }) => {
  const mode = (): Promise<string[]> =>
    reader.evaluate(() => [
      document.documentElement.dataset.theme ?? '',
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  await reader.open(guide);
  expect(await mode()).toEqual(['light', 'rgb(251, 250, 247)']);
  await reader.click('button[aria-label^="Switch between dark and light mode"]');
  await expect.poll(mode).toEqual(['dark', 'rgb(15, 22, 20)']);
  await reader.reload();
  expect(await mode()).toEqual(['dark', 'rgb(15, 22, 20)']);
});

test('announcement is dismissed permanently', async ({ reader }) => {
  test.skip(announcement === undefined, 'no announcement is configured');
  const bar = '[role=region][aria-label=Announcement]';
  await reader.open(guide);
  expect(await reader.texts(bar)).toHaveLength(1);
  await reader.click(`${bar} button`);
  await expect.poll(() => reader.texts(bar)).toEqual([]);
  await reader.reload();
  expect(await reader.texts(bar)).toEqual([]);
});

test.describe('drawer', () => {
  const toggle = 'button[aria-label="Toggle navigation bar"]';
  const dialog = '[role=dialog][aria-label=Navigation]';

  const hasFocus = (reader: Reader): Promise<boolean> =>
    reader.evaluate(
      (css) => document.querySelector(css)?.contains(document.activeElement) ?? false,
      dialog,
    );
  const label = (reader: Reader): Promise<string | null | undefined> =>
    reader.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  test.beforeEach(async ({ reader }) => {
    await reader.resize({ width: 390, height: 844 });
    await reader.open(guide);
    await reader.click(toggle);
    await expect.poll(() => label(reader)).toBe('Close navigation bar');
  });

  test('keeps focus, and Escape returns it', async ({ reader }) => {
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await reader.press(key);
      expect(await hasFocus(reader), key).toBe(true);
    }
    await reader.press('Escape');
    await expect.poll(() => reader.texts(dialog)).toEqual([]);
    expect(await label(reader)).toBe('Toggle navigation bar');
  });

  test('leads to another page', async ({ reader }) => {
    await reader.click({ css: `${dialog} a`, text: 'PDF creation' });
    await expect.poll(() => reader.address()).toBe('/docs/Android/pdfCreation');
    await expect.poll(() => reader.texts('h1')).toEqual(['PDF creation on Android']);
    await expect.poll(() => reader.texts(dialog)).toEqual([]);
    // Nothing is left inert behind it.
    await reader.click('article p a');
    await expect.poll(() => reader.address()).not.toBe('/docs/Android/pdfCreation');
  });

  test('the page fits a phone', async ({ reader }) => {
    expect(
      await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
});
