/** How long a button shows the result of copying, in milliseconds. */
const shownFor = 2500;

/** Result of copying, as a button shows it. */
export type Outcome = 'Copied' | 'The browser didn’t allow copying';

/** The label of each button that shows a result, and the timer that restores it. */
const waiting = new WeakMap<
  Element,
  { readonly label: readonly ChildNode[]; readonly timer: ReturnType<typeof setTimeout> }
>();

/**
 * Shows the result of copying on a button for a moment. If it is pressed again in the meantime, the time starts again;
 * then the original label is restored.
 *
 * @param button Button whose label is replaced.
 * @param outcome What to show.
 * @param status Live region that announces it to screen readers, if there is one.
 */
export function say(button: Element, outcome: Outcome, status: Element | null = null): void {
  const before = waiting.get(button);
  clearTimeout(before?.timer);
  const label = before?.label ?? [...button.childNodes];
  button.textContent = outcome;
  if (status !== null) status.textContent = outcome;
  const timer = setTimeout(() => {
    waiting.delete(button);
    button.replaceChildren(...label);
    if (status !== null) status.textContent = '';
  }, shownFor);
  waiting.set(button, { label, timer });
}

/** Copies a text to the clipboard; returns whether the browser allowed it. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text to the clipboard and shows on a button whether that worked.
 *
 * @param text What to copy.
 * @param button What was pressed.
 * @param status Live region that announces it to screen readers, if there is one.
 * @returns Resolves once the button shows the result, even if the browser refused.
 */
export async function copyText(
  text: string,
  button: Element,
  status: Element | null = null,
): Promise<void> {
  say(button, (await writeClipboard(text)) ? 'Copied' : 'The browser didn’t allow copying', status);
}
