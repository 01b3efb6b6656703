import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/fixtures/folder.mjs';
import { readCache, writeAtomically, writeCache, writeIfChanged } from './cacheFile';

const { root: folder } = testFolder(afterEach);
const file = join(folder, 'a/b/cache.json');

it('reads what was written, and nothing before', () => {
  expect(readCache(file)).toBeUndefined();
  writeCache(file, '{"a":"ü"}');
  expect(readCache(file)?.toString()).toBe('{"a":"ü"}');
});

it('reads nothing from a file that was cut off or changed', () => {
  writeCache(file, '{"a":1}');
  const whole = readFileSync(file);
  for (let length = 0; length < whole.length; length += 1) {
    truncateSync(file, length);
    expect(readCache(file), String(length)).toBeUndefined();
    writeFileSync(file, whole);
  }
  writeFileSync(file, whole.toString().replace('1}', '2}'));
  expect(readCache(file)).toBeUndefined();
});

it('replaces files atomically, and leaves no temporary file on failure', () => {
  const target = join(folder, 'target');
  writeAtomically(target, 'one');
  writeAtomically(target, 'two');
  expect(readFileSync(target, 'utf8')).toBe('two');
  mkdirSync(join(folder, 'occupied/by/folders'), { recursive: true });
  expect(() => {
    writeAtomically(join(folder, 'occupied'), 'x');
  }).toThrow();
  expect(readdirSync(folder).sort()).toEqual(['occupied', 'target']);
});

// A file that is written again makes the live preview compile once more.
it.each([
  ['text', 'Größe', 'Size'],
  ['bytes', Uint8Array.of(80, 75, 255), Uint8Array.of(80, 75, 254)],
])('leaves a file of the same %s alone', (name, content, other) => {
  const file = join(folder, name);
  expect(writeIfChanged(file, content)).toBe(true);
  utimesSync(file, 1, 1);
  expect(writeIfChanged(file, content)).toBe(false);
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(writeIfChanged(file, other)).toBe(true);
});
