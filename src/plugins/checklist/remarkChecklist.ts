import type { ListItem, PhrasingContent, Root, Strong } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';

/** Beginning of the id of a checkbox; the component `Checklist` finds its boxes by it. */
export const tickPrefix = 'tick-';

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** The bold words an entry begins with: its title, and the label of its checkbox. */
function titleOf(item: ListItem): Strong | undefined {
  const [first] = item.children;
  const begin = first?.type === 'paragraph' ? first.children[0] : undefined;
  return begin?.type === 'strong' ? begin : undefined;
}

/**
 * Turns the entries of task lists into labeled checkboxes a reader can check, and passes to `<Checklist />`
 * how many there are.
 *
 * @throws VFileMessage at an entry without a bold title, or with the title of an earlier one.
 */
export default function remarkChecklist() {
  return (tree: Root, file: VFile): void => {
    const ids = new Set<string>();
    visitParents(tree, 'listItem', (item: ListItem) => {
      if (typeof item.checked !== 'boolean') return;
      const title = titleOf(item);
      const [paragraph] = item.children;
      if (title === undefined || paragraph?.type !== 'paragraph') {
        file.fail(
          'An entry of a checklist begins with its title in bold: "- [ ] **Title.** Why and how."',
          item,
        );
      }
      const id = tickPrefix + slug(toString(title));
      if (ids.has(id)) {
        file.fail(`Two entries of this checklist have the title "${toString(title)}".`, item);
      }
      ids.add(id);
      // Without the attribute, Firefox sets the box on a reload to what it was before, not to what is stored.
      const box = element('input', { type: 'checkbox', id, autoComplete: 'off' });
      const label = element('label', { htmlFor: id }, [title]);
      paragraph.children = [
        box,
        { type: 'text', value: ' ' },
        label,
        ...paragraph.children.slice(1),
      ];
      // Otherwise a second, disabled checkbox would appear.
      item.checked = null;
      item.data = { ...item.data, hProperties: { className: ['dk-task'] } };
    });
    visitParents(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Checklist') return;
      if (ids.size === 0) file.fail('<Checklist /> is on a page without "- [ ]" entries.', node);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'total', value: String(ids.size) });
    });
  };
}
