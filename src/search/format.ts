import type { PlatformId, ProductId } from '../model/platforms';
import type { SearchKind } from './kindWords';

/**
 * A section as the index carries it: anchor, heading, depth, prose, and what is found but not shown.
 * The depth is 0 for the page's beginning, that of the heading, or {@link symbolDepth}.
 */
export type SectionRow = readonly [
  anchor: string,
  heading: string,
  depth: number,
  prose: string,
  /** Words of code that the prose does not have. */
  code?: string,
  /** Other names of a symbol. */
  names?: string,
  /** Types the symbol belongs to, as the platforms call them. */
  owners?: string,
];

/** Depth of the row or signature of a symbol. */
export const symbolDepth = 9;

export interface PageRow {
  /** Address without the base URL. */
  readonly path: string;
  readonly title: string;
  readonly kind: SearchKind;
  readonly product?: ProductId;
  readonly platform?: PlatformId;
  readonly sections: readonly SectionRow[];
}

/** One file of the index: the pages of a platform, or those of none. */
export type IndexFile = readonly PageRow[];

/** Name of the file with the pages that belong to no platform. */
export const generalFile = 'general';
