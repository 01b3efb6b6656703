/** A code or document that can be shown: its name and the address of its drawing. */
export interface Shown {
  readonly name: string;
  readonly url: string;
}

/** The codes or documents of a page, in its order. */
export function sheetsIn(page: ParentNode | null | undefined): Shown[] {
  const links = page?.querySelectorAll<HTMLAnchorElement>('a[data-sheet]') ?? [];
  return Array.from(links, ({ dataset, href }) => ({ name: dataset.sheet ?? '', url: href }));
}

/**
 * The place after some steps; behind the last comes the first.
 *
 * @param by steps forward; negative ones lead back, at most to the one before the first
 */
export const stepped = (at: number, by: number, count: number): number =>
  count === 0 ? 0 : (at + by + count) % count;

/** Whether a click is one that follows a link here, rather than in another tab or window. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
