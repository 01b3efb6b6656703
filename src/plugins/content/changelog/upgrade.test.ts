import { expect, it } from 'vitest';
import { apis } from '../../../../tests/fixtures/apis';
import { parseChangelog, type ChangelogItem } from './changelog';
import type { Scope } from '../../api/types';
import { stepItems, subjectSince, wordsOf } from './upgrade';

const android: Scope = { product: 'document', platform: 'Android' };

const itemsOf = (...groups: readonly string[]): readonly ChangelogItem[] =>
  parseChangelog(`## 1.0 (2025)\n\n### ${groups.join('\n\n### ')}\n`).entries[0]?.items ?? [];

it.each([
  // Symbols are spelled as the platform does, other names are taken as they are.
  ['Changed\n\n- `sdk:ScanConfiguration.timeout` and `deckle_color`.', ['timeout', 'deckle_color']],
  // An enumeration is found by its name and by its members.
  ['Changed\n\n- `sdk:ScanFilter`.', ['ScanFilter', 'AUTO', 'BLACKWHITE']],
  ['Fixed\n\n- `sdk:ScanFilter.AUTO`.', ['AUTO']],
  ['Removed\n\n- **Breaking:** `size` of `sdk:ScanConfiguration`.', ['ScanConfiguration', 'size']],
])('finds code by %j', (text, words) => {
  expect(itemsOf(text).map((item) => wordsOf(item, apis, android))).toEqual([words]);
});

it.each([
  ['Removed\n\n- **Breaking:** `size` of `sdk:ScanFilter`.', '1.6.2.1'],
  ['Fixed\n\n- `sdk:ScanFilter.BLACKWHITE` and `sdk:ScanFilter`.', '1.6.2.1'],
  ['Fixed\n\n- `sdk:ScanFilter.BLACKWHITE`.', '1.8.0.0'],
  // Members that were there from the beginning, and what isn't about a symbol or concerns every app.
  ['Fixed\n\n- `sdk:ScanFilter.BLACKWHITE` and `sdk:ScanConfiguration.autoCapture`.', undefined],
  ['Added\n\n- `sdk:ScanFilter`.', undefined],
  ['Changed\n\n- To undo it, set `sdk:ScanFilter`.', undefined],
  ['Fixed\n\n- The folder of temporary files.', undefined],
])('knows when what it is about came: %j', (text, version) => {
  const [item] = itemsOf(text);
  expect(item && subjectSince(item, '1.9.0.0', apis, android)).toBe(version);
});

it('puts the most urgent steps first, and leaves out what is none', () => {
  const items = itemsOf(
    'Changed\n\n- Maintenance release. No API changes.\n- Pre-release of 1.3.0.\n- A.\n- **Requires:** B.',
    'Fixed\n\n- Hotfix for 1.7.3.0. No API changes.\n- C.',
    'Removed\n\n- **Breaking:** D.',
  );
  expect(stepItems({ items }).map(({ text }) => text)).toEqual(['B.', 'D.', 'A.', 'C.']);
});
