import { didYouMean } from '../../samples/verifier/src/nearest.mjs';
import type { IndexedPage } from '../../src/plugins/search/corpus';

/** The ids in a page's HTML. */
export function idsOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    ),
  );
}

/**
 * What is wrong between the index and the pages that were built: pages and anchors that it leads to
 * and that don't exist.
 *
 * @param htmlOf HTML of the page at an address, if there is one
 */
export function deadEnds(
  pages: readonly IndexedPage[],
  htmlOf: (path: string) => string | undefined,
): string[] {
  return pages.flatMap(({ file, row }) => {
    const html = htmlOf(row.path);
    if (html === undefined) return [`${file}: there is no page at ${row.path}.`];
    const ids = idsOf(html);
    return row.sections
      .filter(([anchor]) => anchor !== '' && !ids.has(anchor))
      .map(([anchor]) => `${file}: the page has no "#${anchor}".${didYouMean(anchor, ids)}`);
  });
}
