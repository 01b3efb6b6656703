/** What an entry of a changelog concerns in code: how the build writes it into the page, and how it is found in code. */

/** Something in a reader's code that an entry of a changelog concerns: a member, a type, a resource. */
export interface Use {
  /** As the platform spells it, for the reader. It has no blanks. */
  readonly label: string;
  /**
   * Identifiers that give it away, each as a whole word. With a dot in front, it is a member of an enumeration, and
   * counts only behind a dot or a quote: `auto` and `text` are also ordinary words.
   */
  readonly words: readonly string[];
}

/** Uses as one attribute: `label=word|.word label=word`. */
export function encodeUses(uses: readonly Use[]): string {
  return uses.map(({ label, words }) => `${label}=${words.join('|')}`).join(' ');
}

/** Reads what {@link encodeUses} wrote. */
export function decodeUses(text: string): readonly Use[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const at = part.lastIndexOf('=');
      return { label: part.slice(0, at), words: part.slice(at + 1).split('|') };
    });
}

/** Words of a code: all of them, and with a dot those behind a dot or a quote. */
function wordsOf(code: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, mark = '', word = ''] of code.matchAll(/([.'"`]?)([A-Za-z_$][\w$]*)/g)) {
    words.add(word);
    // Members in capitals are also imported by their names.
    if (mark !== '' || /^[A-Z][A-Z\d_]+$/.test(word)) words.add(`.${word}`);
  }
  return words;
}

/** Labels of the uses that a code contains. */
export function findUses(code: string, uses: readonly Use[]): ReadonlySet<string> {
  const words = wordsOf(code);
  return new Set(
    uses.flatMap((use) => (use.words.some((word) => words.has(word)) ? [use.label] : [])),
  );
}
