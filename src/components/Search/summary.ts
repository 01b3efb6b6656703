import { platformById } from '@site/src/model/platforms';
import type { Results } from './useResults';

/** Longest text that is repeated, in characters: a screen reader reads all of it. */
const longestQuote = 60;

const quoted = (text: string): string =>
  `“${text.length <= longestQuote ? text : `${text.slice(0, longestQuote).trimEnd()}…`}”`;

/** Summary of the results below, announced by screen readers whenever it changes; `isAwaited`: by Enter. */
export function summary(
  { state, text, pages, platforms, reach, isWidened, corrections, elsewhere }: Results,
  count: number,
  { isAwaited }: { readonly isAwaited: boolean },
): string {
  if (text === '' || state === 'absent' || state === 'failed') return '';
  if (state === 'loading')
    return isAwaited ? 'The best result opens when the index is loaded.' : 'Loading the index…';
  const where =
    platforms.length === 0
      ? 'on all platforms'
      : `on ${platforms.map((id) => platformById(id).label).join(', ')}`;
  if (pages.length === 0 && elsewhere === undefined)
    return `No results for ${quoted(text)} ${where}.`;
  return [
    isWidened ? 'Nothing on your platform:' : '',
    `${count} ${count === 1 ? 'result' : 'results'} ${where}.`,
    corrections.length > 0 ? `Searched for ${corrections.map(quoted).join(', ')}.` : '',
    reach === 'outline'
      ? 'Only titles, headings, and symbols were searched. Choose a platform to search its text.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
