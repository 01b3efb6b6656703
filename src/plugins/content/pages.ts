import { readCache, writeCache } from '../../base/cacheFile';
import { hashOf } from '../../base/hash';
import { expand, type Expanded } from './expand/expand';
import type { ExpandInput } from './site/expandContext';

/** What was made of a page, and the hash of what it was made from. */
interface Entry {
  readonly key: string;
  readonly value: unknown;
}

interface Stored {
  readonly key: string;
  readonly entries: readonly (readonly [name: string, entry: Entry])[];
}

/**
 * What a build makes of its pages. Each page is expanded once for the check, the loader, search and the Markdown
 * versions; the next build takes over what is made of the same. Stored values are what JSON can hold.
 */
export class Pages {
  readonly #file: string;
  readonly #key: string;
  readonly #input: ExpandInput;
  readonly #entries: Map<string, Entry>;
  #isChanged = false;

  /**
   * @param file where all this is stored for the next build; one that cannot be read, or has another key, counts as empty
   * @param key hash of all that pages are made from beside their own text
   */
  constructor(file: string, key: string, input: ExpandInput) {
    this.#file = file;
    this.#key = key;
    this.#input = input;
    const text = readCache(file)?.toString();
    const stored = text === undefined ? undefined : (JSON.parse(text) as Stored);
    this.#entries = new Map(stored?.key === key ? stored.entries : []);
  }

  /** A page as it is rendered. */
  expanded(path: string, source: string): Expanded {
    return this.cached(`expanded ${path}`, source, () => expand(path, source, this.#input));
  }

  /**
   * What a step of the build makes of a page.
   *
   * @param name of the step and the page
   * @param from what it is made from, beside what all pages share
   */
  cached<T>(name: string, from: string, make: () => T): T {
    const key = hashOf(from);
    const entry = this.#entries.get(name);
    if (entry?.key === key) return entry.value as T;
    const value = make();
    this.#entries.set(name, { key, value });
    this.#isChanged = true;
    return value;
  }

  /** Stores what is new for the next build. */
  save(): void {
    if (!this.#isChanged) return;
    const stored: Stored = { key: this.#key, entries: [...this.#entries] };
    writeCache(this.#file, JSON.stringify(stored));
    this.#isChanged = false;
  }
}
