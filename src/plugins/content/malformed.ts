import type { Nodes } from 'mdast';

/** Targets of the links of a node: of links, images, definitions and elements. */
export function linkTargetsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
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

/**
 * The part of a link that cannot be decoded, and why, or `undefined`. The router of the site throws
 * on such a part, and the reader sees a crashed page.
 */
export function malformedPart(url: string): string | undefined {
  const [, before = '', hash] = /^([^#]*)(?:#([\s\S]*))?$/.exec(url) ?? [];
  const parts = [
    ['path', before],
    ['hash', hash ?? ''],
  ] as const;
  for (const [name, part] of parts) {
    try {
      decodeURIComponent(part);
    } catch {
      const bad = /%(?![0-9a-f]{2})[^%]{0,2}/i.exec(part)?.[0];
      return bad === undefined
        ? `the ${name} "${part}" is not UTF-8 in %-notation.`
        : `"${bad}" in the ${name} is not %-notation; a percent sign is written %25.`;
    }
  }
  return undefined;
}

/** What is wrong with an address wherever it is written, as the end of a sentence; `undefined` if nothing is. */
export function addressProblem(url: string): string | undefined {
  if (url.trim() === '') return 'is empty.';
  const malformed = malformedPart(url);
  if (malformed !== undefined) return `cannot be decoded: ${malformed}`;
  if (isForeign(url)) {
    return URL.canParse(url, 'https://example.com') ? undefined : 'is not an address.';
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || ['mailto', 'tel', 'pathname'].includes(scheme)) return undefined;
  return `has the scheme "${scheme}"; write https, mailto or tel.`;
}

/** Whether an address is on another host. */
export const isForeign = (url: string): boolean => /^(?:https?:)?\/\//i.test(url);
