import files from '@generated/deckle-search/default/files';
import type { PlatformId } from '@site/src/model/platforms';
import { SearchIndex } from '@site/src/search/engine';
import { generalFile } from '@site/src/search/format';

/** Kept while the page is open: what was loaded once need not be loaded again. */
const index = new SearchIndex();
const loading = new Map<string, Promise<void>>();

/** Whether the site was built with an index; live preview has none. */
export const hasIndex = Object.keys(files).length > 0;

function load(name: string): Promise<void> {
  const file = files[name];
  // A platform without pages has no file.
  if (file === undefined) return Promise.resolve();
  let promise = loading.get(name);
  if (promise === undefined) {
    promise = file().then(({ default: rows }) => {
      index.add(rows);
    });
    promise.catch(() => loading.delete(name));
    loading.set(name, promise);
  }
  return promise;
}

/**
 * The index with the pages of these platforms, or of all, in it. Fails where one of its files cannot
 * be loaded; another call tries again.
 *
 * @param onProgress told whenever another file is in the index
 */
export async function loadIndex(
  platforms: readonly PlatformId[],
  onProgress?: () => void,
): Promise<SearchIndex> {
  const names = platforms.length === 0 ? Object.keys(files) : [generalFile, ...platforms];
  await Promise.all(names.map((name) => load(name).then(onProgress)));
  return index;
}

/** The index with what has been loaded so far. */
export const indexSoFar = (): SearchIndex => index;
