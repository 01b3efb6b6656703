/** How copying a text ended that had to be loaded first. */
export type CopyOutcome = 'copied' | 'refused' | 'unreachable';

/** The parts of the browser that copying needs. */
export interface CopyTools {
  readonly load: () => Promise<string>;
  /** Takes the promise of a text, so that the click still counts when the text arrives. */
  readonly writeLater: (text: Promise<string>) => Promise<void>;
  readonly write: (text: string) => Promise<void>;
}

/**
 * Loads a text and copies it. Safari allows copying only right after a click, so it is handed the
 * promise of the text; browsers without support for such promises get the text itself.
 */
export async function copyLoaded({ load, writeLater, write }: CopyTools): Promise<CopyOutcome> {
  const text = load();
  try {
    await writeLater(text);
    return 'copied';
  } catch {
    // Either the text did not arrive, or the browser takes no promises, or it refuses.
  }
  let arrived: string;
  try {
    arrived = await text;
  } catch {
    return 'unreachable';
  }
  try {
    await write(arrived);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Loads a file of this site as text. A host that answers with a page for what is missing counts as no answer. */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('text/html')) {
    throw new Error(`${url}: status ${String(response.status)}, ${type}`);
  }
  return response.text();
}

/** The browser's clipboard. */
export const clipboard: Pick<CopyTools, 'write' | 'writeLater'> = {
  writeLater: async (text) => {
    if (!('ClipboardItem' in window && 'write' in navigator.clipboard)) {
      throw new Error('This browser’s clipboard doesn’t accept promises.');
    }
    const type = 'text/plain';
    const blob = text.then((value) => new Blob([value], { type }));
    // Whoever awaits the text learns of a failure; this promise may have no other reader.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
  },
  write: (text) => navigator.clipboard.writeText(text),
};
