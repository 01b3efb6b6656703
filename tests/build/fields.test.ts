// Attributes of form fields and code.
import { expect, it } from 'vitest';
import { pageHtml, routes } from '../builtSite';

/** Firefox sets fields back to what they were on a reload, which the page would not know. */
const fields = /<(?:input|select|textarea)\b[^>]*>/g;

it('no field of a page is restored by the browser on a reload', () => {
  const all = routes.flatMap((path) => pageHtml(path).match(fields) ?? []);
  expect(all.length).toBeGreaterThan(300);
  expect([...new Set(all.filter((tag) => !/\bautocomplete="?off\b/i.test(tag)))]).toEqual([]);
});

it('code is marked as not to be translated', () => {
  for (const path of [
    '/docs/Android/docScan',
    '/docs/Android/colorConfig',
    '/docs/errors',
    '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  ]) {
    const tags = pageHtml(path).match(/<(?:pre|code)\b[^>]*>/g) ?? [];
    expect(tags.length, path).toBeGreaterThan(10);
    const inPre = /<pre\b[^>]*translate="?no\b[^>]*>\s*<code\b[^>]*>/g;
    const rest =
      pageHtml(path)
        .replace(inPre, '')
        .match(/<(?:pre|code)\b[^>]*>/g) ?? [];
    expect(
      rest.filter((tag) => !/translate="?no\b/.test(tag)),
      path,
    ).toEqual([]);
  }
});
