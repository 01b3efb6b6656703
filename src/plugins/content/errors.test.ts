import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../tests/fixtures/apis';
import type { SdkError } from './errorModel';
import {
  arrivalsOf,
  buildErrorsOf,
  errorList,
  errorProblems,
  errorRows,
  inGeneral,
  unknownMentions,
  type BuildError,
  type ErrorIndex,
} from './errors';
import type { ApiSet } from './resolve';

const scope = { product: 'document', platform: 'react-native' } as const;

const apis: ApiSet = {
  model: apiOf('model', [
    { id: 'DeckleError', kind: 'enum' },
    { id: 'DeckleError.FILE_IO', kind: 'enumMember', comment: { summary: 'Code 1: files.' } },
    { id: 'DeckleSDK', kind: 'interface' },
    {
      id: 'DeckleSDK.loadFile',
      kind: 'function',
      comment: {
        summary: 'Loads.',
        failure: 'Resolves with `false`.',
        cancel: 'Resolves with `null`.',
      },
    },
    { id: 'DeckleSDK.pageCount', kind: 'function' },
  ]),
  platforms: new Map([
    [
      'document/react-native',
      apiOf('document/react-native', [
        { id: 'DeckleSDK', kind: 'interface' },
        { id: 'DeckleSDK.loadFile', kind: 'function' },
        { id: 'DeckleSDK.pageCount', kind: 'function' },
      ]),
    ],
  ]),
};

const error: SdkError = {
  id: 'unreadable',
  group: 'files',
  message: 'file cannot be read: <path>',
  functions: { document: ['loadFile'], barcode: [] },
  isCancel: false,
  arrives: {},
  cause: 'It is gone.',
  fix: 'Look for it.',
  pages: ['fileImport#errors', 'getStarted'],
  line: 7,
};

const page = [
  '## Build errors',
  '',
  '### Could not find {{fact.artifact}}',
  '',
  'Add the [line](#install):',
  '',
  '### Unable to resolve module',
  '',
  'Restart.',
  '',
  '## Next steps',
  '',
  '### No message',
].join('\n');

const file = 'docs/react-native/getStarted.mdx';
const { found: build } = buildErrorsOf(file, page, scope, () => 'com.example:sdk');

const indexOf = (errors: readonly SdkError[], anchors = ['errors']): ErrorIndex => ({
  model: { groups: [{ id: 'files', title: 'Files' }], errors },
  build,
  anchors: new Map([
    ['docs/react-native/intro.mdx', []],
    ['docs/react-native/fileImport.mdx', anchors],
    [file, ['build-errors']],
  ]),
});

describe('buildErrorsOf', () => {
  it('takes the headings of the section, with their first paragraph', () => {
    expect(build.map(({ message, anchor, line, fix }) => [message, anchor, line, fix])).toEqual([
      [
        'Could not find com.example:sdk',
        'could-not-find-comexamplesdk',
        3,
        'Add the [line](#install):',
      ],
      ['Unable to resolve module', 'unable-to-resolve-module', 7, 'Restart.'],
    ]);
  });

  it('takes the first paragraph of shared text, and the line of the page', () => {
    const text = '## Build errors\n\n<Shared of="x#a" />\n\n### One\n\n<Shared of="x#b" />';
    const included = (part: string): string =>
      part.replace(/<Shared of="x#(.)" \/>/g, 'Part $1.\n\nMore of it.');
    const read = buildErrorsOf(file, text, scope, (inner) => inner, included);
    expect(read.found.map(({ line, fix }) => [line, fix])).toEqual([[5, 'Part b.']]);
    expect(read.problems).toEqual([]);
  });

  it('misses the section, its messages, and what to do', () => {
    const problems = (source: string): string[] =>
      buildErrorsOf(file, source, scope, (inner) => inner).problems.map(
        ({ line, message }) => `${String(line)} ${message}`,
      );
    expect(problems('## Build error')[0]).toMatch(/^1 The section "Build errors" is missing/);
    expect(problems('## Build errors\n\nNone.')).toEqual([
      '1 No message stands below this heading.',
    ]);
    expect(problems('## Build errors\n\n### A b c\n\n```bash\nx\n```')[0]).toMatch(
      /^3 "A b c" begins with a sentence/,
    );
  });
});

