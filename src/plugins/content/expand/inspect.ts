import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { siteUrl } from '../../../model/constants';
import type { DocPlace } from '../../../model/docPaths';
import { siteMapOf } from '../../../model/siteMap';
import { checklistProblems } from '../../checklist/remarkChecklist';
import { markdownOfMdx } from '../../components/fromMdx';
import { anchorsOf } from '../../tree/headings';
import { addressProblem, linkTargetsOf } from './malformed';
import { anchorIn } from '../../tree/jsx';
import { treeOf } from '../../tree/markdownTree';

/** What a link leads to, or an image shows. */
export interface LinkTarget {
  readonly url: string;
  readonly isImage: boolean;
}

/** What the checks need to know of an expanded page; places are offsets in its text. */
export interface Inspection {
  /** The anchors that links can lead to. */
  readonly anchors: readonly string[];
  readonly links: readonly (LinkTarget & { readonly offset: number })[];
  readonly problems: readonly { readonly message: string; readonly offset: number }[];
}

const offsetOf = ({ position }: Nodes): number => position?.start.offset ?? 0;

/** Problems of the marks of an admonition. */
function admonitionProblem(node: Nodes, text: string): string | undefined {
  if (node.type === 'text' && /^:{3,}/.test(node.value)) {
    return `"${node.value.split('\n')[0] ?? ''}" is shown as it is written. An admonition begins with ":::warning" or ":::warning[Title]" and ends with ":::", each on its own line.`;
  }
  if (node.type !== 'containerDirective') return undefined;
  const written = text.slice(node.position?.start.offset, node.position?.end.offset);
  const [open = ''] = /^:+/.exec(written) ?? [];
  const [close = ''] = /:*$/.exec(written.trimEnd()) ?? [];
  return close.length >= open.length
    ? undefined
    : `"${open}${node.name}" is not closed. Write a line "${open}" below its text.`;
}

/** Rows with fewer cells than the head of their table, such as a paragraph right below it. */
const rowsThatLackCells = (node: Nodes): readonly Nodes[] =>
  node.type === 'table'
    ? node.children.filter((row) => row.children.length < (node.children[0]?.children.length ?? 0))
    : [];

/**
 * Checks an expanded page as far as it can be checked alone, by what the build makes of it: its Markdown version,
 * checklists, and anchors.
 *
 * @throws VFileMessage where the text is not valid MDX.
 */
export function inspect(text: string, place: DocPlace): Inspection {
  const tree = treeOf(text);
  const links: (LinkTarget & { offset: number })[] = [];
  const problems: { message: string; offset: number }[] = [];
  const report = (node: Nodes, message: string): void =>
    void problems.push({ message, offset: offsetOf(node) });

  problems.push(
    ...markdownOfMdx(text, {
      siteMap: siteMapOf([]),
      place,
      pageUrl: siteUrl,
      markdownUrlOf: (path) => path,
      addressOf: (url) => url,
    }).problems,
  );
  for (const { message, node } of checklistProblems(tree)) report(node, message);

  const headings = anchorsOf(tree, toString);
  const anchors = new Set<string>();
  visitParents(tree, (node) => {
    const admonition = admonitionProblem(node, text);
    if (admonition !== undefined) report(node, admonition);
    for (const row of rowsThatLackCells(node)) {
      report(
        row,
        'This line is a row of the table above it. Write an empty line below the table, or add the cells.',
      );
    }
    for (const url of linkTargetsOf(node)) {
      const problem = addressProblem(url);
      if (problem === undefined)
        links.push({ url, isImage: node.type === 'image', offset: offsetOf(node) });
      else report(node, `The link "${url}" ${problem}`);
    }
    if (node.type === 'heading' && node.depth === 1) return;
    const anchor = node.type === 'heading' ? headings.get(node) : anchorIn(node);
    if (anchor === undefined) return;
    if (anchors.has(anchor)) {
      report(
        node,
        `The page has the anchor #${anchor} already, and links lead to the first one. Give this heading another: "{#${anchor}-2}".`,
      );
    }
    anchors.add(anchor);
  });
  return { anchors: [...anchors], links, problems };
}
