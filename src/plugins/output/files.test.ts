import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow } from './files';

const folder = mkdtempSync(join(tmpdir(), 'output-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('lists files, and no folders', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  const files = ['a/b/one.html', 'a/two.js', 'three'].map((path) => join(folder, path));
  for (const path of files) writeFileSync(path, '');
  expect(filesBelow(folder).sort()).toEqual(files);
  expect(filesBelow(join(folder, 'empty'))).toEqual([]);
  expect(() => filesBelow(join(folder, 'missing'))).toThrow();
});
