import { lineAt } from '../../../base/lines';

/** A text that replaces a part of another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  /** A text without places was written where it's put. */
  readonly text: string | Placed;
}

/** Where a part of a text was written: `line` is that of its first character. */
interface Segment {
  readonly start: number;
  readonly file: string;
  readonly line: number;
  /** Whether the part is generated, and all of it belongs to one line. */
  readonly isGenerated: boolean;
}

/** A line of a file that somebody edits. */
export interface SourcePlace {
  /** Relative to the site. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A text that knows where each part of it was written. */
export interface Placed {
  readonly text: string;
  /** In the order of the text, without gaps. */
  readonly segments: readonly Segment[];
}

/** A text as it is in a file, from a line of it. */
export const placedAt = (text: string, { file, line }: SourcePlace): Placed => ({
  text,
  segments: [{ start: 0, file, line, isGenerated: false }],
});

/** Where the character at `offset` was written. */
export function placeOf({ text, segments }: Placed, offset: number): SourcePlace {
  const segment = segments.findLast(({ start }) => start <= offset);
  if (segment === undefined) throw new RangeError(`The text has no character ${offset}.`);
  const { file, isGenerated, line, start } = segment;
  const lines = isGenerated ? 1 : lineAt(text.slice(start), offset - start);
  return { file, line: line + lines - 1 };
}

/** Applies edits that do not overlap. */
export function applyEdits(placed: Placed, edits: readonly Edit[]): Placed {
  let text = '';
  const segments: Segment[] = [];
  const copy = (from: number, to: number): void => {
    if (from >= to) return;
    segments.push(
      ...placed.segments.flatMap((segment, i) => {
        const end = placed.segments[i + 1]?.start ?? placed.text.length;
        if (end <= from || segment.start >= to) return [];
        const start = Math.max(segment.start, from);
        return [{ ...segment, ...placeOf(placed, start), start: text.length + start - from }];
      }),
    );
    text += placed.text.slice(from, to);
  };
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    copy(at, edit.start);
    const added: Placed =
      typeof edit.text === 'string'
        ? {
            text: edit.text,
            segments: [{ ...placeOf(placed, edit.start), start: 0, isGenerated: true }],
          }
        : edit.text;
    segments.push(
      ...added.segments.map((segment) => ({ ...segment, start: segment.start + text.length })),
    );
    text += added.text;
    at = edit.end;
  }
  copy(at, placed.text.length);
  return { text, segments };
}
