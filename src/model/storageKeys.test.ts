import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from './storageKeys';

it('names the keys that operations/README.md describes', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../operations/README.md'), 'utf8');
  const { tab, ticks, ...names } = storageKeys;
  for (const key of [...Object.values(names), tab('<group>'), ticks('<path>')]) {
    expect(readme).toContain(`\`${key}\``);
  }
});

it('gives a page one list of ticks, with a slash at the end and without', () => {
  expect(storageKeys.ticks('/docs/iOS/releaseChecklist/')).toBe(
    'deckle.ticks./docs/iOS/releaseChecklist',
  );
  expect(storageKeys.ticks('/docs/iOS/releaseChecklist')).toBe(
    'deckle.ticks./docs/iOS/releaseChecklist',
  );
});
