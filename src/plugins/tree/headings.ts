import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { CONTINUE, SKIP, visitParents } from 'unist-util-visit-parents';
import { maskFences } from '../../base/fences';
import { decodeText } from '../../base/html';

/** A heading of a page's source, and the text below it. */
export interface SourceHeading {
  readonly depth: number;
  /** As written, with placeholders and backticks, but without an explicit anchor. */
  readonly raw: string;
  readonly anchor: string;
  /** Counted from 1. */
  readonly line: number;
  /** Text up to the next heading of any depth. */
  readonly body: string;
}

/** Returns the value of a placeholder by the text between its braces, or that text if it has no value. */
export type Fill = (placeholder: string) => string;

/** Fills `{{…}}` in a text. */
export function filled(text: string, fill: Fill): string {
  return text.replace(/\{\{([^{}\n]*)\}\}/g, (_, inner: string) => fill(inner.trim()));
}

/** What the anchor of a heading is made from: its text without marks of Markdown and MDX. */
const plainHeading = (text: string): string =>
  decodeText(text)
    .replace(/`sdk:(?:\w+\.)*(\w+)`/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([<{_*])/g, '$1')
    .trim();

/** The headings of a page's source outside code, with the anchors they will have. */
export function headingsOf(source: string, fill: Fill = (inner) => inner): SourceHeading[] {
  const slugger = createSlugger();
  const lines = source.split('\n');
  const found: (Omit<SourceHeading, 'body'> & { readonly at: number })[] = [];
  for (const [at, line] of maskFences(source).split('\n').entries()) {
    const heading = /^(#{2,6}) +(.*?)(?:\s*\{#([\w.-]+)\})?\s*$/.exec(line);
    if (heading === null) continue;
    const raw = heading[2] ?? '';
    const text = plainHeading(filled(raw, fill));
    found.push({
      depth: heading[1]?.length ?? 2,
      raw,
      anchor: heading[3] ?? slugger.slug(text),
      line: at + 1,
      at,
    });
  }
  return found.map(({ at, ...heading }, i) => ({
    ...heading,
    body: lines
      .slice(at + 1, found[i + 1]?.at)
      .join('\n')
      .trim(),
  }));
}

/**
 * The anchors that the headings of an expanded page will have.
 *
 * @param textOf The words of a heading.
 */
export function anchorsOf(
  tree: Root,
  textOf: (heading: Nodes) => string,
): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const found = new Map<Heading, string>();
  visitParents(tree, (node) => {
    if (node.type === 'heading') {
      found.set(node, node.data?.anchor ?? slugger.slug(textOf(node)));
    }
    // Most of a tree is inside these, and they contain no heading.
    return ['heading', 'paragraph', 'table'].includes(node.type) ? SKIP : CONTINUE;
  });
  return found;
}
