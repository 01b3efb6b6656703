/**
 * Hides the second-level headings below which no entry is left, what stands between such a heading and the next, and its
 * link in the table of contents.
 *
 * @param list Element whose children are the headings and what is below them.
 * @param isEntry Whether an element is an entry; those are shown or hidden already.
 */
export function hideEmptyGroups(list: Element, isEntry: (element: HTMLElement) => boolean): void {
  const children = [...list.children].filter((child) => child instanceof HTMLElement);
  children.forEach((heading, start) => {
    if (heading.tagName !== 'H2') return;
    const end = children.findIndex(({ tagName }, index) => index > start && tagName === 'H2');
    const group = children.slice(start, end === -1 ? undefined : end);
    const entries = group.filter(isEntry);
    if (entries.length === 0) return;
    const isEmpty = entries.every(({ hidden }) => hidden);
    for (const element of group) if (!entries.includes(element)) element.hidden = isEmpty;
    const link = `.table-of-contents a[href="#${CSS.escape(heading.id)}"]`;
    for (const { parentElement } of document.querySelectorAll(link))
      parentElement?.toggleAttribute('hidden', isEmpty);
  });
}
