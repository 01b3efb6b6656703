import { stemOf, wordsOf } from './words';

/** The constant part of an error message, as stems in order. */
export type MessagePattern = readonly string[];

/** Maximum length of pasted text that is searched for a message, in characters. */
export const longestPaste = 6000;

const isNumber = (word: string): boolean => /^\d/.test(word);

/** Words of a text for comparing messages: stems, without numbers, which vary. */
export function messageWords(text: string): string[] {
  return wordsOf(text.slice(0, longestPaste))
    .map((word) => word.text)
    .filter((word) => !isNumber(word))
    .map(stemOf);
}

/** The pattern of a message; `<…>` and `…` are placeholders. */
export function patternOf(message: string): MessagePattern {
  return messageWords(message.replace(/<[^>]*>|…/g, ' '));
}

/** Length of the longest common subsequence. */
function common(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const x of a) {
    const next = [0];
    b.forEach((y, i) =>
      next.push(x === y ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0)),
    );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * How many words of a message a text contains, close together and in order; 0 where that is too few
 * to say that the text holds the message. Short messages must be there in full, of long ones a
 * reader may have cut something off, or the tool may have put names between the words.
 */
export function matchedWords(pattern: MessagePattern, words: readonly string[]): number {
  const n = pattern.length;
  if (n === 0 || (n === 1 && (pattern[0]?.length ?? 0) < 10)) return 0;
  const slack = n < 3 ? 0 : n < 5 ? 3 : 8;
  const required = n < 8 ? n : Math.ceil(0.8 * n);
  let best = 0;
  for (const [start, word] of words.entries()) {
    // What may be cut off may be cut off at the beginning.
    if (!pattern.slice(0, n - required + 1).includes(word)) continue;
    best = Math.max(best, common(pattern, words.slice(start, start + n + slack)));
    if (best === n) break;
  }
  return best >= required ? best : 0;
}
