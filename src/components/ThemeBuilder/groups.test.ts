import { describe, it, expect } from 'vitest';
import { colorKeys, productColors } from '../ScannerScreen/defaults';
import { groups, groupsOf } from './groups';
import { keysOf } from './keys';

describe('groupsOf', () => {
  it.each(['document', 'barcode'] as const)('has every color of %s in exactly one group', (id) => {
    const all = groups[id];
    expect(all.flatMap(({ keys }) => keys).sort()).toEqual([...productColors[id]].sort());
    expect(groupsOf(all, productColors[id])).toEqual(all);
  });

  it('leaves out what the platform lacks and shows no screen that it lacks', () => {
    const keys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');
    const shown = groupsOf(groups.document, keys);
    expect(shown.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
    expect(shown.map(({ screen }) => screen)).toEqual(['scan', 'crop', 'edit', 'hintPopup']);
  });
});
