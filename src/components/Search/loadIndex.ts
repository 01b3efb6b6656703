import files from '@generated/deckle-search/default/files';
import { remembering } from '@site/src/client/remember';
import { SearchIndex } from '@site/src/search/engine';
import type { IndexFile } from '@site/src/search/format';

/** Names of all files of the index. */
export const indexFiles: readonly string[] = Object.keys(files);

/** Whether the site was built with an index; live preview has none. */
export const hasIndex = indexFiles.length > 0;

// Kept while the page is open: what was loaded once need not be loaded again.
const rows = new Map<string, IndexFile>();

interface PartialIndex {
  readonly index: SearchIndex;
  readonly added: Set<string>;
}

/**
 * One index per choice of files. How rare a word is depends on what is searched, so an answer would change with what
 * happens to be loaded if everything were in the same index.
 */
const indexes = new Map<string, PartialIndex>();

const load = remembering(async (name) => {
  const module = await files[name]?.();
  // A platform without pages has no file.
  if (module !== undefined) rows.set(name, module.default);
});

/**
 * Loads files of the index. Fails where one of them cannot be loaded; another call tries again.
 *
 * @param onProgress called whenever another file has been loaded
 */
export async function loadIndex(names: readonly string[], onProgress: () => void): Promise<void> {
  await Promise.all(names.map((name) => load(name).then(onProgress)));
}

/** The index of these files, with those of them that have been loaded so far. */
export function indexSoFar(names: readonly string[]): SearchIndex {
  const key = names.join();
  const { index, added } = indexes.get(key) ?? { index: new SearchIndex(), added: new Set() };
  indexes.set(key, { index, added });
  for (const name of names) {
    const file = rows.get(name);
    if (file === undefined || added.has(name)) continue;
    added.add(name);
    index.add(file);
  }
  return index;
}
