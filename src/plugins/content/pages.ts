import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCache, writeCache } from '../../base/cacheFile';
import { hashOf } from '../../base/hash';
import { readText } from '../../base/text.mjs';
import { expand, type Expanded } from './expand';
import type { ExpandInput } from './expandContext';

/** What was made of a page, and the hash of what it was made from. */
interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** An expansion without problems, and the files it is made of beside the page, each with the hash of its text. */
interface StoredExpansion extends Omit<Expanded, 'problems' | 'dependencies'> {
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/**
 * What a build makes of its pages. Each page is expanded once for the check, the loader, search and the Markdown
 * versions; the next build takes over what is made of the same. Stored values are what JSON can hold.
 */
export class Pages {
  readonly #siteDir: string;
  readonly #file: string;
  readonly #key: string;
  readonly #input: ExpandInput;
  readonly #expand: typeof expand;
  readonly #entries: Map<string, Entry>;
  readonly #hashes = new Map<string, string>();
  #isChanged = false;

  /**
   * @param file where all this is stored for the next build; one that cannot be read, or has another key, counts as empty
   * @param key hash of all that pages are made from beside their own text and the files they name
   * @param expandPage replaces `expand` in tests
   */
  constructor(siteDir: string, file: string, key: string, input: ExpandInput, expandPage = expand) {
    this.#siteDir = siteDir;
    this.#file = file;
    this.#key = key;
    this.#input = input;
    this.#expand = expandPage;
    this.#entries = readEntries(file, key);
  }

  /** A page as it is rendered. One with problems is never stored, so that every build reports them. */
  expanded(path: string, source: string): Expanded {
    const name = `expanded ${path}`;
    const key = hashOf(source);
    const stored = this.#get(name, key) as StoredExpansion | undefined;
    if (stored?.files.every(([file, hash]) => this.#hashOfFile(file) === hash) === true) {
      const { files, ...value } = stored;
      return { ...value, problems: [], dependencies: files.map(([file]) => file) };
    }
    const expanded = this.#expand(path, source, this.#input);
    const { problems, dependencies, ...value } = expanded;
    if (problems.length === 0) {
      const files = dependencies.map((file) => [file, this.#hashOfFile(file)] as const);
      this.#set(name, key, { ...value, files } satisfies StoredExpansion);
    }
    return expanded;
  }

  /**
   * What a step of the build makes of a page.
   *
   * @param name of the step and the page
   * @param from what it is made from, beside what all pages share
   */
  made<T>(name: string, from: string, make: () => T): T {
    const key = hashOf(from);
    const stored = this.#get(name, key);
    if (stored !== undefined) return stored as T;
    const value = make();
    this.#set(name, key, value);
    return value;
  }

  /** Stores what is new for the next build. */
  save(): void {
    if (!this.#isChanged) return;
    writeCache(this.#file, JSON.stringify({ key: this.#key, entries: [...this.#entries] }));
    this.#isChanged = false;
  }

  #get(name: string, key: string): unknown {
    const entry = this.#entries.get(name);
    return entry?.key === key ? entry.value : undefined;
  }

  #set(name: string, key: string, value: unknown): void {
    this.#entries.set(name, { key, value });
    this.#isChanged = true;
  }

  #hashOfFile(path: string): string {
    const known = this.#hashes.get(path);
    if (known !== undefined) return known;
    const file = join(this.#siteDir, path);
    const hash = existsSync(file) ? hashOf(readText(file)) : '';
    this.#hashes.set(path, hash);
    return hash;
  }
}

function readEntries(file: string, key: string): Map<string, Entry> {
  const text = readCache(file)?.toString();
  if (text === undefined) return new Map();
  const stored = JSON.parse(text) as {
    readonly key: string;
    readonly entries: readonly (readonly [string, Entry])[];
  };
  return new Map(stored.key === key ? stored.entries : []);
}
