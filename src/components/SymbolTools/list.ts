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

/** An entry of the list of symbols: a type, and links to its members. */
interface Entry {
  readonly heading: Element;
  readonly summary: readonly Element[];
  /** The paragraph of members, as the page has it. */
  readonly list: Element | undefined;
  readonly nodes: readonly ChildNode[];
}

/** What follows a heading, up to the next one. */
function behind(heading: Element): Element[] {
  const found: Element[] = [];
  let next = heading.nextElementSibling;
  while (next !== null && !/^H[23]$/.test(next.tagName)) {
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

/** The entries of each list, read before anything is hidden. */
const entriesByList = new WeakMap<Element, readonly Entry[]>();

function entriesIn(list: Element): readonly Entry[] {
  let entries = entriesByList.get(list);
  if (entries === undefined) {
    entries = Array.from(list.querySelectorAll('h3'), (heading) => {
      const all = behind(heading);
      const members = all.at(-1);
      const nodes = [...(members?.childNodes ?? [])];
      return { heading, summary: all.slice(0, -1), list: members, nodes };
    });
    entriesByList.set(list, entries);
  }
  return entries;
}

const hide = (element: Element | undefined, isHidden: boolean): void => {
  element?.toggleAttribute('hidden', isHidden);
};

/**
 * Shows the types and members whose names have the words that were typed.
 *
 * @returns What screen readers announce.
 */
export function narrow({ text: typed }: Wanted): string {
  const page = document.querySelector('[data-api-index]');
  const entries = page === null ? [] : entriesIn(page);
  let count = 0;
  for (const { heading, summary, list, nodes } of entries) {
    const links = nodes.filter((node) => node instanceof HTMLAnchorElement);
    const name = heading.textContent;
    const isWhole = hasWords(name, typed);
    const shown = isWhole
      ? links
      : links.filter((link) => hasWords(`${name} ${link.textContent}`, typed));
    count += shown.length + Number(isWhole);
    const isHidden = !isWhole && shown.length === 0;
    for (const element of [heading, ...summary, list]) hide(element, isHidden);
    list?.replaceChildren(
      ...(isWhole ? nodes : shown.flatMap((link, index) => (index === 0 ? [link] : [', ', link]))),
    );
  }
  // A product of which nothing is left.
  if (page !== null) hideEmptyGroups(page, ({ tagName }) => tagName !== 'H2');
  if (typed.trim() === '') return '';
  if (count === 0) return 'No symbol matches. Try fewer words.';
  return `${String(count)} ${count === 1 ? 'symbol' : 'symbols'}`;
}
