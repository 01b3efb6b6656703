import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import { readMeta } from '../../base/fences';
import { jsxAttributes } from '../tree/jsx';
import { toString } from 'mdast-util-to-string';
import { blockIds } from './blockIds';
import { highlight, languageLabel, lineRange } from './highlight';

/**
 * Turns fenced code into `<CodeFence>` with its HTML ready: the browser gets static markup and no
 * highlighter. Depends on nothing but the page's text, so it is safe with a persistent cache.
 */
export default function remarkCodeFences() {
  return (tree: Root): void => {
    const idOf = blockIds();
    let heading: string | undefined;
    visitParents(tree, (node, ancestors: Parents[]) => {
      if (node.type === 'heading') heading = toString(node);
      if (node.type !== 'code') return;
      const parent = ancestors.at(-1);
      if (parent === undefined) return;
      const index = (parent.children as Nodes[]).indexOf(node);
      const meta = readMeta(node.meta ?? '');
      const language = node.lang ?? 'text';
      const attributes: Record<string, string> = {
        html: highlight(node.value, language, lineRange(meta.get('lines') ?? '')),
        lang: language,
        language: languageLabel(language),
      };
      for (const name of ['title', 'source', 'name', 'verified']) {
        const value = meta.get(name);
        if (value !== undefined) attributes[name] = value;
      }
      // The address of a signature is that of its symbol.
      if (meta.has('signature')) attributes.signature = 'true';
      else attributes.id = idOf({ region: meta.get('region'), heading, language });
      const replacement: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFence',
        attributes: jsxAttributes(attributes),
        children: [],
      };
      (parent.children as Nodes[])[index] = replacement;
    });
  };
}
