import type { Nodes } from 'mdast';
import { decodable } from '../../../base/decode';
import { isJsx } from '../../tree/jsx';

/** Targets of the links of a node: of links, images, definitions and elements. */
export function linkTargetsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return [node.url];
  }
  if (isJsx(node)) {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      ['href', 'to', 'src'].includes(attribute.name) &&
      typeof attribute.value === 'string'
        ? [attribute.value]
        : [],
    );
  }
  return [];
}

/** The problem of an address, wherever it is written, as the end of a sentence; `undefined` if there is none. */
export function addressProblem(url: string): string | undefined {
  if (url.trim() === '') return 'is empty.';
  // The router of the site throws on such a link, and the reader sees a crashed page.
  if (decodable(url) !== url) return 'cannot be decoded. A percent sign is written %25.';
  if (isForeign(url)) {
    return URL.canParse(url, 'https://example.com') ? undefined : 'is not an address.';
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || ['mailto', 'tel', 'pathname'].includes(scheme)) return undefined;
  return `has the scheme "${scheme}"; write https, mailto or tel.`;
}

/** Whether an address is on another host. */
export const isForeign = (url: string): boolean => /^(?:https?:)?\/\//i.test(url);
