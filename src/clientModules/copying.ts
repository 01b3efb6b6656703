/** How long a button says what has become of the copying, in milliseconds. */
const shownFor = 2500;

/** What a button says of the copying. */
export type Outcome = 'Copied' | 'Copying was refused';

/** What is needed of a button: its content, which is an element's or, in tests, that of a stand-in. */
export interface Labelled<Part> {
  readonly childNodes: Iterable<Part>;
  textContent: string | null;
  replaceChildren(...parts: Part[]): void;
}

/** How a button comes to say again what it said at first, and when it is to. */
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
 * Lets a button say for a moment what has become of the copying. Pressed again meanwhile, it says so
 * for another moment, and then what it said at first.
 *
 * @param button What says it in the place of its label.
 * @param outcome What it says.
 * @param status What says the same to screen readers, where there is something.
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

/** Puts a text on the clipboard; says whether the browser allowed it. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts a text on the clipboard, and lets a button say whether that worked.
 *
 * @param text What to copy.
 * @param button What was pressed.
 * @param status What says the same to screen readers, where there is something.
 * @returns Once the button says so; a refusal is no error.
 */
export async function copyText(
  text: string,
  button: Element,
  status: Element | null = null,
): Promise<void> {
  say(button, (await writeClipboard(text)) ? 'Copied' : 'Copying was refused', status);
}
