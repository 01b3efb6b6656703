import type { ListItem, Nodes, Paragraph, PhrasingContent, Root, Strong } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { jsxAttributes } from '../content/tree/jsx';

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
    attributes: jsxAttributes(attributes),
    children,
  };
}

/** The bold words an entry begins with: its title, and the label of its checkbox. */
function titleOf(item: ListItem): Strong | undefined {
  const [first] = item.children;
  const begin = first?.type === 'paragraph' ? first.children[0] : undefined;
  return begin?.type === 'strong' ? begin : undefined;
}

interface Entry {
  readonly item: ListItem;
  readonly title: Strong;
  readonly paragraph: Paragraph;
  readonly id: string;
}

/** The entries of the task lists of a page, and their problems. */
function entriesOf(tree: Root): {
  readonly entries: readonly Entry[];
  readonly problems: readonly { readonly message: string; readonly node: Nodes }[];
} {
  const entries = new Map<string, Entry>();
  const problems: { message: string; node: Nodes }[] = [];
  visitParents(tree, 'listItem', (item: ListItem) => {
    if (typeof item.checked !== 'boolean') return;
    const title = titleOf(item);
    const [paragraph] = item.children;
    if (title === undefined || paragraph?.type !== 'paragraph') {
      const message =
        'An entry of a checklist begins with its title in bold: "- [ ] **Title.** Why and how."';
      problems.push({ message, node: item });
      return;
    }
    const id = tickPrefix + slug(toString(title));
    if (entries.has(id)) {
      const message = `Two entries of this checklist have the title "${toString(title)}".`;
      problems.push({ message, node: item });
    }
    entries.set(id, { item, title, paragraph, id });
  });
  visitParents(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Checklist' || entries.size > 0) return;
    problems.push({ message: '<Checklist /> is on a page without "- [ ]" entries.', node });
  });
  return { entries: [...entries.values()], problems };
}

/** Problems of the checklists of a page. */
export const checklistProblems = (tree: Root) => entriesOf(tree).problems;

/**
 * Turns the entries of task lists into labeled checkboxes a reader can check, and passes to `<Checklist />`
 * how many there are.
 *
 * @throws VFileMessage at an entry without a bold title, or with the title of an earlier one.
 */
export default function remarkChecklist() {
  return (tree: Root, file: VFile): void => {
    const { entries, problems } = entriesOf(tree);
    for (const { message, node } of problems) file.fail(message, node);
    for (const { id, item, paragraph, title } of entries) {
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
    }
    visitParents(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Checklist') return;
      node.attributes.push(...jsxAttributes({ total: String(entries.length) }));
    });
  };
}
