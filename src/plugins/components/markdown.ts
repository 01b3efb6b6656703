import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { DocPlace } from '../../model/docPaths';
import type { SiteMap } from '../../model/siteMap';
import type { JsxElement } from '../tree/jsx';
import { fromMarkdown } from '../tree/markdownTree';

/** What a component needs of the page it is on. */
export interface ComponentContext {
  readonly siteMap: SiteMap;
  readonly place: DocPlace | undefined;
  /** Public address of the page, for what only works there. */
  readonly pageUrl: string;
  /** Address of a page's Markdown version, by the path of the page. */
  readonly markdownUrlOf: (path: string) => string;
  /** The children of an element, written as Markdown. */
  readonly children: (element: JsxElement) => RootContent[];
}

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'strong',
  children,
});
export const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  children,
});
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children,
});
export const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

export const quote = (...children: PhrasingContent[]): BlockContent => ({
  type: 'blockquote',
  children: [paragraph(...children)],
});

/** Blocks that are written as Markdown. */
export const blocks = (markdown: string): RootContent[] => fromMarkdown(markdown).children;

/** The entry of a name that somebody wrote: objects have others than their own, such as `constructor`. */
export const ownEntry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Phrases one after the other, with something between them. */
export function joined(parts: readonly PhrasingContent[][], between: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

/** Writes an element of a page as Markdown. */
export type MarkdownWriter = (element: JsxElement, context: ComponentContext) => RootContent[];

/** Writes the content of the element. */
export const contents: MarkdownWriter = (element, { children }) => children(element);

/** Leaves out the element and its content. */
export const nothing: MarkdownWriter = () => [];
