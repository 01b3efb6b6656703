import { maskFences } from '../../../base/fences';

/** Inline code where it is written in a text. */
export interface InlineCode {
  readonly start: number;
  readonly end: number;
  /** What is between the backticks. */
  readonly value: string;
  /** Whether it is in a heading or a link, which cannot hold links. */
  readonly isInLink: boolean;
}

const frontMatter = /^---\n[\s\S]*?\n---\n/;

/** Escapes, inline code, comments and tags: the code that matters is in none of the others. */
const token =
  /\\.|(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S])*?[^`])\1(?!`)|\{\/\*[\s\S]*?\*\/\}|<\/?[A-Za-z](?:[^<>"'`]|"[^"]*"|'[^']*')*>/g;

/** A link's text and address, and the line of a heading. */
const withoutLinks = /\[[^[\]]*\](?=\()|^#{1,6} .*$/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Inline code of a text in its order: not what is in front matter, fenced code, comments or properties of elements. */
export function inlineCodeOf(text: string): readonly InlineCode[] {
  if (!text.includes('`')) return [];
  const prose = maskFences(text).replace(frontMatter, blank);
  const found = [...prose.matchAll(token)].flatMap(({ index, 0: whole, 2: value }) =>
    value === undefined ? [] : [{ start: index, end: index + whole.length, value }],
  );
  // Brackets in code are none of a link.
  const masked = prose.replace(token, blank);
  const apart = [...masked.matchAll(withoutLinks)].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }));
  return found.map((code) => ({
    ...code,
    isInLink: apart.some(({ start, end }) => start <= code.start && code.end <= end),
  }));
}
