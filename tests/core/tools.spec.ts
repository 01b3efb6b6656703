// Pages that answer: theme builder, checklist, errors, comparison of two platforms.
import { eventually, expect, guide, test } from './test';

test('theme builder: a changed color changes the code, and its address can be shared', async ({
  reader,
}) => {
  const field = 'input[aria-label="colorTopBarBackground, light, hex value"]';
  const line = 'colorTopBarBackground = DeckleColor("#102030", "#2A2A2A")';
  const code = async (): Promise<string> =>
    (await reader.texts('pre[aria-label="Generated code"]')).join();
  await reader.open('/docs/Android/colorConfig');
  expect(await code()).not.toContain(line);
  await reader.click(field);
  await reader.press('Control+a');
  await reader.type('#102030');
  await reader.press('Enter');
  await eventually(code).toContain(line);
  await eventually(() => reader.address()).toContain('colors=tb-102030-2a2a2a');
  const shared = await reader.address();
  await reader.open('/accessibility');
  await reader.open(shared);
  await eventually(code).toContain(line);
  expect(
    await reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field),
  ).toBe('#102030');
});

test('checklist: ticks are kept, and so is a cleared one', async ({ reader }) => {
  const box = '#tick-the-app-works-in-airplane-mode';
  const state = async (): Promise<unknown> => {
    const [done = ''] = (await reader.texts('main [role=status]')).filter((text) =>
      text.endsWith('done'),
    );
    return [await reader.count(`${box}:checked`), parseInt(done)];
  };
  await reader.open('/docs/Android/releaseChecklist');
  for (const count of [1, 0]) {
    await reader.click(`label:has(${box}), label[for="${box.slice(1)}"]`);
    await eventually(state).toEqual([count, count]);
    await reader.reload();
    await eventually(state).toEqual([count, count]);
  }
});

test('errors: the platform and the list agree, also after a reload', async ({ reader }) => {
  const entries = (): Promise<number> => reader.count('section[data-error-platforms]');
  await reader.open('/docs/errors');
  const all = await entries();
  // A native list of options cannot be driven in all engines.
  await reader.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name=platform]');
    if (select !== null) select.value = 'Windows';
    for (const type of ['input', 'change'])
      select?.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await eventually(entries).toBeLessThan(all / 2);
  await reader.reload();
  // The address has the choice.
  await eventually(async () => (await entries()) < all / 2).toBe(true);
  const chosen = await reader.evaluate(
    () => document.querySelector<HTMLSelectElement>('select[name=platform]')?.value,
  );
  expect(chosen).toBe('Windows');
});

test('two guides side by side, and a single one after Back', async ({ reader }) => {
  const scans = (): Promise<number> =>
    reader.count('#code-scanDocument, #Android-code-scanDocument');
  await reader.open(guide);
  await reader.open('/docs/iOS/docScan?with=Android');
  await eventually(scans).toBe(2);
  await reader.click('main a', 'Close the comparison');
  await eventually(scans).toBe(1);
  await reader.traverse(-1);
  await eventually(scans).toBe(2);
});
