import type { ListItem, Nodes, Paragraph, PhrasingContent, Root, Strong } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { jsxAttributes } from '../tree/jsx';

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: jsxAttributes(attributes),
  children,
});

/** An entry of a task list, with the bold words it begins with: its title, and the label of its checkbox. */
interface Entry {
  readonly item: ListItem;
  readonly paragraph?: Paragraph | undefined;
  readonly title?: Strong | undefined;
}

/** The entries of the task lists of a page. */
function entriesOf(tree: Root): Entry[] {
  const entries: Entry[] = [];
  visitParents(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const [paragraph] = item.children;
    if (paragraph?.type !== 'paragraph') {
      entries.push({ item });
      return;
    }
    const [title] = paragraph.children;
    entries.push({ item, paragraph, title: title?.type === 'strong' ? title : undefined });
  });
  return entries;
}

/** Problems of the checklists of a page. */
export const checklistProblems = (
  tree: Root,
): { readonly message: string; readonly node: Nodes }[] =>
  entriesOf(tree)
    .filter(({ title }) => title === undefined)
    .map(({ item }) => ({
      node: item,
      message:
        'An entry of a checklist begins with its title in bold: "- [ ] **Title.** Why and how."',
    }));

/** Turns the entries of task lists into labeled checkboxes that readers can check. */
export default function remarkChecklist() {
  return (tree: Root): void => {
    for (const { item, paragraph, title } of entriesOf(tree)) {
      // The check of the page reports it.
      if (paragraph === undefined || title === undefined) continue;
      const id = `tick-${slug(toString(title))}`;
      // Without the attribute, Firefox sets the box on a reload to what it was before, not to what is stored.
      const box = element('input', { type: 'checkbox', id, autoComplete: 'off' });
      const label = element('label', { htmlFor: id }, [title]);
      paragraph.children.splice(0, 1, box, { type: 'text', value: ' ' }, label);
      // Otherwise a second, disabled checkbox would appear.
      item.checked = null;
      item.data = { ...item.data, hProperties: { className: ['dk-task'] } };
    }
  };
}
