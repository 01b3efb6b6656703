import files from '@generated/deckle-search/default/files';
import { SearchIndex } from '@site/src/search/engine';
import { textFilesOf } from '@site/src/search/format';

/** Whether the site was built with an index; live preview has none. */
export const hasIndex = Object.keys(files).length > 0;

/** Names of the files with the text of all platforms. */
export const textFiles = textFilesOf(Object.keys(files));

/**
 * One index per choice of files, kept while the page is open. How rare a word is depends on what is searched, so an answer
 * would change with what happens to be loaded if everything were in the same index.
 */
const indexes = new Map<string, SearchIndex>();

/** The index of these files, once they have been loaded. */
export const loadedIndex = (names: readonly string[]): SearchIndex | undefined =>
  indexes.get(names.join());

/** Loads files of the index. Fails where one of them cannot be loaded; another call tries again. */
export async function loadIndex(names: readonly string[]): Promise<void> {
  // A platform without pages has no file.
  const modules = await Promise.all(names.map(async (name) => files[name]?.()));
  if (loadedIndex(names) !== undefined) return;
  const index = new SearchIndex();
  for (const module of modules) index.add(module?.default ?? []);
  indexes.set(names.join(), index);
}
