// Search, from the key to the result.
import type { Reader } from './reader';
import { expect, test } from './test';

const guide = '/docs/Android/docScan';

const button = 'button[aria-haspopup=dialog][aria-keyshortcuts]';

/** Waits until the search field has focus. */
const opened = (reader: Reader): Promise<void> =>
  expect
    .poll(() => reader.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox');

const closed = (reader: Reader): Promise<void> =>
  expect.poll(() => reader.texts('dialog[open]')).toEqual([]);

for (const key of ['/', 'Control+k']) {
  test(`search opens with ${key}, and Escape closes it`, async ({ reader }) => {
    await reader.open(guide);
    await reader.press(key);
    await opened(reader);
    await reader.press('Escape');
    await closed(reader);
  });
}

test('search opens with its button, and Escape returns focus', async ({ reader }) => {
  await reader.open(guide);
  await reader.click(button);
  await opened(reader);
  await reader.press('Escape');
  await closed(reader);
  expect(await reader.evaluate((css) => document.activeElement?.matches(css), button)).toBe(true);
});

test('search: Enter opens the selected result', async ({ reader }) => {
  await reader.open(guide);
  await reader.press('/');
  await opened(reader);
  await reader.type('keep the file small');
  await expect
    .poll(() => reader.texts('[role=option]'))
    .toContainEqual(expect.stringContaining('Keep the file small'));
  await reader.press('Enter');
  await closed(reader);
  await expect.poll(() => reader.address()).toMatch(/^\/docs\/Android\/pdfCreation(?:#|$)/);
  await expect.poll(() => reader.texts('h1')).toEqual(['PDF creation on Android']);
});

test('search: a click opens a result', async ({ reader }) => {
  await reader.open(guide);
  await reader.press('/');
  await opened(reader);
  await reader.type('keep the file small');
  await reader.click('[role=option][href="/docs/Android/pdfCreation#keep-the-file-small"]');
  await closed(reader);
  await expect.poll(() => reader.address()).toBe('/docs/Android/pdfCreation#keep-the-file-small');
  await expect
    .poll(() => reader.distanceBelowNavbar('keep-the-file-small'))
    .toBeGreaterThanOrEqual(0);
});
