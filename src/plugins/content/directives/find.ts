/** Elements in a page's source that the build replaces. */
export const directiveNames = [
  'Options',
  'Signature',
  'Shared',
  'Verification',
  'ErrorList',
  'Errors',
] as const;

/** An element in a page's source that the build replaces. */
export interface Directive {
  readonly name: (typeof directiveNames)[number];
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** Reads the attributes of an element as written in a page: `of="X" own`. */
export function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const match of text.matchAll(/([a-zA-Z]+)(?:="([^"]*)")?/g)) {
    if (match[1] !== undefined) attributes[match[1]] = match[2] ?? '';
  }
  return attributes;
}

const directive = new RegExp(
  String.raw`<(${directiveNames.join('|')})\b((?:\s+[a-zA-Z]+(?:="[^"]*")?)*)\s*\/>`,
  'g',
);

/** Elements that the build expands, outside fenced code, in order. */
export function findDirectives(source: string): Directive[] {
  const found: Directive[] = [];
  const masked = source.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, (fence) =>
    fence.replace(/[^\n]/g, ' '),
  );
  for (const match of masked.matchAll(directive)) {
    found.push({
      name: match[1] as Directive['name'],
      attributes: readAttributes(match[2] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}
