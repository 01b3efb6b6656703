// Lines of texts. The browser runs this, too.

/** The line, counted from 1, of the character at an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
