/** A fenced code block of a page. */
export interface Fence {
  readonly language: string;
  readonly meta: string;
  /** Line of the opening fence, 1-based. */
  readonly fenceLine: number;
  /** Line of the first line of code, 1-based. */
  readonly line: number;
  /** Line of the closing fence, 1-based; the last line of the page where it is never closed. */
  readonly endLine: number;
  readonly indent: number;
  readonly code: string;
}
