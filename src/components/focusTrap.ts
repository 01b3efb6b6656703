const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What Tab reaches in an element, in order. */
export function tabStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  );
}

/**
 * Keeps Tab inside an element: after its last stop comes the first.
 *
 * @param event Any key; only Tab is acted upon.
 */
export function keepTabInside(
  container: Element,
  event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'shiftKey'>,
): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(container);
  const [enter, leave] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const active = document.activeElement;
  if (active !== leave && container.contains(active)) return;
  event.preventDefault();
  enter?.focus();
}