describe('how an error arrives', () => {
  it('is what the function says of failures, without the reasons', () => {
    expect(
      inGeneral(
        'Rejects with the reason: the key is\nmalformed, or expired. In a browser it throws.',
      ),
    ).toBe('Rejects with the reason.');
    expect(inGeneral('Rejects with the reason, for example a missing `config`.')).toBe(
      'Rejects with the reason.',
    );
    expect(
      inGeneral(
        'Rejects with a string if the SDK is not initialized or the device has no camera: the message.',
      ),
    ).toBe('Rejects with a string: the message.');
    expect(inGeneral('Returns `false`. `sdk:DeckleSDK.getLastError` holds the message.')).toBe(
      'Returns `false`. `sdk:DeckleSDK.getLastError` holds the message.',
    );
  });

  it('is drawn from the declarations, from cancel where it is one, or said for a platform', () => {
    const text = (change: Partial<SdkError>): string | undefined =>
      arrivalsOf({ ...error, ...change }, apis, () => true).arrivals[0]?.text;
    expect(text({})).toBe('`DeckleSDK.loadFile()`: Resolves with `false`.');
    expect(text({ isCancel: true })).toBe('`DeckleSDK.loadFile()`: Resolves with `null`.');
    expect(text({ arrives: { '*': 'The app ends.' } })).toBe(
      '`DeckleSDK.loadFile()`: The app ends.',
    );
  });

  it('names entries that no platform has, functions that say nothing, and pages that are not there', () => {
    const problems = (change: Partial<SdkError>, anchors?: string[]): string =>
      errorProblems(indexOf([{ ...error, ...change }], anchors), apis)
        .map(({ file: where, line, message }) => `${where}:${String(line)} ${message}`)
        .join('\n');
    expect(problems({})).toBe('');
    expect(problems({ platforms: ['Flutter'] })).toContain(
      'api-sources/model/errors.json:7 "unreadable" arrives on no platform',
    );
    expect(problems({ functions: { document: ['pageCount'], barcode: [] } })).toContain(
      'DeckleSDK.pageCount() of React Native declares no @failure',
    );
    expect(problems({ pages: ['fileImport#erors'] })).toContain(
      'the pages of React Native have no fileImport#erors. Did you mean "errors"?',
    );
  });
});

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

describe('errorRows', () => {
  it('draws the errors of a function, each with its place on the page of errors', () => {
    expect(errorRows('DeckleSDK.loadFile', 'files', scope, indexOf([error]), apis)).toEqual({
      text: '| Message | What to do |\n| --- | --- |\n| [`file cannot be read: <path>`](/docs/errors#unreadable) | Look for it. |',
    });
  });

  it('says when there is none', () => {
    expect(errorRows('DeckleSDK.loadFil', undefined, scope, indexOf([error]), apis)).toEqual({
      problem: expect.stringContaining('Did you mean "loadFile"?') as string,
    });
  });
});

describe('unknownMentions', () => {
  const mentions = (text: string): string[] =>
    unknownMentions(file, text, ['license key has expired'], new Set(['FILE_IO'])).map(
      ({ line, message }) => `${String(line)} ${message}`,
    );

  it.each([
    'The message `license key has expired` stands in the log.',
    'The code `FILE_IO` stands for files.',
    'The error carries `message` and `code`.',
    'Errors: call `load(uri, success, error)` again.',
    'Pass `LICENSE_KEY` to it.',
    '```ts\n// message: `quite another text here`\n```',
    '## Build errors\n\nThe message “quite another text here” stands above it.',
    'It says “quite another text here”.',
  ])('lets "%s" pass', (text) => {
    expect(mentions(text)).toEqual([]);
  });

  it.each([
    ['The message is `license key is expired`.', 'license key has expired'],
    ['## When it fails\n\nIt says “the license key expired”.', 'license key has expired'],
    ['Read the code `FILE_OI` then.', 'FILE_IO'],
    ['`ERROR_LICENSE_GONE` is what it gives.', 'ERROR_LICENSE_GONE'],
  ])('stops at "%s"', (text, named) => {
    expect(mentions(text).join()).toContain(named);
    expect(mentions(text)[0]).toMatch(/^[13] The (message|code) ".*" is not on the page of errors/);
  });
});
