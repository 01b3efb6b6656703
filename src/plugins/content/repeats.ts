import { maskFences } from '../../base/fences.mjs';
import type { Problem } from '../../base/problems';
import { sharedFolder } from './sharedText';

/** Shorter texts ("It returns `null`.") are alike by chance, not because one was copied. */
const fewestWords = 10;

/** A text of a page or of shared text that must not be repeated. */
interface Text {
  readonly line: number;
  /** As the writer wrote it, placeholders and all; white space and line breaks made equal. */
  readonly text: string;
}

/** Lines that belong to no paragraph: headings, marks of admonitions, and lines that are an element or a comment. */
const isApart = (line: string): boolean => /^(?:#{1,6} |:::|<[^>]*>$|import |\{\/\*)/.test(line);

/** What holds no text that a reader sees, or none that the writer chose: front matter, and elements on several lines. */
const masked = /^---\n[\s\S]*?\n---$|^ *<[A-Z][^>\n]*\n[\s\S]*?>$/gm;

/** The mark before the text of a list entry or of a quotation. */
const entryMark = /^(?:[-*+] (?:\[[ x]\] )?|\d+[.)] |> ?)/;

/**
 * The paragraphs, list entries and table cells of a page as they are written, shared text not put in. Read line by line:
 * a page is parsed once, when it is expanded.
 */
export function textsOf(source: string): readonly Text[] {
  const found: Text[] = [];
  let open: Text | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const text = open.text
      .replace(/\{\{\s*([^{}\n]*?)\s*\}\}/g, '{{$1}}')
      .replace(/\s+/g, ' ')
      .trim();
    // A sentence that ends in a colon introduces platform-specific code.
    if (!text.endsWith(':') && text.split(' ').length >= fewestWords)
      found.push({ line: open.line, text });
    open = undefined;
  };
  const body = maskFences(source).replace(masked, (part) => part.replace(/[^\n]/g, ''));
  for (const [index, written] of body.split('\n').entries()) {
    const line = index + 1;
    const trimmed = written.trim();
    const [mark = ''] = entryMark.exec(trimmed) ?? [];
    if (trimmed === '' || mark !== '' || trimmed.startsWith('|') || isApart(trimmed)) close();
    if (trimmed.startsWith('|')) {
      for (const cell of trimmed.split(/(?<!\\)\|/)) {
        open = { line, text: cell };
        close();
      }
    } else if (open !== undefined) {
      open = { line: open.line, text: `${open.text} ${trimmed}` };
    } else if (trimmed !== '' && !isApart(trimmed)) {
      const text = trimmed.slice(mark.length);
      // An entry that begins with a link leads on to that page, in its words.
      open = { line, text: mark !== '' && /^\[[^\]]*\]\(/.test(text) ? '' : text };
    }
  }
  close();
  return found;
}

/**
 * Finds text that is repeated word for word, on pages or in shared text. It has to be shared, so that a correction
 * reaches all places. Changelogs are left out: two platforms may release the same change.
 *
 * Compared is what the writer wrote, with the names of placeholders and symbols, not what these become.
 * "Raise it to `{{fact.minSdk}}`" is the same text on two platforms, though readers see two numbers:
 * a section that holds the placeholder serves both. `{{fact.minSdk}}` and `{{fact.targetSdk}}`, or a
 * placeholder and the number itself, are two texts, though the numbers may be equal today.
 *
 * @param sources Pages and files of shared text: path from the site's folder → source. Of two places, the later one
 *   is reported.
 */
export function repeats(sources: ReadonlyMap<string, string>): Problem[] {
  const first = new Map<string, { readonly file: string; readonly line: number }>();
  const problems: Problem[] = [];
  for (const [file, source] of sources) {
    if (file.endsWith('/changelog.mdx')) continue;
    for (const { line, text } of textsOf(source)) {
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, { file, line });
        continue;
      }
      const start = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
      const advice = other.file.startsWith(`${sharedFolder}/`)
        ? 'Include that section, or put the text into a new one.'
        : `Text that says the same on two pages is shared: move it to a section in ${sharedFolder}/.`;
      const message = `"${start}" is also in ${other.file}:${String(other.line)}. ${advice}`;
      problems.push({ file, line, message });
    }
  }
  return problems;
}
