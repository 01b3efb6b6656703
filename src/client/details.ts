/** Closes a `<details>` element and gives focus to its summary. */
export function closeDetails(details: HTMLDetailsElement): void {
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Escape closes an open `<details>` element. What is around it, such as the drawer, stays. */
export function closeOnEscape(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  details: HTMLDetailsElement,
): void {
  if (event.key !== 'Escape' || !details.open) return;
  event.preventDefault();
  closeDetails(details);
}
