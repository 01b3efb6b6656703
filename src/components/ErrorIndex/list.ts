import { platformIn, type Wanted } from '../ListFilter/address';
import { hideEmptyGroups } from '../ListFilter/groups';
import { messageOf } from './message';
import { isWanted, summary, type EntryFacts } from './narrow';

const idsOf = (element: HTMLElement): string[] => (element.dataset.errorPlatforms ?? '').split(' ');

const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
];

/** Fewer words in code are a name or a command, not a message. */
const shortestMessage = 4;

/**
 * What an entry says below the title of its group, and its messages: some are spelled in another way for the other SDK,
 * and some answers quote what tools print beside it. Without `isWhole`, parts for other platforms are left out, which are
 * hidden.
 */
function factsOf(entry: Element, group: string, isWhole = false): EntryFacts {
  const said = [...entry.children].filter((child) => isWhole || !child.hasAttribute('hidden'));
  const codes = (tag: string, selector: string): string[] =>
    said
      .filter((child) => child.matches(tag))
      .flatMap((child) => all(child, selector))
      .map(({ textContent }) => textContent);
  const quoted = codes('details', ':scope :not(pre) > code');
  return {
    text: [group, ...said.map(({ textContent }) => textContent)].join(' '),
    messages: [
      messageOf(entry),
      ...codes('p', ':scope > code'),
      ...quoted.filter((text) => text.trim().split(/\s+/).length >= shortestMessage),
    ],
  };
}

/** Up to this many matches are shown with their texts for all platforms. */
const fewEntries = 3;

/**
 * Shows what matches on the page of errors: entries, and what they say for a platform. What is for some platforms only is
 * folded as long as the reader has chosen none and many entries are left.
 *
 * @returns What screen readers announce.
 */
export function narrow({ text, platform }: Wanted): string {
  const parts = all(document, '[data-error-platforms]');
  for (const part of parts) {
    part.hidden = platform !== '' && !idsOf(part).includes(platform);
    for (const item of all(part, ':scope > ul > li')) {
      const itemPlatform = platformIn(item.querySelector('a')?.pathname ?? '');
      item.hidden = platform !== '' && itemPlatform !== undefined && itemPlatform !== platform;
    }
  }
  const list = parts[0]?.parentElement;
  const groups = new Map<HTMLElement, string>();
  let group = '';
  for (const element of list?.children ?? []) {
    if (element.tagName === 'H2') group = element.textContent;
    if (!(element instanceof HTMLElement) || !parts.includes(element)) continue;
    groups.set(element, group);
    element.hidden ||= !isWanted(factsOf(element, group), text);
  }
  if (list) hideEmptyGroups(list, (element) => parts.includes(element));
  const entries = parts.filter(({ tagName }) => tagName === 'SECTION');
  const shown = entries.filter(({ hidden }) => !hidden).length;
  for (const part of parts) {
    if (part instanceof HTMLDetailsElement) part.open = platform !== '' || shown <= fewEntries;
  }
  const isElsewhere = (entry: HTMLElement): boolean =>
    isWanted(factsOf(entry, groups.get(entry) ?? '', true), text);
  const elsewhere = shown === 0 && platform !== '' ? entries.filter(isElsewhere).length : 0;
  return summary(shown, entries.length, elsewhere);
}
