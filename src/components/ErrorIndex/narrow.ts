import { messageWords, patternOf, saidIn } from '@site/src/search/messages';

/** What of an entry decides whether it is shown. */
export interface EntryFacts {
  readonly message: string;
  /** All it says, its rows included. */
  readonly text: string;
  /** Ids of its platforms. */
  readonly platforms: readonly string[];
}

export interface Wanted {
  readonly text: string;
  /** Id of a platform; empty for all. */
  readonly platform: string;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether an entry matches: it contains each word that was typed, or what was
 * pasted, a line of a log for example, holds its message.
 */
export function isWanted(entry: EntryFacts, { text, platform }: Wanted): boolean {
  if (platform !== '' && !entry.platforms.includes(platform)) return false;
  const typed = plain(text).trim();
  if (typed === '') return true;
  const own = plain(entry.text);
  return (
    typed.split(' ').every((word) => own.includes(word)) ||
    saidIn(patternOf(entry.message), messageWords(text)) > 0
  );
}

/** Whether a row that begins with this text is about a platform: `Android (Barcode SDK): Get started`. */
export function isRowOf(first: string, label: string): boolean {
  return first
    .split(',')
    .map((name) => name.replace(/[:(].*$/, '').trim())
    .includes(label);
}

/** What screen readers announce when the list has changed. */
export function summary(shown: number, all: number): string {
  if (shown === all) return '';
  if (shown === 0) return 'No error matches. Try fewer words, or all platforms.';
  return `${String(shown)} of ${String(all)} errors`;
}
