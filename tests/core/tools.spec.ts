// Pages that answer: theme builder, checklist, errors, comparison of two platforms.
import type { Reader } from './reader';
import { expect, test } from './test';

test.describe('theme builder', () => {
  const code = 'pre[aria-label="Generated code"]';
  const line = 'colorTopBarBackground = DeckleColor("#102030", "#2A2A2A")';

  test('a changed color changes the code, and its address can be shared', async ({ reader }) => {
    await reader.open('/docs/Android/colorConfig');
    expect((await reader.texts(code)).join()).not.toContain(line);
    await reader.click('input[aria-label="colorTopBarBackground, light, hex value"]');
    await reader.press('Control+a');
    await reader.type('#102030');
    await expect.poll(async () => (await reader.texts(code)).join()).toContain(line);
    await expect.poll(() => reader.address()).toContain('colors=tb-102030-2a2a2a');
    const shared = await reader.address();
    await reader.open('/accessibility');
    await reader.open(shared);
    await expect.poll(async () => (await reader.texts(code)).join()).toContain(line);
    expect(
      await reader.evaluate(
        () =>
          document.querySelector<HTMLInputElement>(
            'input[aria-label="colorTopBarBackground, light, hex value"]',
          )?.value,
      ),
    ).toBe('#102030');
  });
});

test.describe('checklist', () => {
  const item = { css: 'main label', text: 'It works in airplane mode.' };
  const isTicked = (reader: Reader): Promise<boolean | undefined> =>
    reader.evaluate(
      () => document.querySelector<HTMLInputElement>('#tick-it-works-in-airplane-mode')?.checked,
    );
  const status = async (reader: Reader): Promise<string | undefined> =>
    (await reader.texts('main [role=status]')).find((text) => text.endsWith('done'));

  test('ticks are kept, and so is a cleared one', async ({ reader }) => {
    await reader.open('/docs/Android/releaseChecklist');
    await expect.poll(() => status(reader)).toMatch(/^0 of /);
    await reader.click(item);
    await expect.poll(() => status(reader)).toMatch(/^1 of /);
    await reader.reload();
    await expect.poll(() => status(reader)).toMatch(/^1 of /);
    expect(await isTicked(reader)).toBe(true);
    await reader.click(item);
    await expect.poll(() => status(reader)).toMatch(/^0 of /);
    await reader.reload();
    await expect.poll(() => status(reader)).toMatch(/^0 of /);
    expect(await isTicked(reader)).toBe(false);
  });
});

test.describe('errors', () => {
  const entries = 'section[data-error-platforms]';

  /** Chooses a platform as a reader does; a native list of options cannot be driven in all engines. */
  const choose = (reader: Reader, platform: string): Promise<void> =>
    reader.evaluate((value) => {
      const select = document.querySelector<HTMLSelectElement>('select[name=platform]');
      if (select === null) throw new Error('No list of platforms');
      select.value = value;
      for (const type of ['input', 'change'])
        select.dispatchEvent(new Event(type, { bubbles: true }));
    }, platform);

  test('the filter by words narrows the list', async ({ reader }) => {
    await reader.open('/docs/errors');
    await reader.click('input[name=text]');
    await reader.type('expired key');
    await expect.poll(() => reader.texts(entries)).toHaveLength(1);
    expect((await reader.texts('main [role=status]')).join()).toMatch(/1 of \d+/);
  });

  test('the filter by platform and the list agree, also after a reload', async ({ reader }) => {
    await reader.open('/docs/errors');
    const all = (await reader.texts(entries)).length;
    await choose(reader, 'Windows');
    await expect.poll(async () => (await reader.texts(entries)).length).toBeLessThan(all / 2);
    await reader.reload();
    await reader.rest();
    const platform = await reader.evaluate(
      () => document.querySelector<HTMLSelectElement>('select[name=platform]')?.value,
    );
    const shown = (await reader.texts(entries)).length;
    expect({ platform, narrowed: shown < all }).toEqual({ platform, narrowed: platform !== '' });
  });
});

test('shows two guides side by side, and a single one after Back', async ({ reader }) => {
  await reader.open('/docs/Android/docScan');
  await reader.open('/docs/iOS/docScan?with=Android');
  const title = async (): Promise<string> => (await reader.texts('main h1')).join();
  await expect.poll(title).toBe('Document scanning: iOS and Android');
  expect((await reader.texts('#code-scanDocument')).join()).toContain('UI.scanDocument');
  expect((await reader.texts('#Android-code-scanDocument')).join()).toContain('ScanResult');
  await reader.click({ css: 'main a', text: 'Close the comparison' });
  await expect.poll(title).toBe('Document scanning on iOS');
  await reader.back();
  await expect.poll(title).toBe('Document scanning: iOS and Android');
});
