// Every kind of page loads without an error, a policy violation or a failed request.
import { expect, test } from './test';

for (const [name, path] of [
  ['home', '/'],
  ['docs root', '/docs/'],
  ['guide', '/docs/Android/docScan'],
  ['reference', '/docs/react-native/api/interfaces/DocumentScannerConfiguration'],
  ['changelog', '/docs/Android/changelog'],
  ['errors', '/docs/errors'],
  ['theme builder', '/docs/Android/colorConfig'],
  ['checklist', '/docs/Android/releaseChecklist'],
] as const) {
  test(`loads: ${name}`, async ({ reader }) => {
    await reader.open(path);
    expect(await reader.texts('h1')).toHaveLength(1);
    expect(await reader.texts('main')).not.toEqual([]);
    expect(await reader.evaluate(() => document.body.textContent)).not.toContain(
      'This page crashed',
    );
  });
}
