import { expect, it } from 'vitest';
import type { IndexedPage } from './corpus';
import { deadEnds, idsOf } from './anchors';

const page = (...anchors: string[]): IndexedPage => ({
  file: 'docs/a.mdx',
  row: {
    path: '/docs/a',
    title: 'A',
    kind: 'site',
    sections: anchors.map((anchor) => [anchor, anchor, 2, '']),
  },
});

it('reads ids with every kind of quoting', () => {
  expect([...idsOf(`<a id="x.y"><b class=c id=z><i data-id="no" id='q'>`)]).toEqual([
    'x.y',
    'z',
    'q',
  ]);
});

it('names pages and anchors that are not there, with the nearest', () => {
  expect(deadEnds([page('', 'filters')], () => '<h2 id="filters">')).toEqual([]);
  expect(deadEnds([page('filter')], () => '<h2 id="filters"><p id=other>')).toEqual([
    'docs/a.mdx: the page has no #filter; the nearest is #filters.',
  ]);
  expect(deadEnds([page('')], () => undefined)).toEqual([
    'docs/a.mdx: there is no page at /docs/a.',
  ]);
});
