import { describe, it, expect } from 'vitest';
import { productColors } from '../ScannerScreen/defaults';
import { groupsOf } from './groups';

describe('groupsOf', () => {
  it.each(['document', 'barcode'] as const)('has every color of %s in exactly one group', (id) => {
    const all = groupsOf(id, productColors[id]);
    expect(all.flatMap(({ keys }) => keys).sort()).toEqual([...productColors[id]].sort());
  });

  it('leaves out what the platform lacks and shows no screen that it lacks', () => {
    const keys = productColors.document.filter((key) => !/OnPrimary|TopBarTitle/.test(key));
    const shown = groupsOf('document', keys);
    expect(shown.flatMap((group) => group.keys).sort()).toEqual([...keys].sort());
    expect(shown.map(({ screen }) => screen)).toEqual(['scan', 'crop', 'edit', 'hintPopup']);
  });
});
