import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The element around the target of an event that matches a selector. */
export const closestTo = (
  { target }: Pick<Event, 'target'>,
  selector: string,
): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(selector) : null);

/**
 * Handles clicks on all elements that match a selector, by one listener on the document: static HTML has none.
 * Does nothing on the server.
 */
export function onClick(
  selector: string,
  handle: (clicked: HTMLElement, event: MouseEvent) => void,
): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  document.addEventListener('click', (event) => {
    const clicked = closestTo(event, selector);
    if (clicked !== null) handle(clicked, event);
  });
}
