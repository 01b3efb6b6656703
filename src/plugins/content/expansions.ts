import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../../samples/verifier/src/text.mjs';
import { expand, type Expanded } from './expand';
import type { ExpandInput } from './expandContext';
import { hashOf, Kept } from './kept';

/** What is kept of an expansion in which nothing was wrong. */
interface KeptExpansion {
  readonly text: string;
  /** Files it is made of beside the page, each with the hash of its text. */
  readonly dependencies: readonly (readonly [path: string, hash: string])[];
}

/** Files of results, one object each: all who expand pages in a process share what they found. */
const files = new Map<string, Kept<KeptExpansion>>();

/**
 * Pages as `expand` returns them, each expanded once: the check of all pages, the loader, search and the
 * Markdown twins ask for the same, and so does the next build.
 */
export class Expansions {
  readonly #siteDir: string;
  readonly #key: string;
  readonly #input: ExpandInput;
  readonly #kept: Kept<KeptExpansion>;
  readonly #hashes = new Map<string, string>();

  /**
   * @param file where expansions are kept
   * @param key hash of all that expansion reads beside the page and the files it names
   */
  constructor(siteDir: string, file: string, key: string, input: ExpandInput) {
    this.#siteDir = siteDir;
    this.#key = key;
    this.#input = input;
    this.#kept = files.get(file) ?? new Kept(file);
    files.set(file, this.#kept);
  }

  /** What a page of this source is expanded to. */
  of(path: string, source: string): Expanded {
    const key = hashOf(this.#key, source);
    const before = this.#kept.get(path, key);
    if (before?.dependencies.every(([file, hash]) => this.#hashOfFile(file) === hash) === true) {
      return {
        text: before.text,
        problems: [],
        dependencies: before.dependencies.map(([file]) => file),
      };
    }
    const expanded = expand(path, source, this.#input);
    if (expanded.problems.length === 0) {
      this.#kept.set(path, key, {
        text: expanded.text,
        dependencies: expanded.dependencies.map((file) => [file, this.#hashOfFile(file)] as const),
      });
    }
    return expanded;
  }

  /** Keeps what was found for the next build. */
  save(): void {
    this.#kept.save((path) => existsSync(join(this.#siteDir, path)));
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
