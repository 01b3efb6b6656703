import { describe, it, expect } from 'vitest';
import { colorKeys } from '../ScannerScreen/defaults';
import { groups, groupsOf } from './groups';
import { keysWithout } from './keys';

describe('groupsOf', () => {
  it('has every color in exactly one group', () => {
    expect(groups.flatMap(({ keys }) => keys).sort()).toEqual([...colorKeys].sort());
    expect(groupsOf(colorKeys)).toEqual(groups);
  });

  it('leaves out what the platform lacks and shows no screen that it lacks', () => {
    const keys = keysWithout('colorOnPrimary colorTopBarTitle');
    const shown = groupsOf(keys);
    expect(shown.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
    expect(shown.map(({ screen }) => screen)).toEqual(['scan', 'crop', 'edit', 'hintPopup']);
  });

  it('leaves out a group without colors', () => {
    const without = keysWithout('colorBottomBarBackground colorBottomBarForeground');
    expect(groupsOf(without).map(({ screen }) => screen)).not.toContain('edit');
  });
});
