// What readers see most often, and that Enter waits: tests/e2e/search.spec.ts.
import { describe, expect, it } from 'vitest';
import type { Results } from './useResults';
import { summary } from './summary';

const results = (rest: Partial<Results>): Results => ({
  state: 'ready',
  text: 'scan',
  pages: [],
  terms: new Set(),
  corrections: [],
  elsewhere: undefined,
  platforms: ['Android'],
  reach: 'platforms',
  isWidened: false,
  retry: () => undefined,
  ...rest,
});
const page = {
  page: { path: '/', title: '', kind: 'site', sections: [] },
  score: 1,
  hits: [],
} as const;

describe('the summary of the results', () => {
  it.each<[Partial<Results>, number, string]>([
    [{ state: 'loading' }, 0, 'Loading the index…'],
    [
      { text: 'scan '.repeat(500) },
      0,
      `No results for “${'scan '.repeat(12).trim()}…” on Android.`,
    ],
    [{ pages: [page] }, 1, '1 result on Android.'],
    [
      { pages: [page], corrections: ['permission'] },
      2,
      '2 results on Android. Searched for “permission”.',
    ],
  ])('of %o and %i pages says: %s', (rest, count, text) => {
    expect(summary(results(rest), count, { isAwaited: false })).toBe(text);
  });
});
