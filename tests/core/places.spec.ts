// Places on a long page: the reader arrives there, and the page does not move afterward.
import { pageHtml } from '../builtSite';
import { desktop, eventually, expect, guide, phone, test } from './test';

const row = 'DocumentScannerConfiguration.autoCapture';

for (const [name, size] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test(`a hash leads to its place, and End to the end, ${name}`, async ({ reader }) => {
    await reader.resize(size);
    await reader.open(`${guide}#lifecycle`);
    await reader.arrivedAt('lifecycle');
    for (const id of ['the-result', row]) {
      await reader.evaluate((hash) => void (location.hash = hash), id);
      await reader.arrivedAt(id);
    }
    const height = (): Promise<number> =>
      reader.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const top = await reader.scrollY();
    await reader.press('End');
    await eventually(() => reader.scrollY()).toBeGreaterThan(top);
    await reader.rest();
    expect(await height()).toBe(before);
    const viewport = await reader.evaluate(() => innerHeight);
    expect(before - viewport - (await reader.scrollY())).toBeLessThan(2);
  });
}

test('a hash leads to a row and opens a closed tab on the first load', async ({ reader }) => {
  for (const [path, id] of [
    [guide, row],
    ['/docs/Android/theming', 'TextConfiguration.textDocumentTitle'],
    ['/docs/react-native/api/interfaces/DeckleSDK', 'writePDF'],
  ] as const) {
    await reader.open(`${path}#${id}`);
    await reader.arrivedAt(id);
  }
  await reader.open(guide);
  const id = await reader.evaluate(
    () => [...document.querySelectorAll('[role=tabpanel][hidden]')].at(2)?.id ?? '',
  );
  await reader.open('/accessibility');
  await reader.open(`${guide}#${encodeURIComponent(id)}`);
  await eventually(() =>
    reader.evaluate((panel) => document.getElementById(panel)?.hidden, id),
  ).toBe(false);
  await reader.arrivedAt(id);
});

test('a text that the browser finds, or that a link names, comes into view and stays', async ({
  reader,
}) => {
  // The last words that begin a paragraph.
  const text = [...pageHtml(guide).matchAll(/<p>(\w[\w ]{25,60})[,.:]/g)].at(-1)?.[1] ?? '';
  expect(text).not.toBe('');
  const top = (): Promise<number> =>
    reader.evaluate(
      (wanted) =>
        [...document.querySelectorAll('article p')]
          .find((paragraph) => paragraph.textContent.includes(wanted))
          ?.getBoundingClientRect().top ?? -1,
      text,
    );
  const isInView = async (): Promise<boolean> =>
    (await reader.scrollY()) > 0 && (await top()) > 0 && (await top()) < desktop.height;

  await reader.open(guide);
  await reader.evaluate((wanted) => {
    (window as unknown as { find: (text: string) => boolean }).find(wanted);
  }, text);
  await eventually(isInView).toBe(true);
  const before = await top();
  await reader.rest();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);

  await reader.open('/accessibility');
  // As search engines link.
  await reader.goto(`${guide}#:~:text=${encodeURIComponent(text)}`);
  await eventually(isInView).toBe(true);
  await reader.rest();
  expect(await isInView()).toBe(true);
});
