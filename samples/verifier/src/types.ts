import type { Fence } from '../../../src/base/fences';
import type { languageIds } from './languages';

export type { Fence };

/** Where things are; all absolute. */
export interface Paths {
  readonly root: string;
  readonly verifier: string;
  readonly apiSources: string;
  readonly cache: string;
}

/** What a sample is written in. */
export type LanguageId = (typeof languageIds)[number];

/**
 * How far a checker gets: `compiled` against the declared API; `parsed` by the language's parser; `none` not at all.
 */
export type Level = 'none' | 'parsed' | 'compiled';

/** Where a piece of code comes from. */
export type UnitKind = 'sample' | 'fence' | 'example' | 'declaration' | 'canary';

/** One piece of code that is checked as a whole. */
export interface Unit {
  readonly kind: UnitKind;
  readonly language: LanguageId;
  /** File in which the code stands, relative to the root, with `/`. */
  readonly file: string;
  /** Line of that file on which the code begins, 1-based. */
  readonly line: number;
  /** Columns that stand before the code on each line, as in an indented fence. */
  readonly indent: number;
  readonly code: string;
  /** Declared type that a JSON value has to fit. */
  readonly type?: string;
}

/** What a backend reports; positions are those inside the unit's code, 1-based. */
export interface Finding {
  readonly unit: Unit;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What is printed; positions are those inside the file. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Tool {
  readonly name: string;
  readonly version: string;
}

type Found = { readonly tool: Tool } | { readonly missing: string };

export interface Backend {
  readonly level: Level;
  /** The tool, or why it cannot run. */
  tool(paths: Paths): Found | Promise<Found>;
  check(units: readonly Unit[], paths: Paths): Finding[] | Promise<Finding[]>;
}

export interface LanguageRow {
  readonly language: LanguageId;
  readonly found: number;
  readonly checked: number;
  readonly level: Level;
  readonly tool: string;
  readonly seconds: number;
}
