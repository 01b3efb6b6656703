import { expect, it } from 'vitest';
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

it('functions of two objects that are the same are joined, and what only one has is named', () => {
  const api = apiOf('A', [
    ...object('Promises', ['scan', 'load']),
    ...object('Callbacks', ['scan', 'close']),
  ]);
  expect(() => joinForms(api, 'Callbacks', 'Promises')).toThrow(
    'A: "Callbacks" and "Promises" have the same functions, but Promises.load, Callbacks.close stand alone.',
  );
  expect(() => joinForms(api, 'Callback', 'Promises')).toThrow('Promises.scan, Promises.load');
});
