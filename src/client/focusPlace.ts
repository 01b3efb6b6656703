/** The attribute of the heading or row that the address leads to. */
export const targetMark = 'data-target';

/** Gives the focus to a heading, a row or a block, which browsers don't focus. The page doesn't scroll. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
