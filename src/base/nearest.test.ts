import { expect, it } from 'vitest';
import { didYouMean } from './nearest';

it.each([
  ['another case', 'SCANFILTER', ['Source', 'ScanFilter'], ' Did you mean "ScanFilter"?'],
  [
    'a typing error',
    'autoCaptur',
    ['autoCrop', 'autoCapture', 'multiPage'],
    ' Did you mean "autoCapture"?',
  ],
  ['the first of equally near names', 'ab', ['ax', 'ay'], ' Did you mean "ax"?'],
  ['no dissimilar name', 'zzzzzzzz', ['autoCapture', 'Source'], ''],
  ['nothing where there are no names', 'anything', [], ''],
])('suggests for %s', (_, name, names, sentence) => {
  expect(didYouMean(name, names)).toBe(sentence);
});
