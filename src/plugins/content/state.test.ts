import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import { writeIfChanged } from './state';

const { root: folder } = testFolder(afterAll);

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
