import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../tests/fixtures/apis';
import { joinForms } from './forms';

const object = (name: string, functions: readonly string[]) => [
  { id: name, kind: 'interface' as const },
  ...functions.map((f) => ({
    id: `${name}.${f}`,
    kind: 'function' as const,
    signature: `${f}()`,
  })),
];

describe('joinForms', () => {
  it('adds the functions of an object to those of another', () => {
    const api = apiOf('A', [
      ...object('Promises', ['scan', 'load']),
      ...object('Callbacks', ['scan', 'load']),
      { id: 'Other', kind: 'interface' },
    ]);
    const joined = joinForms(api, 'Callbacks', 'Promises');
    expect([...joined.symbols.keys()]).toEqual([
      'Promises',
      'Promises.scan',
      'Promises.load',
      'Other',
    ]);
    expect(joined.symbols.get('Promises.load')?.overloads).toMatchObject([
      { id: 'Callbacks.load', parent: 'Callbacks' },
    ]);
  });

  it('names what only one of them has', () => {
    const api = apiOf('A', [
      ...object('Promises', ['scan', 'load']),
      ...object('Callbacks', ['scan', 'close']),
    ]);
    expect(() => joinForms(api, 'Callbacks', 'Promises')).toThrow(
      'A: "Callbacks" and "Promises" have the same functions, but Promises.load, Callbacks.close stand alone.',
    );
    expect(() => joinForms(api, 'Callback', 'Promises')).toThrow('Promises.scan, Promises.load');
  });
});
