import { describe, expect, it } from 'vitest';
import { apis } from '../../../../tests/fixtures/apis';
import { parseItems, type ChangelogItem } from './changelogItems';
import type { Compatibility } from './compatibility';
import type { Scope } from '../../api/types';
import { changedRequirements, stepItems, usesOfItem } from './upgrade';

const android: Scope = { product: 'document', platform: 'Android' };

function item(group: string, text: string): ChangelogItem {
  const [found] = parseItems([`### ${group}`, '', `- ${text}`], 1).items;
  if (found === undefined) throw new Error(text);
  return found;
}

describe('usesOfItem', () => {
  it.each([
    // Symbols are spelled as the platform does, other names are taken as they are.
    [
      'Changed',
      '`sdk:ScanConfiguration.timeout` and `deckle_color`.',
      [
        { label: 'timeout', words: ['timeout'] },
        { label: 'deckle_color', words: ['deckle_color'] },
      ],
    ],
    // An enumeration is found by its name and by its members.
    [
      'Changed',
      '`sdk:ScanFilter`.',
      [{ label: 'ScanFilter', words: ['ScanFilter', '.AUTO', '.BLACKWHITE'] }],
    ],
    ['Fixed', '`sdk:ScanFilter.AUTO`.', [{ label: 'ScanFilter.AUTO', words: ['.AUTO'] }]],
    // What was removed counts, and not the type that had it.
    ['Removed', '`size` of `sdk:ScanConfiguration`.', [{ label: 'size', words: ['size'] }]],
  ])('of "%s: %s"', (group, text, uses) => {
    expect(usesOfItem(item(group, text), apis, android)).toEqual(uses);
  });
});

describe('steps', () => {
  it('leave out versions in which nothing changes for apps', () => {
    const items = [
      item('Changed', 'Maintenance release. No API changes.'),
      item('Changed', 'Pre-release of 1.3.0.'),
      item('Fixed', 'Hotfix for 1.7.3.0. No API changes.'),
      item('Changed', 'The preview is larger.'),
    ];
    expect(stepItems({ items }).map(({ text }) => text)).toEqual(['The preview is larger.']);
  });
});

describe('changedRequirements', () => {
  const compatibility: Compatibility = {
    columns: { host: 'Host', ios: 'iOS', native: 'Native SDKs inside' },
    releases: [
      { version: '3.0', values: { host: '3', ios: '15', native: 'iOS 1.9.1' }, stores: 'yes' },
      { version: '2.0', values: { ios: '13' }, stores: 'no: too old' },
      { version: '1.0', values: { host: '1', ios: '13' }, stores: undefined },
    ],
  };

  it('compares with the last value that is known', () => {
    expect(changedRequirements(compatibility, '3.0')).toEqual([
      [0, 'Host', '1', '3'],
      [1, 'iOS', '13', '15'],
      [2, 'Accepted by the stores', 'no: too old', 'yes'],
    ]);
    expect(changedRequirements(compatibility, '2.0')).toEqual([
      [2, 'Accepted by the stores', 'not documented', 'no: too old'],
    ]);
  });

  it('is empty for the first version and for versions that changed nothing', () => {
    expect(changedRequirements(compatibility, '1.0')).toEqual([]);
    expect(changedRequirements(compatibility, '2.5')).toEqual([]);
  });
});
