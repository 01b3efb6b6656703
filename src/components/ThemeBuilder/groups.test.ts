import { describe, it, expect } from 'vitest';
import { barcodeColorKeys } from '../ScannerScreen/barcodeKeys';
import { colorKeys } from '../ScannerScreen/defaults';
import { groups, groupsOf } from './groups';
import { barcodeScheme } from '../BarcodeThemeBuilder/scheme';
import { keysOf } from './keys';

describe('groupsOf', () => {
  it('has every color in exactly one group', () => {
    expect(groups.flatMap(({ keys }) => keys).sort()).toEqual([...colorKeys].sort());
    expect(groupsOf(groups, colorKeys)).toEqual(groups);
    const { groups: barcode } = barcodeScheme;
    expect(barcode.flatMap(({ keys }) => keys).sort()).toEqual([...barcodeColorKeys].sort());
  });

  it('leaves out what the platform lacks and shows no screen that it lacks', () => {
    const keys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');
    const shown = groupsOf(groups, keys);
    expect(shown.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
    expect(shown.map(({ screen }) => screen)).toEqual(['scan', 'crop', 'edit', 'hintPopup']);
  });

  it('leaves out a group without colors', () => {
    const without = keysOf(colorKeys, 'X: colorBottomBarBackground colorBottomBarForeground', 'X');
    expect(groupsOf(groups, without).map(({ screen }) => screen)).not.toContain('edit');
  });
});
