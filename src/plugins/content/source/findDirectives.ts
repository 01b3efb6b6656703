import { maskFences } from '../../../base/fences';
import { directiveNames, type DirectiveName } from '../../components/directives';

/** A directive where it is written in a source. */
export interface Directive {
  readonly name: DirectiveName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
}

/** Reads the attributes of an element as written in a page: `of="X" own`. */
function readAttributes(text: string): Record<string, string> {
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

/** The directives of a source outside of fenced code, in order. */
export function findDirectives(source: string): Directive[] {
  const found: Directive[] = [];
  for (const match of maskFences(source).matchAll(directive)) {
    found.push({
      name: match[1] as DirectiveName,
      attributes: readAttributes(match[2] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return found;
}
