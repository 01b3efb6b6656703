// Every kind of page loads without an error, a policy violation or a failed request.
import { expect, test } from './test';

for (const path of [
  '/',
  '/docs/',
  '/docs/Android/docScan',
  '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  '/docs/Android/changelog',
  '/docs/errors',
  '/docs/Android/colorConfig',
  '/docs/Android/releaseChecklist',
]) {
  test(`loads ${path}`, async ({ reader }) => {
    await reader.open(path);
    expect(await reader.count('h1')).toBe(1);
    await reader.rest();
  });
}

test('a page that is not found leads to the same page of another platform', async ({ reader }) => {
  reader.allowed.push(/404/);
  await reader.open('/docs/Windows/docScan');
  await reader.click('main a[href="/docs/react-native/docScan"]');
  await reader.arrived('/docs/react-native/docScan');
});
