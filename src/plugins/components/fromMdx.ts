import { createSlugger } from '@docusaurus/utils';
import type { Code, Heading, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '../../base/nearest';
import { readMeta } from '../../base/fences';
import {
  code,
  contents,
  joined,
  link,
  ownEntry,
  paragraph,
  strong,
  text,
  type ComponentContext,
  type MarkdownWriter,
} from './markdown';
import { pageComponents, registry } from './registry';
import { areAutoImports } from './autoImports';
import { directiveNames } from './directives';
import { anchorsOf } from '../tree/headings';
import type { JsxElement } from '../tree/jsx';
import { treeOf } from '../tree/markdownTree';
import { htmlElements, unknownProperties } from './elements';

const writerOf = (name: string): MarkdownWriter | undefined =>
  name === '' ? contents : (ownEntry(htmlElements, name) ?? ownEntry(registry, name)?.markdown);

/** Why an element cannot be on a page. */
function unknownElement(name: string): string {
  if (!/^[A-Z]/.test(name)) {
    const known = Object.keys(htmlElements);
    return `<${name}> cannot be on a page. Write Markdown, a component, or one of ${known.map((one) => `<${one}>`).join(', ')}.`;
  }
  if (directiveNames.includes(name)) {
    return `<${name}> cannot be read as it is written. Write <${name} … />, without content, and put values in double quotes.`;
  }
  return `There is no component <${name}>.${didYouMean(name, [...pageComponents, ...directiveNames])}`;
}

/** What writing a page as Markdown needs besides its text. */
export interface MarkdownContext extends Omit<ComponentContext, 'children'> {
  /** Absolute address for one that the page's source links to; `undefined` where it leads nowhere. */
  readonly addressOf: (url: string) => string | undefined;
}

export interface MarkdownBody {
  readonly children: readonly RootContent[];
  /** What has no Markdown form, one sentence each, with the place in the text. */
  readonly problems: readonly { readonly message: string; readonly offset: number }[];
}

const admonitions: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
};

const phrasing = new Set<string>([
  'break',
  'delete',
  'emphasis',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
]);

/** Wraps phrasing content between blocks in paragraphs. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!phrasing.has(node.type)) {
      blocks.push(node);
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { type: 'paragraph', children: [] };
      blocks.push(open);
    }
    open.children.push(node as PhrasingContent);
  }
  return blocks.filter((node) => node.type !== 'paragraph' || toString(node).trim() !== '');
}

/** Writes the nodes of one page. */
class PageWriter {
  readonly problems: { readonly message: string; readonly offset: number }[] = [];
  readonly #anchors: ReadonlyMap<Heading, string>;
  readonly #slugger = createSlugger();

  constructor(
    /** The expanded page. */
    readonly text: string,
    tree: Root,
    readonly context: MarkdownContext,
  ) {
    this.#anchors = anchorsOf(tree, toString);
  }

