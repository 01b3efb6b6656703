import { expect, it } from 'vitest';
import { markdownPath } from './markdownPath';

it.each([
  ['/', '/', '/index.md'],
  ['/docs/', '/', '/docs.md'],
  ['/docs/Android/docScan', '/', '/docs/Android/docScan.md'],
  ['/docs/react-native/api/', '/', '/docs/react-native/api.md'],
  ['/sub/', '/sub/', '/sub/index.md'],
  ['/sub/docs/', '/sub/', '/sub/docs.md'],
])('the Markdown path of %s below %s is %s', (path, baseUrl, expected) => {
  expect(markdownPath(path, baseUrl)).toBe(expected);
});
