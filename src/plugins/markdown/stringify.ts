import type { PhrasingContent, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';

const processor = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    handlers: {
      // GFM's extension escapes what might be an email address, such as the version in `name@1.0.0`.
      text: (node: Text, _, state, info) => state.safe(node.value, info).replaceAll('\\@', '@'),
    },
  });

/** Removes white space at one end of a text, with the parts that it leaves empty. */
function trim(children: PhrasingContent[], end: 'start' | 'end'): void {
  const part = end === 'start' ? children[0] : children.at(-1);
  if (part?.type !== 'text') return;
  part.value = end === 'start' ? part.value.trimStart() : part.value.trimEnd();
  if (part.value !== '') return;
  if (end === 'start') children.shift();
  else children.pop();
  trim(children, end);
}

/**
 * A tree as Markdown text. Line breaks of a source are written as spaces. What removed components leave of white space at the ends of a text would be written as
 * `&#x20;`; it is removed.
 */
export function stringify(tree: Root): string {
  visitParents(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    if (!('children' in node)) return;
    trim(node.children as PhrasingContent[], 'start');
    trim(node.children as PhrasingContent[], 'end');
  });
  visitParents(tree, 'text', (node) => {
    node.value = node.value.replace(/\s*\n\s*/g, ' ');
  });
  return processor.stringify(tree);
}
