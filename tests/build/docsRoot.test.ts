// The docs root: the chooser of platforms and the matrix of guides.
import { expect, it } from 'vitest';
import { platforms } from '../../src/model/platforms';
import { decodeText, tagsOf } from '../../src/base/html';
import { pageHtml, routes } from '../builtSite';
import { guides, referencePages } from '../docsTree';

const html = pageHtml('/docs/');

/** Links in a part of the page, each with what it is called. */
const linksIn = (part: string): { readonly href: string; readonly name: string }[] =>
  [...part.matchAll(/<a [^>]*>[\s\S]*?<\/a>/g)].flatMap(([link]) =>
    tagsOf(link).flatMap(({ name, attributes }) =>
      name === 'a'
        ? [
            {
              href: decodeText(attributes.href ?? ''),
              name: decodeText(attributes['aria-label'] ?? link.replace(/<[^>]+>/g, '')),
            },
          ]
        : [],
    ),
  );

/** Tables with a platform per column. */
const matrices = (html.match(/<table[\s\S]*?<\/table>/g) ?? []).filter((table) =>
  table.includes('scope=row'),
);

it('the matrix has a named link for every guide of a feature, and none other', () => {
  expect(matrices).toHaveLength(2);
  const bodies = matrices.map((table) => table.slice(table.indexOf('<tbody')));
  const cells = bodies.flatMap(linksIn).filter(({ href }) => !href.includes('?'));
  const rows = guides.filter(({ kind }) => !['intro', 'changelog', 'apiIndex'].includes(kind.id));
  expect(cells.map(({ href }) => href).sort()).toEqual(rows.map(({ url }) => url).sort());
  expect(cells).toContainEqual({
    href: '/docs/react-native/photoPayment',
    name: 'Photo payment on React Native',
  });
  // Every other cell says that there is none.
  for (const table of matrices) {
    const [head = '', body = ''] = table.split('<tbody');
    const count = (pattern: RegExp): number => body.match(pattern)?.length ?? 0;
    expect(
      linksIn(body).filter(({ href }) => !href.includes('?')).length + count(/not available/g),
    ).toBe(count(/<tr/g) * linksIn(head).length);
  }
});

it('the chooser leads to every platform, in one order', () => {
  const tiles = html.match(/<ul class="?tiles_[\s\S]*?<\/ul>/g) ?? [];
  expect(tiles).toHaveLength(2);
  const links = tiles.flatMap(linksIn);
  expect(links.filter(({ href }) => !routes.includes(href))).toEqual([]);
  expect(links.map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      ...referencePages.filter((url) => url.endsWith('/api/')),
      ...guides
        .filter(({ kind }) => ['intro', 'getStarted', 'changelog'].includes(kind.id))
        .map(({ url }) => url),
    ]),
  );
  const labels: string[] = platforms.map(({ label }) => label);
  const names = linksIn(tiles[0] ?? '')
    .map(({ name }) => name)
    .filter((name) => labels.includes(name));
  expect(names).toEqual(labels.filter((label) => names.includes(label)));
  expect(names.length).toBeGreaterThan(8);
});
