import { maskFences } from '../../base/fences.mjs';
import type { Problem } from '../../base/problems';
import { sharedFolder } from './sharedText';

/** Shorter texts ("It returns `null`.") are alike by chance, not because one was copied. */
const fewestWords = 10;

/** What no writer chose, or no reader sees: front matter, and elements on several lines. */
const masked = /^---\n[\s\S]*?\n---$|^ *<[A-Z][^>\n]*\n[\s\S]*?>$/gm;

/** Lines that aren’t text: headings, marks of admonitions, elements, imports and comments. */
const isApart = /^(?:#{1,6} |:::|<[^>]*>$|import |\{\/\*)/;

/** The mark before the text of a list entry or of a quotation. */
const entryMark = /^(?:[-*+] (?:\[[ x]\] )?|\d+[.)] |> ?)/;

/**
 * The paragraphs, list entries and table cells of a page as they are written, with their lines; shared text is not put
 * in. Each is on a separate line.
 */
function textsOf(source: string): { readonly line: number; readonly text: string }[] {
  const body = maskFences(source).replace(masked, (part) => part.replace(/[^\n]/g, ''));
  return body.split('\n').flatMap((written, index) => {
    if (isApart.test(written.trim())) return [];
    const cells = written.trim().startsWith('|') ? written.split(/(?<!\\)\|/) : [written];
    return cells.flatMap((cell) => {
      const [mark = ''] = entryMark.exec(cell.trim()) ?? [];
      const text = cell
        .trim()
        .slice(mark.length)
        .replace(/\{\{\s*([^{}\n]*?)\s*\}\}/g, '{{$1}}');
      // An entry that begins with a link leads on to that page, in its words; a colon introduces code of the platform.
      const isOwn = (mark !== '' && /^\[[^\]]*\]\(/.test(text)) || text.endsWith(':');
      return isOwn || text.split(' ').length < fewestWords ? [] : [{ line: index + 1, text }];
    });
  });
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
