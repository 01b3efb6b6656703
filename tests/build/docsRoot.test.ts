// The docs root: the chooser of platforms and the matrix of guides.
import { expect, it } from 'vitest';
import { platforms } from '../../src/model/platforms';
import { pageHtml } from '../builtSite';
import { guides, referencePages } from '../docsTree';
import { attributesOf } from './site';

const html = pageHtml('/docs/');
const parts = (pattern: RegExp): readonly string[] => html.match(pattern) ?? [];
const hrefsIn = (part: string): string[] => attributesOf(part, 'a').map(({ href = '' }) => href);

it('the matrix has a named link for every guide of a feature, and none other', () => {
  // Tables with a platform per column.
  const matrices = parts(/<table[^]*?<\/table>/g).filter((table) => table.includes('scope=row'));
  expect(matrices).toHaveLength(2);
  const cells: string[] = [];
  for (const table of matrices) {
    const [head = '', body = ''] = table.split('<tbody');
    const count = (pattern: RegExp): number => body.match(pattern)?.length ?? 0;
    const own = hrefsIn(body).filter((href) => !href.includes('?'));
    cells.push(...own);
    // Every other cell says that there is none.
    expect(own.length + count(/not available/g)).toBe(count(/<tr/g) * hrefsIn(head).length);
  }
  const rows = guides.filter(({ kind }) => !['intro', 'changelog', 'apiIndex'].includes(kind.id));
  expect(cells.sort()).toEqual(rows.map(({ url }) => url).sort());
  expect(attributesOf(html, 'a')).toContainEqual(
    expect.objectContaining({
      href: '/docs/react-native/photoPayment',
      'aria-label': 'Photo payment on React Native',
    }),
  );
});

it('the chooser leads to every platform, in one order', () => {
  const tiles = parts(/<ul class="?tiles_[^]*?<\/ul>/g);
  expect(tiles).toHaveLength(2);
  expect(tiles.flatMap(hrefsIn)).toEqual(
    expect.arrayContaining([
      ...referencePages.filter((url) => url.endsWith('/api/')),
      ...guides
        .filter(({ kind }) => ['intro', 'getStarted', 'changelog'].includes(kind.id))
        .map(({ url }) => url),
    ]),
  );
  const intros = hrefsIn(tiles[0] ?? '').filter((href) => href.endsWith('/intro'));
  const ids: string[] = intros.map((href) => href.split('/')[2] ?? '');
  expect(ids).toEqual(platforms.map(({ id }) => id).filter((id) => ids.includes(id)));
  expect(ids.length).toBeGreaterThan(8);
});
