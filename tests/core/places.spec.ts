// Places on a long page: the reader arrives there, and the page does not move afterward.
import type { Reader, Size } from './reader';
import { expect, test } from './test';

const guide = '/docs/Android/docScan';
const phone: Size = { width: 390, height: 844 };
const desktop: Size = { width: 1280, height: 800 };

/** Waits until a place is right below the navbar, and expects that it stays there. */
async function arrivedAt(reader: Reader, id: string): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    const distance = await reader.distanceBelowNavbar(id);
    return distance >= 0 && distance < 300;
  };
  await expect.poll(isThere).toBe(true);
  await reader.rest();
  expect(await reader.distanceBelowNavbar(id)).toBeGreaterThanOrEqual(0);
  expect(await reader.distanceBelowNavbar(id)).toBeLessThan(300);
}

for (const [name, size] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test(`hash far down on first load, ${name}`, async ({ reader }) => {
    await reader.resize(size);
    await reader.open(`${guide}#lifecycle`);
    await arrivedAt(reader, 'lifecycle');
  });

  test(`End reaches the end, and the height stays, ${name}`, async ({ reader }) => {
    await reader.resize(size);
    await reader.open(guide);
    const before = await reader.height();
    await reader.press('End');
    await expect.poll(() => reader.scrollY()).toBeGreaterThan(0);
    await reader.rest();
    const [scrolled, viewport, after] = await reader.evaluate(
      () => [scrollY, innerHeight, document.documentElement.scrollHeight] as const,
    );
    expect(after).toBe(before);
    expect(after - viewport - scrolled).toBeLessThan(2);
  });
}

test('hash of a table row on first load', async ({ reader }) => {
  await reader.open(`${guide}#DocumentScannerConfiguration.autoCapture`);
  await arrivedAt(reader, 'DocumentScannerConfiguration.autoCapture');
});

test('hash far down from search', async ({ reader }) => {
  await reader.open('/docs/Android/intro');
  await reader.press('/');
  await expect
    .poll(() => reader.evaluate(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox');
  await reader.type('ScanFilter.BLACKWHITE');
  await expect
    .poll(async () => (await reader.texts('[role=option][aria-selected=true]')).join())
    .toContain('ScanFilter.BLACKWHITE');
  await reader.press('Enter');
  await expect.poll(() => reader.address()).toBe(`${guide}#ScanFilter.BLACKWHITE`);
  await arrivedAt(reader, 'ScanFilter.BLACKWHITE');
});

test('hash in a closed tab opens the tab', async ({ reader }) => {
  await reader.open(guide);
  const id = await reader.evaluate(
    () => [...document.querySelectorAll('[role=tabpanel][hidden]')].at(2)?.id ?? '',
  );
  expect(id).not.toBe('');
  await reader.open('/accessibility');
  await reader.open(`${guide}#${encodeURIComponent(id)}`);
  await expect
    .poll(() => reader.evaluate((panel) => document.getElementById(panel)?.hidden, id))
    .toBe(false);
  await arrivedAt(reader, id);
});

/** Pixels from the top of the viewport to the selected text. */
const selectionTop = (reader: Reader): Promise<number> =>
  reader.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? -1);

test('find in page: the text found stays in view', async ({ reader }) => {
  await reader.open(guide);
  expect(
    await reader.evaluate(() =>
      (window as unknown as { readonly find: (text: string) => boolean }).find(
        'adapt the screens to your app',
      ),
    ),
  ).toBe(true);
  await expect.poll(() => selectionTop(reader)).toBeLessThan(desktop.height);
  const before = await selectionTop(reader);
  await reader.rest();
  expect(await selectionTop(reader)).toBeGreaterThan(0);
  expect(Math.abs((await selectionTop(reader)) - before)).toBeLessThan(2);
});

test('link to a text fragment, as search engines make it', async ({ reader }) => {
  const text = 'Long documents need memory';
  await reader.goto(`${guide}#:~:text=${encodeURIComponent(text)}`);
  const top = (): Promise<number> =>
    reader.evaluate(
      (wanted) =>
        [...document.querySelectorAll('article p')]
          .find((paragraph) => paragraph.textContent.includes(wanted))
          ?.getBoundingClientRect().top ?? -1,
      text,
    );
  await expect.poll(() => reader.scrollY()).toBeGreaterThan(0);
  await reader.rest();
  expect(await top()).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(desktop.height);
});
