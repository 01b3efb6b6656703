import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Expanded } from './expand';
import type { ExpandInput } from './expandContext';
import { Pages } from './pages';

/** What is found on every page here. */
const found = { anchors: ['a'], links: [] };

const expand = vi.fn<(path: string, source: string, input: ExpandInput) => Expanded>();

const root = mkdtempSync(join(tmpdir(), 'pages-'));
const page = 'docs/Android/docScan.mdx';
const sharedFile = 'docs/_shared/docScan.mdx';
/** Not read: what expansion does is not tested here. */
const input = {} as ExpandInput;
let count = 0;
let site = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** What a build makes of the site's files as they are. */
const pagesOf = (key = 'state'): Pages => new Pages(site, join(site, 'stored'), key, input, expand);

/** The page as a build gets it. */
function expanded(source: string, key?: string): Expanded {
  const pages = pagesOf(key);
  const result = pages.expanded(page, source);
  pages.save();
  return result;
}

beforeEach(() => {
  count += 1;
  site = join(root, String(count));
  write(page, 'Text.');
  write(sharedFile, 'Rules.');
  expand.mockReset();
  expand.mockImplementation((_, source) => ({
    ...found,
    text: `${source} Rules.`,
    problems: [],
    dependencies: [sharedFile],
  }));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a page', () => {
  it('is expanded once', () => {
    const first = expanded('Text.');
    expect(expanded('Text.')).toEqual(first);
    expect(expand).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['its text', () => expanded('New text.')],
    ['what all pages share', () => expanded('Text.', 'other state')],
    [
      'a file that it is made of',
      () => {
        write(sharedFile, 'New rules.');
        return expanded('Text.');
      },
    ],
    [
      'whether such a file is there',
      () => {
        rmSync(join(site, sharedFile));
        return expanded('Text.');
      },
    ],
  ])('is expanded anew when %s changes', (_, again) => {
    expanded('Text.');
    again();
    expect(expand).toHaveBeenCalledTimes(2);
  });

  it('with problems is never cached', () => {
    expand.mockImplementation(() => ({
      ...found,
      text: '',
      problems: [{ file: page, line: 1, message: 'Wrong.' }],
      dependencies: [],
    }));
    expanded('Text.');
    expect(expanded('Text.').problems).toHaveLength(1);
    expect(expand).toHaveBeenCalledTimes(2);
  });
});

it('what a step makes of a page is made once, until its text or what all pages share changes', () => {
  const make = vi.fn(() => ({ rows: [1] }));
  const made = (from: string, key?: string): unknown => {
    const pages = pagesOf(key);
    const value = pages.made(`search ${page}`, from, make);
    pages.save();
    return value;
  };
  expect([made('a'), made('a')]).toEqual([{ rows: [1] }, { rows: [1] }]);
  expect(make).toHaveBeenCalledTimes(1);
  made('b');
  made('b', 'other state');
  expect(make).toHaveBeenCalledTimes(3);
});
