import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { didYouMean } from '../../base/nearest';
import {
  code,
  contents,
  joined,
  paragraph,
  strong,
  text,
  type ComponentContext,
  type MarkdownWriter,
} from './markdown';
import type { JsxElement } from '../tree/jsx';

/** What is wrong with the properties that somebody gave an element: each that it doesn't have. */
export const unknownProperties = (
  name: string,
  given: readonly string[],
  known: readonly string[],
): readonly string[] =>
  given
    .filter((property) => !known.includes(property))
    .map((property) => `<${name}> has no property "${property}".${didYouMean(property, known)}`);

/** Code with links in it: Markdown can't express that, so the links follow it. */
function linkedCode(element: JsxElement, { children }: ComponentContext): RootContent[] {
  const inside = children(element);
  const links = inside.flatMap((node) => (node.type === 'link' ? [[node]] : []));
  const name = code(toString({ type: 'root', children: inside }));
  return links.length === 0 ? [name] : [name, text(' ('), ...joined(links, ', '), text(')')];
}

/** How each HTML element that pages use is written in Markdown; any other stops the build. */
export const htmlElements: Readonly<Record<string, MarkdownWriter>> = {
  br: () => [{ type: 'break' }],
  code: linkedCode,
  details: contents,
  div: contents,
  kbd: (element, { children }) => [code(toString({ type: 'root', children: children(element) }))],
  span: contents,
  summary: (element, { children }) => [
    paragraph(strong(text(toString({ type: 'root', children: children(element) })))),
  ],
};
