import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import { treeOf } from './markdownTree';

/**
 * The tree that MDX compiles: its own copy, since its plugins change it, with `{#id}` in the text of headings again, where
 * Docusaurus looks for it.
 */
function treeToCompile(text: string): Root {
  const tree = structuredClone(treeOf(text));
  visitParents(tree, 'heading', ({ children, data }) => {
    if (data?.anchor !== undefined) children.push({ type: 'text', value: ` {#${data.anchor}}` });
  });
  return tree;
}

/** Makes MDX compile the tree that the check of the page has parsed, instead of parsing the same text once more. */
export default function remarkReuseTree(this: Processor<Root>): void {
  this.parser = treeToCompile;
}
