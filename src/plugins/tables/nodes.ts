import type { ElementContent, Root, RootContent } from 'hast';
import { isJsx, type JsxElement } from '../tree/jsx';

/** What a page consists of as HTML, with the elements of components. */
export type Node = Root | RootContent | ElementContent | JsxElement;

/** Tag or component; empty for text. */
export const nameOf = (node: Node): string =>
  node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';

export const childrenOf = (node: Node): readonly Node[] =>
  'children' in node ? (node.children as readonly Node[]) : [];

export const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');
