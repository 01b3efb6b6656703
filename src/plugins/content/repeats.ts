import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from './markdownTree';
import type { Problem } from './problems';

/** Shorter texts ("It returns `null`.") are alike by chance, not because one was copied. */
const fewestWords = 10;

/** A text of a page that may stand on one page only. */
export interface Text {
  readonly line: number;
  /** White space and line breaks made equal. */
  readonly text: string;
}

/** Whether the writer chose these words: not in a release's record, not in a list of links. */
function isOwnWording(node: Nodes, parent: Parents | undefined): boolean {
  if (node.type !== 'paragraph' && node.type !== 'tableCell') return false;
  const linksOn = parent?.type === 'listItem' && node.children[0]?.type === 'link';
  return !linksOn;
}

/**
 * The paragraphs, list entries and table cells of a page as they are written, partials not put in.
 *
 * @throws VFileMessage where the page is no valid MDX.
 */
export function textsOf(source: string): readonly Text[] {
  const found: Text[] = [];
  const visit = (node: Nodes, parent: Parents | undefined): void => {
    if (isOwnWording(node, parent) && node.position) {
      const { start, end } = node.position;
      const text = source.slice(start.offset, end.offset).replace(/\s+/g, ' ').trim();
      // A sentence that ends in a colon belongs to the code below it, which is the platform's own.
      const leadsOn = text.endsWith(':');
      if (!leadsOn && text.split(' ').length >= fewestWords) found.push({ line: start.line, text });
      return;
    }
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(fromMarkdown(source), undefined);
  return found;
}

/**
 * Text that stands on two pages word for word. One of them will be corrected one day and the other
 * not, so such text is a partial. Changelogs are left out: two platforms may release the same change.
 *
 * @param pages Path from the site's folder → source. Pages that do not parse are left to the compiler.
 * @param read The texts of a page; for builds that keep them.
 */
export function repeats(
  pages: ReadonlyMap<string, string>,
  read: (file: string, source: string) => readonly Text[] = (_, source) => textsOf(source),
): Problem[] {
  const first = new Map<string, { readonly file: string; readonly line: number }>();
  const problems: Problem[] = [];
  for (const [file, source] of pages) {
    if (file.endsWith('/changelog.mdx')) continue;
    let found: readonly Text[];
    try {
      found = read(file, source);
    } catch {
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
        message: `"${start}" also stands in ${other.file}:${String(other.line)}. Text that says the same on two pages is a partial: move it to docs/_partials/.`,
      });
    }
  }
  return problems;
}
