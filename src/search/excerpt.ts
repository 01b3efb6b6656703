import { wordsOf, type Word } from './words';

/** A piece of text, marked if it matches the query. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Whether a word, or a part of a name, is a matching word. */
const isFound = ({ text, parts }: Word, terms: ReadonlySet<string>): boolean =>
  terms.has(text) || parts.some((part) => terms.has(part));

/** Splits a text into pieces, with the matching words marked. */
export function mark(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  const addUntil = (end: number, { marked }: Pick<Piece, 'marked'>): void => {
    if (end > position) pieces.push({ text: text.slice(position, end), marked });
    position = end;
  };
  for (const word of wordsOf(text)) {
    if (!isFound(word, terms)) continue;
    addUntil(word.start, { marked: false });
    addUntil(word.end, { marked: true });
  }
  addUntil(text.length, { marked: false });
  return pieces;
}

/**
 * The part of a text that says most about the words that were found, cut at words. Where none is in
 * it, its beginning.
 */
export function excerpt(text: string, terms: ReadonlySet<string>, length = 150): Piece[] {
  if (text.length <= length) return mark(text, terms);
  const words = wordsOf(text);
  const found = words.filter((word) => isFound(word, terms));
  let best = { start: 0, count: 0 };
  for (const first of found) {
    const distinct = new Set(
      found
        .filter((word) => word.start >= first.start && word.end <= first.start + length)
        .map((word) => word.text),
    );
    if (distinct.size > best.count) best = { start: first.start, count: distinct.size };
  }
  // From the sentence's beginning, if the words that were found are still in view then.
  const before = text.slice(0, best.start);
  const sentence = Math.max(0, ...[...before.matchAll(/[.!?:] /g)].map((match) => match.index + 2));
  const start = best.start - sentence <= length / 3 ? sentence : best.start;
  const end = words.filter((word) => word.end <= start + length).at(-1)?.end ?? start + length;
  const closing = /^[.!?)”"]+/.exec(text.slice(end))?.[0].length ?? 0;
  const shown = text.slice(start, end + closing);
  return mark(`${start > 0 ? '… ' : ''}${shown}${end + closing < text.length ? ' …' : ''}`, terms);
}
