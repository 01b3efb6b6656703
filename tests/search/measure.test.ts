import { describe, expect, it } from 'vitest';
import type { PageRow } from '../../src/search/format';
import { ask, complaints, figuresOf, report, type IndexFiles } from './measure';
import type { Query } from './queries';

const row = (id: string, title: string, prose: string): PageRow => ({
  path: `/docs/Android/${id}`,
  title,
  kind: id as PageRow['kind'],
  platform: 'Android',
  product: 'document',
  sections: [
    ['', '', 0, prose],
    ['options', 'Options', 2, `Options of ${title}.`],
  ],
});

const files: IndexFiles = new Map([
  [
    'Android',
    [
      row('intro', 'Document SDK for Android', 'What it does.'),
      row('docScan', 'Document scanning on Android', 'Scan documents.'),
      row('pdfCreation', 'PDF creation on Android', 'Write a PDF of what you scan.'),
    ],
  ],
  ['general', []],
]);

const query = (text: string, expected: string, rest: Partial<Query> = {}): Query => ({
  text,
  kind: 'task',
  platform: 'Android',
  product: 'document',
  expected: [`/docs/${expected}`],
  ...rest,
});

describe('measuring', () => {
  it('reports the rank of the answer', () => {
    const [first, second, lost] = ask(files, [
      query('scan', 'Android/docScan'),
      query('scan', 'Android/pdfCreation'),
      query('zebra', 'Android/docScan'),
    ]);
    expect(first).toMatchObject({ rank: 1, waiting: false });
    expect(second).toMatchObject({ rank: 2 });
    expect(lost).toMatchObject({ rank: 0, waiting: false, shown: [] });
  });

  it('reports whether the section is shown, if every expected answer names one', () => {
    const [yes, no, unasked] = ask(files, [
      query('scanning options', 'Android/docScan#options'),
      query('scanning', 'Android/docScan#nowhere'),
      query('scanning', 'Android/docScan'),
    ]);
    expect([yes?.place, no?.place, unasked?.place]).toEqual([true, false, undefined]);
  });

  it("skips queries whose page or platform doesn't exist", () => {
    const outcomes = ask(files, [
      query('onboarding', 'Android/onboarding'),
      query('scan', 'iOS/docScan', { platform: 'iOS' }),
      query('flutter scan', 'Android/docScan'),
    ]);
    expect(outcomes.map(({ waiting }) => waiting)).toEqual([true, true, true]);
    expect(complaints(outcomes)).toEqual([]);
    expect(figuresOf(outcomes).queries).toBe(0);
  });

  it('counts a hint that the page exists on another platform', () => {
    const both: IndexFiles = new Map([
      ...files,
      [
        'iOS',
        [
          {
            ...row('photoPayment', 'Photo payment on iOS', ''),
            path: '/docs/iOS/photoPayment',
            platform: 'iOS',
          },
          { ...row('intro', 'iOS', ''), path: '/docs/iOS/intro', platform: 'iOS' },
        ],
      ],
    ]);
    expect(ask(both, [query('photo payment', 'iOS/photoPayment')])[0]).toMatchObject({
      rank: 1,
      shown: ['(Photo payment elsewhere)', expect.any(String)],
    });
  });

  it('prints the figures', () => {
    const outcomes = ask(files, [
      query('scan', 'Android/docScan'),
      query('scan', 'Android/pdfCreation'),
    ]);
    expect(figuresOf(outcomes)).toMatchObject({
      queries: 2,
      recall1: 0.5,
      recall3: 1,
      reciprocalRank: 0.75,
    });
    expect(report(outcomes).at(-1)).toMatch(/^all +2 +0\.500 +1\.000 +0\.750$/);
  });

  it('reports pages that are not found and scores below the minimum', () => {
    const outcomes = ask(files, [
      query('zebra', 'Android/docScan'),
      query('scan', 'Android/pdfCreation'),
    ]);
    const [...lines] = complaints(outcomes);
    expect(lines.join('\n')).toContain('"zebra" (Android) does not find /docs/Android/docScan');
    expect(lines.join('\n')).toContain('recall1 is 0.000');
    expect(complaints(ask(files, [query('scan', 'Android/docScan')]))).toEqual([]);
    // A hard one is counted, but isn't a separate failure.
    const hard = ask(files, [query('zebra', 'Android/docScan', { hard: true })]);
    expect(complaints(hard).join()).not.toContain('does not find');
  });
});
