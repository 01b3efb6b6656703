import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import {
  collectResponses,
  complaints,
  fileTable,
  kindOf,
  table,
  templates,
  withoutHash,
  type Fetched,
  type Template,
} from './size';

const guide: Template = {
  name: 'guide',
  path: '/docs/x',
  budget: { js: 2, total: 9 },
  requests: 3,
};
const files = (js: number, ...more: Fetched[]): Fetched[] => [
  { file: '/docs/x', kind: 'html', bytes: 1000 },
  { file: '/assets/js/main.js', kind: 'js', bytes: js },
  ...more,
];

describe('complaints', () => {
  it('are empty if nothing has grown', () => {
    expect(complaints([guide], { guide: files(1200) }, { guide: files(1000) })).toEqual([]);
  });

  it('name files that grew', () => {
    expect(
      complaints(
        [guide],
        { guide: files(1000, { file: '/assets/js/chart.js', kind: 'js', bytes: 900 }) },
        { guide: files(1000) },
      ),
    ).toEqual([
      'guide (/docs/x): js has grown by 0.9 kB to 1.9 kB. Grown: /assets/js/chart.js is new, 0.9 kB.',
    ]);
  });

  it('name exceeded budgets and the files that grew', () => {
    expect(complaints([guide], { guide: files(2500) }, { guide: files(2400) })).toEqual([
      'guide (/docs/x): js is 2.5 kB, the budget 2 kB. Grown: /assets/js/main.js 2.4 kB → 2.5 kB. "npm run size -- /docs/x" lists its files; budgets are in tests/size/size.ts.',
    ]);
  });

  it('count requests', () => {
    const image: Fetched = { file: '/img/a.svg', kind: 'image', bytes: 10 };
    const found = complaints(
      [guide],
      { guide: files(1000, image, image, image) },
      { guide: files(1000) },
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('5 requests, at most 3');
  });

  it('report pages without measurements or record', () => {
    expect(complaints([guide], {}, { guide: files(1) })).toEqual([
      'guide (/docs/x): nothing was fetched.',
    ]);
    expect(complaints([guide], { guide: files(1) }, {})[0]).toContain('no record');
  });
});

it('recognizes types and names of files', () => {
  expect(kindOf('/docs/x', 'text/html; charset=utf-8')).toBe('html');
  expect(kindOf('/assets/js/a.js', 'text/javascript')).toBe('js');
  expect(kindOf('/img/a.svg', 'image/svg+xml')).toBe('image');
  expect(withoutHash('/assets/js/main.2b261736.js')).toBe('/assets/js/main.js');
  expect(withoutHash('/assets/js/vendors-a_b-9dc409.75c4f4e0.js')).toBe(
    '/assets/js/vendors-a_b.js',
  );
});

it('prints a table', () => {
  expect(table([guide], { guide: files(1500) }).at(-1)).toBe(
    '| guide | 2.5 | 1.0 | 0.0 | 1.5 | 0.0 | 0.0 | 0.0 | 2 |',
  );
});

it('prints the files of a page, the largest first', () => {
  const style: Fetched = { file: '/assets/css/styles.css', kind: 'css', bytes: 700, carried: true };
  expect(fileTable('/docs/x', files(1500, style)).slice(2)).toEqual([
    '| /assets/js/main.js | js | 1.5 |',
    '| /docs/x | html | 1.0 |',
    '| /assets/css/styles.css (inline) | css | 0.7 |',
    '| total |  | 3.2 |',
  ]);
});

it('has a budget for scripts, styles, the font and the whole of every template', () => {
  for (const { budget } of templates) {
    expect(Object.keys(budget).sort()).toEqual(['css', 'font', 'js', 'total']);
  }
});

describe('collectResponses', () => {
  it('ignores responses after the call', async () => {
    const page = new EventEmitter();
    const read = vi.fn((name: string) => Promise.resolve(name));
    const found = collectResponses(page, read);
    page.emit('response', 'early');
    const reading = found();
    // The page is about to close: reading this one would fail unnoticed.
    page.emit('response', 'late');
    expect(await reading).toEqual(['early']);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
