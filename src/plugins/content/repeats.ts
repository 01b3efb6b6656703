import type { Nodes, Paragraph, Parents, TableCell } from 'mdast';
import { fromSource, parseProblem } from './markdownTree';
import type { Problem } from '../../base/problems';
import { sharedFolder } from './sharedText';

/** Shorter texts ("It returns `null`.") are alike by chance, not because one was copied. */
const fewestWords = 10;

/** A text of a page or of shared text that must not be repeated. */
export interface Text {
  readonly line: number;
  /** As the writer wrote it, placeholders and all; white space and line breaks made equal. */
  readonly text: string;
}

const isShared = (file: string): boolean => file.startsWith(`${sharedFolder}/`);

/** Whether the writer chose these words: not in a release's record, not in a list of links. */
function isOwnWording(node: Nodes, parent: Parents | undefined): node is Paragraph | TableCell {
  if (node.type !== 'paragraph' && node.type !== 'tableCell') return false;
  const linksOn = parent?.type === 'listItem' && node.children[0]?.type === 'link';
  return !linksOn;
}

/**
 * The paragraphs, list entries and table cells of a page as they are written, shared text not put in.
 *
 * @throws VFileMessage where the page is not valid MDX.
 */
export function textsOf(source: string): readonly Text[] {
  const found: Text[] = [];
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    if (isOwnWording(node, parent)) {
      // Not the node's own place: that of a cell holds the bars beside it.
      const start = node.children[0]?.position?.start;
      const end = node.children.at(-1)?.position?.end;
      if (start === undefined || end === undefined) return;
      const text = source
        .slice(start.offset, end.offset)
        .replace(/\{\{\s*([^{}\n]*?)\s*\}\}/g, '{{$1}}')
        .replace(/\s+/g, ' ')
        .trim();
      // A sentence that ends in a colon introduces platform-specific code.
      const leadsOn = text.endsWith(':');
      if (!leadsOn && text.split(' ').length >= fewestWords) found.push({ line: start.line, text });
      return;
    }
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(fromSource(source), undefined);
  return found;
}

/**
 * Finds text that is repeated word for word, on pages or in shared text. It has to be shared, so that a correction
 * reaches all places. Changelogs are left out: two platforms may
 * release the same change.
 *
 * Compared is what the writer wrote, with the names of placeholders and symbols, not what these become.
 * "Raise it to `{{fact.minSdk}}`" is the same text on two platforms, though readers see two numbers:
 * a section that holds the placeholder serves both. `{{fact.minSdk}}` and `{{fact.targetSdk}}`, or a
 * placeholder and the number itself, are two texts, though the numbers may be equal today.
 *
 * @param sources Pages and files of shared text: path from the site's folder → source. Of two places, the later one
 *   is reported. A source that does not parse, and so cannot be compared, is a problem itself.
 * @param read Reads the texts of a source, for builds that cache them.
 */
export function repeats(
  sources: ReadonlyMap<string, string>,
  read: (file: string, source: string) => readonly Text[] = (_, source) => textsOf(source),
): Problem[] {
  const first = new Map<string, { readonly file: string; readonly line: number }>();
  const problems: Problem[] = [];
  for (const [file, source] of sources) {
    if (file.endsWith('/changelog.mdx')) continue;
    let found: readonly Text[];
    try {
      found = read(file, source);
    } catch (error) {
      problems.push({ file, ...parseProblem(error) });
      continue;
    }
    for (const { line, text } of found) {
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, { file, line });
        continue;
      }
      const start = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
      problems.push({
        file,
        line,
        message: `"${start}" is also in ${other.file}:${String(other.line)}. ${
          isShared(other.file)
            ? 'Include that section, or put the text into a new one.'
            : `Text that says the same on two pages is shared: move it to a section in ${sharedFolder}/.`
        }`,
      });
    }
  }
  return problems;
}
