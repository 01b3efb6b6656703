import { describe, expect, it } from 'vitest';
import { excerpt, mark, type Piece } from './excerpt';

const marked = (pieces: readonly Piece[]): string[] =>
  pieces.filter((piece) => piece.marked).map(({ text }) => text);
const text = (pieces: readonly Piece[]): string => pieces.map((piece) => piece.text).join('');

describe('marking', () => {
  it('keeps the text, and marks words without regard to accents and in parts of names', () => {
    const whole = 'Set `autoCapture` to false: the Café stays.';
    const pieces = mark(whole, new Set(['cafe', 'capture']));
    expect(text(pieces)).toBe(whole);
    expect(marked(pieces)).toEqual(['autoCapture', 'Café']);
  });
});

describe('an excerpt', () => {
  const long = `${'First sentence about nothing at all. '.repeat(8)}The filter of a page decides about the size of the file. ${'More words follow here. '.repeat(12)}`;

  it('shows the place with most of the words, from the beginning of its sentence', () => {
    const pieces = excerpt(long, new Set(['filter', 'size']));
    expect(text(pieces)).toMatch(
      /^… The filter of a page decides about the size of the file\..* …$/,
    );
    expect(marked(pieces)).toEqual(['filter', 'size']);
  });

  it('is cut at words and not much longer than asked', () => {
    const shown = text(excerpt(long, new Set(['size']), 80));
    expect(shown.length).toBeLessThan(100);
    expect(long).toContain(shown.replace(/^… | …$/g, ''));
  });

  it('shows the beginning where no word is in it', () => {
    expect(text(excerpt(long, new Set(['zebra'])))).toMatch(/^First sentence/);
  });

  it('ends even in one endless word', () => {
    expect(text(excerpt('x'.repeat(500), new Set(['x']))).length).toBeLessThan(200);
  });
});
