import type { Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

/**
 * Gives a colon before a word back to the text: `uses-sdk:minSdkVersion` reads as a directive named
 * `minSdkVersion`, and no page has such directives. Docusaurus does the same, but only after it has
 * generated the anchors of headings and "On this page", in which the word is lost.
 */
export default function remarkColons() {
  return (tree: Root): void => {
    visitParents(tree, 'textDirective', (directive, ancestors) => {
      const { name, children, attributes } = directive;
      // Docusaurus warns of one with a label or attributes.
      if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) return;
      const siblings = ancestors.at(-1)?.children ?? [];
      const index = siblings.findIndex((node) => node === directive);
      if (index !== -1) siblings[index] = { type: 'text', value: `:${name}` };
    });
  };
}
