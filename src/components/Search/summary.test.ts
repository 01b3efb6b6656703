// What readers see most often, and that Enter waits: tests/e2e/search.spec.ts.
import { describe, expect, it } from 'vitest';
import type { Results } from './results';
import { summary } from './summary';

const results = (rest: Partial<Results>): Results => ({
  state: 'ready',
  text: 'scan',
  pages: [],
  terms: { typed: new Set(), meant: new Set() },
  corrections: [],
  elsewhere: undefined,
  absent: [],
  more: undefined,
  platforms: ['Android'],
  reach: 'platforms',
  widened: false,
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
      { pages: [page], state: 'loading', platforms: [] },
      2,
      '2 results on all platforms. Loading more…',
    ],
    [
      { pages: [page], corrections: [{ typed: 'permision', meant: 'permission' }] },
      2,
      '2 results on Android. Searched for “permission”.',
    ],
    [
      {
        pages: [page],
        more: { label: 'No page for Android has “Podfile”. 2 more on iOS', pages: [] },
      },
      1,
      '1 result on Android. No page for Android has “Podfile”. 2 more on iOS.',
    ],
  ])('%j', (rest, count, text) => {
    expect(summary(results(rest), count)).toBe(text);
  });
});
