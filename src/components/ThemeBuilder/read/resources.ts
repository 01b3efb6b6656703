import { fromText, type ColorResult } from './colors';

/** A color of Android’s resources. */
export interface ResourceColor {
  readonly name: string;
  readonly line: number;
  /** What it is in each mode; undefined where the pasted files don’t set it. */
  readonly light: ColorResult | undefined;
  readonly dark: ColorResult | undefined;
}

/** A file of resources, or what is pasted of one. */
const block = /<resources\b[^>]*>([\s\S]*?)(?:<\/resources>|$)/g;
const entry = /<(color|item)\b[^>]*?\bname\s*=\s*["']([^"']*)["'][^>]*>([^<]*)</g;

interface Entry {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  /** Entries of a style apply in both modes. */
  readonly modes: readonly ('light' | 'dark')[];
}

/** Comments as blanks, so that lines stay where they are. */
const withoutComments = (xml: string): string =>
  xml.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/**
 * The entries of all files. The first is for light mode and the second for dark mode, unless the lines above a file
 * name its folder.
 */
function entriesOf(text: string): Entry[] {
  const xml = withoutComments(text);
  const blocks = [...xml.matchAll(block)];
  const parts =
    blocks.length === 0
      ? [{ body: xml, start: 0, above: '' }]
      : blocks.map((match, index) => {
          const start = match.index + match[0].indexOf(match[1] ?? '');
          const before = blocks[index - 1];
          const end = before ? before.index + before[0].length : 0;
          return { body: match[1] ?? '', start, above: text.slice(end, match.index) };
        });
  return parts.flatMap(({ body, start, above }, index) => {
    const isNight = above.includes('values-night') || (index === 1 && !/\bvalues\b/.test(above));
    return [...body.matchAll(entry)].map(([, tag, name = '', value = ''], at) => ({
      name,
      value: value.trim(),
      line: lineAt(xml, start + ([...body.matchAll(entry)][at]?.index ?? 0)),
      modes: tag === 'item' ? ['light', 'dark'] : [isNight ? 'dark' : 'light'],
    }));
  });
}

/** Reads `<color>` elements and the colors of styles, with the references among them resolved. */
export function resourceColors(text: string): ResourceColor[] {
  const entries = entriesOf(text);
  const valueOf = (name: string, mode: 'light' | 'dark'): Entry | undefined =>
    entries.findLast((candidate) => candidate.name === name && candidate.modes.includes(mode));
  const resolve = (value: string, mode: 'light' | 'dark', depth = 0): ColorResult => {
    const name = /^[@?](?:[\w.]+:)?(?:color|attr)\/([\w.]+)$/.exec(value)?.[1];
    if (name === undefined) return fromText(value);
    // A color without a value for dark mode has the same in both.
    const found = valueOf(name, mode) ?? valueOf(name, 'light');
    if (found !== undefined && depth < 8) return resolve(found.value, mode, depth + 1);
    return fromText(name === 'white' ? '#FFFFFF' : name === 'black' ? '#000000' : value);
  };
  const names = new Set(entries.map(({ name }) => name));
  return [...names].map((name) => {
    const [light, dark] = [valueOf(name, 'light'), valueOf(name, 'dark')];
    return {
      name,
      line: (light ?? dark)?.line ?? 1,
      light: light && resolve(light.value, 'light'),
      dark: dark && resolve(dark.value, 'dark'),
    };
  });
}
