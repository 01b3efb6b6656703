import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../base/text.mjs';
import { expand, type Expanded } from './expand';
import type { ExpandInput } from './expandContext';
import { BuildCache, hashOf } from './buildCache';

/** What is cached of an expansion without problems. */
interface CachedExpansion extends Pick<Expanded, 'anchors' | 'links' | 'text'> {
  /** Files it is made of beside the page, each with the hash of its text. */
  readonly dependencies: readonly (readonly [path: string, hash: string])[];
}

/** Caches by file: everything in a process that expands pages shares them. */
const files = new Map<string, BuildCache<CachedExpansion>>();

/**
 * Pages as `expand` returns them, each expanded once for the check of all pages, the loader, search, the
 * Markdown versions, and the next build.
 */
export class Expansions {
  readonly #siteDir: string;
  readonly #key: string;
  readonly #input: ExpandInput;
  readonly #expand: typeof expand;
  readonly #cache: BuildCache<CachedExpansion>;
  readonly #hashes = new Map<string, string>();

  /**
   * @param file where expansions are cached
   * @param key hash of all that expansion reads beside the page and the files it names
   * @param expandPage replaces `expand` in tests
   */
  constructor(siteDir: string, file: string, key: string, input: ExpandInput, expandPage = expand) {
    this.#siteDir = siteDir;
    this.#key = key;
    this.#input = input;
    this.#expand = expandPage;
    this.#cache = files.get(file) ?? new BuildCache(file);
    files.set(file, this.#cache);
  }

  /** What a page of this source is expanded to. */
  of(path: string, source: string): Expanded {
    const key = hashOf(this.#key, source);
    const before = this.#cache.get(path, key);
    if (before?.dependencies.every(([file, hash]) => this.#hashOfFile(file) === hash) === true) {
      return {
        ...before,
        problems: [],
        dependencies: before.dependencies.map(([file]) => file),
      };
    }
    const expanded = this.#expand(path, source, this.#input);
    const { problems, ...value } = expanded;
    if (problems.length === 0) {
      this.#cache.set(path, key, {
        ...value,
        dependencies: expanded.dependencies.map((file) => [file, this.#hashOfFile(file)] as const),
      });
    }
    return expanded;
  }

  /** Saves what was expanded for the next build. */
  save(): void {
    this.#cache.save((path) => existsSync(join(this.#siteDir, path)));
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
