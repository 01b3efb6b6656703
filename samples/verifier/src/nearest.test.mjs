import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.mjs';

describe('nearest', () => {
  it('ignores case', () => {
    expect(nearest('SCANFILTER', ['Source', 'ScanFilter'])).toBe('ScanFilter');
  });

  it('finds a slip of the pen', () => {
    expect(nearest('autoCaptur', ['autoCrop', 'autoCapture', 'multiPage'])).toBe('autoCapture');
  });

  it('takes the first of equally near candidates', () => {
    expect(nearest('ab', ['ax', 'ay'])).toBe('ax');
  });

  it('suggests no dissimilar names', () => {
    expect(nearest('zzzzzzzz', ['autoCapture', 'Source'])).toBeUndefined();
    expect(nearest('anything', [])).toBeUndefined();
  });

  it('accepts any iterable', () => {
    expect(nearest('b', new Map([['B', 1]]).keys())).toBe('B');
  });
});

describe('didYouMean', () => {
  it('is a sentence, or nothing', () => {
    expect(didYouMean('docscan', ['docScan'])).toBe(' Did you mean "docScan"?');
    expect(didYouMean('qqqqqqqq', ['docScan'])).toBe('');
  });
});
