import type { Wanted } from '../ListFilter/address';
import { hideEmptyGroups } from '../ListFilter/groups';

/** Letters and digits in lower case, so that spellings of platforms are alike: `BLACK_WHITE`, `blackWhite`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d\s.]/g, '');

/** Whether a text has all words that were typed; a dot separates words. */
export function hasWords(text: string, typed: string): boolean {
  const content = plain(text);
  return plain(typed)
    .split(/[\s.]+/)
    .every((word) => content.includes(word));
}

/** What follows a heading, up to the next one. */
function contentBelow(heading: Element): Element[] {
  const found: Element[] = [];
  let next = heading.nextElementSibling;
  while (next !== null && !/^H[23]$/.test(next.tagName)) {
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

/**
 * Shows the types and members whose names have the words that were typed.
 *
 * @returns What screen readers announce.
 */
export function narrow({ text: typed }: Wanted): string {
  const page = document.querySelector('[data-api-index]');
  let count = 0;
  for (const heading of page?.querySelectorAll('h3') ?? []) {
    const below = contentBelow(heading);
    const name = heading.textContent;
    const isWhole = hasWords(name, typed);
    const members = below.flatMap((element) => [...element.querySelectorAll('li')]);
    const shown = members.filter(
      ({ textContent }) => isWhole || hasWords(`${name} ${textContent}`, typed),
    );
    for (const member of members) member.hidden = !shown.includes(member);
    const isHidden = !isWhole && shown.length === 0;
    for (const element of [heading, ...below]) element.toggleAttribute('hidden', isHidden);
    count += shown.length + Number(isWhole);
  }
  // A product of which nothing is left.
  if (page !== null) hideEmptyGroups(page, ({ tagName }) => tagName !== 'H2');
  if (typed.trim() === '') return '';
  if (count === 0) return 'No symbol matches. Try fewer words.';
  return `${count} ${count === 1 ? 'symbol' : 'symbols'}`;
}
