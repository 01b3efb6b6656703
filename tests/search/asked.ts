// Queries that nobody has to write down: the words of each page in `docs/_shared/search`, and the first of each section, on
// the first platform that has it.
import { outlineFile } from '../../src/search/format';
import { readWords } from '../../src/plugins/search/words';
import { siteDir } from '../builtSite';
import type { IndexFiles } from './measure';
import type { Query } from './queries';

const { kinds } = readWords(siteDir).asked;

/** What readers call the subject of a page, and what they ask when a section answers it. */
export function askedQueries(files: IndexFiles): Query[] {
  const rows = [...files].flatMap(([name, file]) => (name === outlineFile ? [] : file));
  const found = new Map<string, { readonly query: Query; readonly expected: string[] }>();
  const ask = (kind: string, words: string, anchor = ''): void => {
    const page = rows.find(
      (row) =>
        row.kind === kind &&
        // Of the pages of a reference, its index.
        (kind !== 'api' || row.path.endsWith('/api/')) &&
        row.sections.some(([own]) => own === anchor),
    );
    if (page?.platform === undefined || page.product === undefined) return;
    const { platform, product, path } = page;
    const phrases = words.split(/,\s*/);
    for (const text of anchor === '' ? phrases : phrases.slice(0, 1)) {
      const key = `${text} ${product} ${platform}`;
      const expected = found.get(key)?.expected ?? [];
      expected.push(anchor === '' ? path : `${path}#${anchor}`);
      const query: Query = {
        text,
        kind: anchor === '' ? 'page' : 'place',
        platform,
        product,
        expected,
      };
      found.set(key, { query, expected });
    }
  };
  for (const [kind, words] of Object.entries(kinds)) {
    ask(kind, words?.page ?? '');
    for (const [anchor, own] of Object.entries(words?.sections ?? {})) ask(kind, own, anchor);
  }
  return [...found.values()].map(({ query }) => query);
}