  write = (node: Nodes): RootContent[] => {
    switch (node.type) {
      case 'root':
        return this.#children(node);
      case 'yaml':
        return [];
      case 'mdxjsEsm':
        if (!areAutoImports(node.value)) {
          this.#report(
            node,
            'Pages import and export nothing. Add the component to src/plugins/components/registry.ts, which also says what it is in Markdown.',
          );
        }
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // Only comments may be in braces.
        if (node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() !== '')
          this.#report(node, `{${node.value}} has no Markdown form. Write text, or a component.`);
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#component(node);
      case 'heading':
        return node.depth === 1 ? [] : [this.#heading(node)];
      case 'tableCell': {
        // A cell is one line.
        const children = this.#phrases(node).map((child) =>
          child.type === 'break' ? text(' · ') : child,
        );
        return [{ ...node, children }];
      }
      case 'code':
        return this.#codeBlock(node);
      case 'link':
        return [{ ...node, url: this.#address(node, node.url), children: this.#phrases(node) }];
      case 'image':
      case 'definition':
        return [{ ...node, url: this.#address(node, node.url) }];
      case 'containerDirective':
        return this.#admonition(node);
      case 'leafDirective':
      case 'textDirective': {
        // A colon in a sentence, which only the parser takes for more.
        const { start, end } = node.position ?? {};
        return [text(this.text.slice(start?.offset, end?.offset))];
      }
      default:
        return 'children' in node
          ? [{ ...node, children: this.#children(node) } as unknown as RootContent]
          : [node];
    }
  };

  #children = (node: { readonly children: readonly Nodes[] }): RootContent[] =>
    node.children.flatMap(this.write);

  #phrases(node: { readonly children: readonly Nodes[] }): PhrasingContent[] {
    return this.#children(node) as PhrasingContent[];
  }

  #report({ position }: Nodes, message: string): void {
    this.problems.push({ message, offset: position?.start.offset ?? 0 });
  }

  #address(node: Nodes, url: string): string {
    const found = this.context.addressOf(url);
    if (found === undefined) this.#report(node, `The link "${url}" leads to no page.`);
    return found ?? url;
  }

  /** A heading, with its anchor if Markdown renderers would give it a different one. */
  #heading(node: Heading): Heading {
    const children = this.#phrases(node);
    const anchor = this.#anchors.get(node);
    const usual = this.#slugger.slug(toString(children));
    if (anchor === undefined || anchor === usual) return { ...node, children };
    // As HTML, because no character of it may be escaped.
    return { ...node, children: [...children, text(' '), { type: 'html', value: `{#${anchor}}` }] };
  }

  #component(element: JsxElement): RootContent[] {
    const name = element.name ?? '';
    const given = element.attributes.flatMap((one) => ('name' in one ? [one.name] : []));
    const handler = given.find((property) => /^on[A-Z]/.test(property));
    const known = ownEntry(registry, name)?.properties;
    if (handler !== undefined) {
      this.#report(
        element,
        `${handler} does nothing here: pages are static HTML. Put what it belongs to into a component, and declare that as an island in src/plugins/components/registry.ts.`,
      );
    } else if (known !== undefined) {
      for (const problem of unknownProperties(name, given, known)) this.#report(element, problem);
    }
    const writer = writerOf(name);
    if (writer === undefined) {
      this.#report(element, unknownElement(name));
      // What is wrong in it is reported, too.
      this.#children(element);
      return [];
    }
    try {
      const written = writer(element, { ...this.context, children: this.#children });
      return element.type === 'mdxJsxFlowElement' ? inParagraphs(written) : written;
    } catch (error) {
      this.#report(element, `<${name}>: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  }

  /** A code block, under a line that names its file, how it was checked, and the whole file. */
  #codeBlock(node: Code): RootContent[] {
    const { lang, meta, value } = node;
    const info = readMeta(meta ?? '');
    const title = info.get('title') ?? info.get('name');
    const source = info.get('source');
    const level = info.get('verified');
    const caption: PhrasingContent[][] = [
      ...(title === undefined ? [] : [[code(title)]]),
      ...(level === undefined ? [] : [[text(level)]]),
      ...(source === undefined
        ? []
        : [[link(this.#address(node, `/${source}.txt`), text('Full file'))]]),
    ];
    return [
      ...(caption.length === 0 ? [] : [paragraph(...joined(caption, ' · '))]),
      { type: 'code', lang: lang ?? null, value },
    ];
  }

  #admonition(node: Extract<Nodes, { type: 'containerDirective' }>): RootContent[] {
    const name = ownEntry(admonitions, node.name);
    if (name === undefined) {
      this.#report(
        node,
        `":::${node.name}" is not an admonition.${didYouMean(node.name, Object.keys(admonitions))}`,
      );
      this.#children(node);
      return [];
    }
    const [first, ...rest] = node.children;
    const labelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const title = labelled ? toString(first) : '';
    const body = labelled ? rest : node.children;
    return [
      {
        type: 'blockquote',
        children: [
          paragraph(strong(text(title === '' ? name : `${name}: ${title}`))),
          ...(inParagraphs(body.flatMap(this.write)) as Paragraph[]),
        ],
      },
    ];
  }
}

/**
 * Writes an expanded page, the very text that is rendered as HTML, as Markdown: components as the
 * registry says, links by `addressOf`, no level-1 heading. See `../markdown/README.md`.
 */
export function markdownOfMdx(expanded: string, context: MarkdownContext): MarkdownBody {
  const tree = treeOf(expanded);
  const writer = new PageWriter(expanded, tree, context);
  return { children: inParagraphs(writer.write(tree)), problems: writer.problems };
}
