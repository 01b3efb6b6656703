import { createHash } from 'node:crypto';
import { readCache, writeCache } from '../../base/cacheFile';

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
 * Results that a build stores for the next one, by name. Each has a key, the hash of all its inputs, and
 * is returned only for that key. Values are what JSON can hold.
 */
export class BuildCache<T> {
  readonly #file: string;
  readonly #entries: Map<string, Entry<T>>;
  #isChanged = false;

  /** @param file where results are stored; one that cannot be read counts as empty */
  constructor(file: string) {
    this.#file = file;
    this.#entries = new Map(Object.entries(readEntries<T>(file)));
  }

  /** The result of that name, if its inputs are the same. */
  get(name: string, key: string): T | undefined {
    const entry = this.#entries.get(name);
    return entry?.key === key ? entry.value : undefined;
  }

  /** Stores a result; one that is stored already costs nothing. */
  set(name: string, key: string, value: T): void {
    if (this.#entries.get(name)?.key === key) return;
    this.#entries.set(name, { key, value });
    this.#isChanged = true;
  }

  /** The stored result of that name, or else a new one, which is stored. */
  getOrCompute(name: string, key: string, compute: () => T): T {
    const result = this.get(name, key) ?? compute();
    this.set(name, key, result);
    return result;
  }

  /** Writes the file if anything is new, without the names that are no longer wanted. */
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
