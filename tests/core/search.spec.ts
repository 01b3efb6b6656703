// Search, from the key to the result.
import { eventually, expect, guide, otherGuide, test, type Reader } from './test';

const opened = (reader: Reader): Promise<void> =>
  eventually(() => reader.hasFocus('[role=combobox]')).toBe(true);
const closed = (reader: Reader): Promise<void> =>
  eventually(() => reader.count('dialog[open]')).toBe(0);

test('search: a click and Enter open a result at its place', async ({ reader }) => {
  await reader.open(guide);
  // Firefox uses both keys itself.
  for (const key of ['/', 'Control+k']) {
    await reader.press(key);
    await opened(reader);
    await reader.press('Escape');
    await closed(reader);
  }
  await reader.click('button[aria-haspopup=dialog][aria-keyshortcuts]');
  await opened(reader);
  await reader.type('keep the file small');
  await reader.click(`[role=option][href="${otherGuide}#keep-the-file-small"]`);
  await closed(reader);
  await reader.arrived(otherGuide);
  await reader.arrivedAt('keep-the-file-small');

  await reader.press('/');
  await opened(reader);
  await reader.type('ScanFilter.BLACKWHITE');
  await eventually(() => reader.texts('[role=option][aria-selected=true]')).toEqual([
    expect.stringContaining('ScanFilter.BLACKWHITE'),
  ]);
  await reader.press('Enter');
  await closed(reader);
  await reader.arrived(guide);
  await reader.arrivedAt('ScanFilter.BLACKWHITE');
});
