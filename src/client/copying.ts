/** How long a button shows the result of copying, in milliseconds. */
const shownFor = 2500;

/** Result of copying, as a button shows it. */
export type Outcome = 'Copied' | 'The browser didn’t allow copying';

/** The part of a button that is used here. In tests, it is a stub. */
export interface Labelled<Part> {
  readonly childNodes: Iterable<Part>;
  textContent: string | null;
  replaceChildren(...parts: Part[]): void;
}

/** Restores the label of each button that shows a result, and the timer for it. */
const waiting = new WeakMap<
  object,
  { readonly restore: () => void; readonly timer: ReturnType<typeof setTimeout> }
>();

function restorer<Part>(button: Labelled<Part>): () => void {
  const label = [...button.childNodes];
  return () => {
    button.replaceChildren(...label);
  };
}

/**
 * Shows the result of copying on a button for a moment. If it is pressed again in the meantime, the time starts again;
 * then the original label is restored.
 *
 * @param button Button whose label is replaced.
 * @param outcome What to show.
 * @param status Live region that announces it to screen readers, if there is one.
 */
export function say<Part>(
  button: Labelled<Part>,
  outcome: Outcome,
  status: { textContent: string | null } | null = null,
): void {
  const before = waiting.get(button);
  clearTimeout(before?.timer);
  const restore = before?.restore ?? restorer(button);
  button.textContent = outcome;
  if (status !== null) status.textContent = outcome;
  const timer = setTimeout(() => {
    waiting.delete(button);
    restore();
    if (status !== null) status.textContent = '';
  }, shownFor);
  waiting.set(button, { restore, timer });
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
