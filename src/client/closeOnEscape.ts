import type { KeyboardEvent } from 'react';

/** Escape closes an open `<details>` and gives focus to its summary. What is around it, such as the drawer, stays. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  if (event.key !== 'Escape' || !details.open) return;
  event.preventDefault();
  details.open = false;
  details.querySelector('summary')?.focus();
}
