import { createHash } from 'node:crypto';
import { readCache, writeCache } from '../output/cacheFile';

/** Hash of texts; where one ends and the next begins counts. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${String(text.length)}:`).update(text);
  return hash.digest('hex');
}

interface Entry<T> {
  readonly key: string;
  readonly value: T;
}

/**
 * Results that a build hands to the next one, by name. Each has a key, the hash of all that it was made
 * of, and is given out only for that key. Values are what JSON can hold.
 */
export class Kept<T> {
  readonly #file: string;
  readonly #entries: Map<string, Entry<T>>;
  #isChanged = false;

  /** @param file where results are kept; one that cannot be read counts as none */
  constructor(file: string) {
    this.#file = file;
    this.#entries = new Map(Object.entries(readEntries<T>(file)));
  }

  /** The result of that name, if it was made of the same. */
  get(name: string, key: string): T | undefined {
    const entry = this.#entries.get(name);
    return entry?.key === key ? entry.value : undefined;
  }

  /** Keeps a result; one that is kept already costs nothing. */
  set(name: string, key: string, value: T): void {
    if (this.#entries.get(name)?.key === key) return;
    this.#entries.set(name, { key, value });
    this.#isChanged = true;
  }

  /** The result of that name: the one that is kept, or else a new one, which is kept. */
  getOrMake(name: string, key: string, make: () => T): T {
    const result = this.get(name, key) ?? make();
    this.set(name, key, result);
    return result;
  }

  /** Writes what is new, without the names that nothing will ask for any more. */
  save(isWanted: (name: string) => boolean): void {
    if (!this.#isChanged) return;
    for (const name of this.#entries.keys()) if (!isWanted(name)) this.#entries.delete(name);
    writeCache(this.#file, JSON.stringify(Object.fromEntries(this.#entries)));
    this.#isChanged = false;
  }
}

function readEntries<T>(file: string): Record<string, Entry<T>> {
  const text = readCache(file)?.toString();
  return text === undefined ? {} : (JSON.parse(text) as Record<string, Entry<T>>);
}
