import { describe, expect, it } from 'vitest';
import { selectMembers } from './resolve';

describe('selectMembers', () => {
  const members = ['T.a', 'T.b', 'T.c'].map((id) => ({ id }));
  const ids = (attributes: Readonly<Record<string, string>>): string[] =>
    selectMembers(members, attributes).shown.map(({ id }) => id);

  it('keeps the order of the declarations', () => {
    expect(ids({ only: 'c, a' })).toEqual(['T.a', 'T.c']);
    expect(ids({ except: 'b' })).toEqual(['T.a', 'T.c']);
    expect(ids({})).toEqual(['T.a', 'T.b', 'T.c']);
  });

  it('reports unknown members', () => {
    expect(selectMembers(members, { only: 'a, x', except: 'y' }).unknown).toEqual(['x', 'y']);
  });
});
