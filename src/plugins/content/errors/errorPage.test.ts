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

  it('does not repeat rows that an entry above has', () => {
    const rows = ['react-native', 'capacitor'] as const;
    const set = {
      model: apis.model,
      platforms: new Map(
        rows.map((platform) => [
          `document/${platform}`,
          apis.platforms.get('document/react-native') ?? apis.model,
        ]),
      ),
    };
    const index = indexOf([error, { ...error, id: 'gone', message: 'gone: <path>' }]);
    const anchors = new Map<string, string[]>();
    for (const platform of rows) {
      anchors.set(`docs/${platform}/intro.mdx`, []);
      anchors.set(`docs/${platform}/fileImport.mdx`, ['errors']);
    }
    const list = errorList({
      index: { ...index, anchors },
      apis: set,
      expandOn: (_, part) => part,
    });
    expect(list.match(/<ErrorRows of="How it is reported"/g)).toHaveLength(1);
    expect(list).toContain(
      'Reported in the same way as [`file cannot be read: <path>`](#unreadable), on the same platforms.',
    );
  });

  it('shows code with the paragraph that announces it, and the other remedies in a table', () => {
    const source =
      '## Build errors\n\n### Missing line\n\nAdd the [line](#install) to the build file:\n\n```kotlin verify=gradle\nline()\n\nother()\n```\n\nThen sync.\n\n### Old tool\n\nUpdate it.';
    const { found } = buildErrorsOf('docs/react-native/getStarted.mdx', source, scope, (x) => x);
    const list = errorList({
      index: { ...indexOf([error]), build: found },
      apis,
      expandOn: (_, part) => part,
    });
    expect(list).toContain(
      '<ErrorRemedy on="React Native">\n\n[React Native: Get started](./react-native/getStarted.mdx#missing-line): Add the line to the build file:\n\n```kotlin verify=gradle\nline()\n\nother()\n```\n\n</ErrorRemedy>',
    );
    expect(list).not.toContain('Then sync.');
    expect(list).toContain(
      '| [React Native: Get started](./react-native/getStarted.mdx#old-tool) | Update it. |',
    );
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
