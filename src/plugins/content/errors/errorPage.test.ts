import { describe, expect, it } from 'vitest';
import { apis, error, indexOf, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';
import type { BuildError } from './errorIndex';
import { errorList } from './errorPage';

describe('the page of errors', () => {
  const text = errorList({
    index: indexOf([{ ...error, code: 'FILE_IO' }]),
    apis,
    expandOn: (_, part) => part,
  });

  it('has an entry for each declared error, with anchor, cause, fix and its rows', () => {
    expect(text).toContain('### `file cannot be read: <path>` {#unreadable}');
    expect(text).toContain('It is gone. Code: `FILE_IO` (1).');
    expect(text).toContain('**What to do:** Look for it.');
    expect(text).toContain(
      '| [React Native: File import](./react-native/fileImport.mdx#errors) | `DeckleSDK.loadFile()`: Resolves with `false`. |',
    );
  });

  it('has the messages that get-started pages explain, without links that lead nowhere here', () => {
    expect(text).toContain('### `Could not find com.example:sdk` {#could-not-find-comexamplesdk}');
    expect(text).toContain(
      '| [React Native: Get started](./react-native/getStarted.mdx#could-not-find-comexamplesdk) | Add the line. |',
    );
    expect(text).not.toContain('No message');
  });

  it('lists the codes', () => {
    expect(text).toMatch(/^\| 1 \|.*\[`file cannot be read: <path>`\]\(#unreadable\) \|$/m);
  });
});

it('puts a message of several platforms into one entry, and what differs is left out', () => {
  const other = { product: 'document', platform: 'Android' } as const;
  const text = '## Build errors\n\n### Needs version {{v}} of {{name}}\n\nRaise it.';
  const read = (on: typeof scope | typeof other, v: string, name: string) =>
    buildErrorsOf(`docs/${on.platform}/getStarted.mdx`, text, on, (inner) =>
      inner === 'v' ? v : name,
    ).found;
  const headings = (found: readonly BuildError[]): string[] => {
    const list = errorList({
      index: { ...indexOf([error]), build: found },
      apis,
      expandOn: (_, x) => x,
    });
    return [...list.matchAll(/^### `(Needs.*)` /gm)].map(([, heading = '']) => heading);
  };
  const first = read(scope, '21', 'x');
  expect(headings([...first, ...read(other, '21', 'x')])).toEqual(['Needs version 21 of x']);
  expect(headings([...first, ...read(other, '24', 'x')])).toEqual(['Needs version … of x']);
  expect(headings([...first, ...read(other, '21', 'y')])).toEqual([
    'Needs version 21 of x',
    'Needs version 21 of y',
  ]);
});
