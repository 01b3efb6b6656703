import { platformById } from '@site/src/model/platforms';
import type { Results } from './results';

/** Longest text that is repeated, in characters: a screen reader reads all of it. */
const longestQuote = 60;

const quoted = (text: string): string =>
  `“${text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`}”`;

/** Summary of the results below, announced by screen readers whenever it changes. */
export function summary(
  { state, text, pages, platforms, reach, widened, corrections, elsewhere, more }: Results,
  count: number,
  isAwaited = false,
): string {
  if (text === '' || state === 'absent') return '';
  if (state === 'failed') return '';
  if (state === 'loading' && isAwaited) return 'The best result opens when the index is loaded.';
  const where =
    platforms.length === 0
      ? 'on all platforms'
      : `on ${platforms.map((id) => platformById(id).label).join(', ')}`;
  if (state === 'loading' && pages.length === 0) return 'Loading the index…';
  if (pages.length === 0 && elsewhere === undefined)
    return `No results for ${quoted(text)} ${where}.`;
  const results = `${count} ${count === 1 ? 'result' : 'results'} ${where}`;
  const meant = corrections.map((correction) => quoted(correction.meant)).join(', ');
  return [
    widened ? `Nothing on your platform: ${results}.` : `${results}.`,
    meant === '' ? '' : `Searched for ${meant}.`,
    reach === 'outline' && state === 'ready'
      ? 'Only titles, headings, and symbols were searched. Choose a platform to search its text.'
      : '',
    state === 'loading' ? 'Loading more…' : '',
    more === undefined ? '' : `${more.label}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
