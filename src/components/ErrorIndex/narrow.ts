import { messageWords, patternOf, matchedWords } from '@site/src/search/messages';
import { parseQuery, type Alternative } from '@site/src/search/query';
import { stemOf } from '@site/src/search/words';

/** What of an entry decides whether it is shown. */
export interface EntryFacts {
  readonly messages: readonly string[];
  /** All it says, after the title of its group. */
  readonly text: string;
}

/** Codes of errors, such as `NETSDK1202`, which the rest of a line only explains. */
const errorCode = /\b[a-z]+\d{4,}\b/g;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether an entry matches: it contains each word that was typed, or a word that search knows for it, or what was pasted,
 * a line of a log for example, holds its message or the code of its error.
 */
export function isWanted({ messages, text }: EntryFacts, typed: string): boolean {
  const words = plain(typed).trim();
  if (words === '') return true;
  const content = plain(text);
  if (words.split(' ').every((word) => content.includes(word))) return true;
  const codes = words.match(errorCode) ?? [];
  if (codes.some((code) => content.includes(code))) return true;
  const said = messageWords(typed);
  if (messages.some((message) => matchedWords(patternOf(message), said) > 0)) return true;
  const { groups } = parseQuery(typed);
  const isThere = ({ terms }: Alternative): boolean =>
    terms.every((term) => content.includes(stemOf(term)));
  return groups.length > 0 && groups.every(({ alternatives }) => alternatives.some(isThere));
}

/**
 * What is said, and announced by screen readers, when the list has changed.
 *
 * @param elsewhere number of matches on other platforms than the chosen one
 */
export function summary(shown: number, all: number, elsewhere = 0): string {
  if (shown === all) return '';
  if (elsewhere > 0)
    return `No error matches on this platform. Choose “All platforms” to see ${elsewhere} on others.`;
  if (shown === 0) return 'No error matches. Try the line that names the reason, or fewer words.';
  return `${shown} of ${all} errors`;
}
