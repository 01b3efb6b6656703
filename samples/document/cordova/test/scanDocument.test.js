// region scanTest
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from '../www/js/scanDocument.js';
import { useFakeSdk } from './fakeSdk.js';

test('resolves with the number of pages', async () => {
  useFakeSdk({ scanDocument: async () => true, pageCount: async () => 2 });
  assert.equal(await scan({}), 2);
});

test('distinguishes a cancel from a failure', async () => {
  useFakeSdk({ scanDocument: async () => false });
  assert.equal(await scan({}), null);

  useFakeSdk({ scanDocument: () => Promise.reject('not initialised') });
  await assert.rejects(scan({}), (error) => error === 'not initialised');
});
// endregion
