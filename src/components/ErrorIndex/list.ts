import { platformIn, type Wanted } from '../ListFilter/address';
import { hideEmptyGroups } from '../ListFilter/groups';
import { messageOf } from './message';
import { isWanted, summary } from './narrow';

const idsOf = (element: HTMLElement): string[] => (element.dataset.errorPlatforms ?? '').split(' ');

const all = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
];

/** What an entry shows: parts for other platforms are hidden. */
const shownText = (entry: Element): string =>
  [...entry.children]
    .filter((child) => !child.hasAttribute('hidden'))
    .map(({ textContent }) => textContent)
    .join(' ');

/** Fewer words in code are a name or a command, not a message. */
const shortestMessage = 4;

/** Its messages: some are spelled in another way for the other SDK, and some answers quote what tools print beside it. */
const messagesOf = (entry: Element): string[] => [
  messageOf(entry),
  ...all(entry, ':scope > p > code').map(({ textContent }) => textContent),
  ...all(entry, ':scope > details:not([hidden]) :not(pre) > code')
    .map(({ textContent }) => textContent)
    .filter((text) => text.trim().split(/\s+/).length >= shortestMessage),
];

/** Up to this many matches are shown with their texts for all platforms. */
const fewEntries = 3;

/** Shows what matches; returns how many entries do, and how many there are. */
function showMatches({ text, platform }: Wanted): [shown: number, all: number] {
  const parts = all(document, '[data-error-platforms]');
  for (const part of parts) {
    part.hidden = platform !== '' && !idsOf(part).includes(platform);
    for (const item of all(part, ':scope > ul > li')) {
      const itemPlatform = platformIn(item.querySelector('a')?.pathname ?? '');
      item.hidden = platform !== '' && itemPlatform !== undefined && itemPlatform !== platform;
    }
  }
  const list = parts[0]?.parentElement;
  let group = '';
  for (const element of list?.children ?? []) {
    if (element.tagName === 'H2') group = element.textContent;
    if (!(element instanceof HTMLElement) || !parts.includes(element)) continue;
    const said = `${group} ${shownText(element)}`;
    element.hidden ||= !isWanted({ messages: messagesOf(element), text: said }, text);
  }
  if (list) hideEmptyGroups(list, (element) => parts.includes(element));
  const entries = parts.filter(({ tagName }) => tagName === 'SECTION');
  const shown = entries.filter(({ hidden }) => !hidden).length;
  for (const part of parts) {
    if (part instanceof HTMLDetailsElement) part.open = platform !== '' || shown <= fewEntries;
  }
  return [shown, entries.length];
}

/**
 * Shows what matches on the page of errors: entries, and what they say for a platform. What is for some platforms only is
 * folded as long as the reader has chosen none and many entries are left.
 *
 * @returns What screen readers announce.
 */
export function narrow(wanted: Wanted): string {
  const [shown, count] = showMatches(wanted);
  if (shown > 0 || wanted.platform === '') return summary(shown, count);
  const [elsewhere] = showMatches({ ...wanted, platform: '' });
  showMatches(wanted);
  return summary(shown, count, elsewhere);
}
