import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inputFor, path } from '../../../tests/fixtures/expand';
import { Pages } from './pages';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what a step makes of a page is made once, until its text or what all pages share changes', () => {
  const make = vi.fn(() => ({ rows: [1] }));
  const made = (from: string, key = 'state'): unknown => {
    const pages = new Pages(join(folder, 'stored'), key, inputFor(path, ''));
    const value = pages.cached(`search ${path}`, from, make);
    pages.save();
    return value;
  };
  expect([made('a'), made('a')]).toEqual([{ rows: [1] }, { rows: [1] }]);
  expect(make).toHaveBeenCalledTimes(1);
  made('b');
  made('b', 'other state');
  expect(make).toHaveBeenCalledTimes(3);
});

it('a stored page has its text, its files and its problems', () => {
  const expanded = () => {
    const pages = new Pages(join(folder, 'expanded'), 'state', inputFor(path, ''));
    const page = pages.expanded(path, '<Shared of="all#null" />\n\n<script />');
    pages.save();
    return page;
  };
  const first = expanded();
  expect(first.problems).toHaveLength(1);
  expect(first.dependencies).toHaveLength(1);
  expect(expanded()).toEqual(first);
});
