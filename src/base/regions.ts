// Reads regions out of sample files. The one implementation: the site's loader and the checker both use it.
//
//   // region scanDocument        /* region x */   <!-- region x -->   # region x   -- region x
//   …
//   // endregion                  the name may be repeated: // endregion scanDocument

import { didYouMean } from './nearest';

export interface Region {
  readonly name: string;
  /** The lines of the region, dedented, without markers of regions inside it. */
  readonly code: string;
}

/** What is wrong in a sample file. */
export interface RegionFault {
  readonly message: string;
  /** Line in the sample file, 1-based; none where the file is right, but lacks what is wanted. */
  readonly line?: number;
}

export class RegionError extends Error {
  /** @param faults In the order of the file. */
  constructor(readonly faults: readonly RegionFault[]) {
    super(faults.map(({ line, message }) => (line ? `line ${line}: ` : '') + message).join('\n'));
    this.name = 'RegionError';
  }
}

const MARKER = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*(region|endregion)\b[ \t]*(.*?)\s*(?:-->|\*\/)?\s*$/;
const NAME = /^[A-Za-z][\w-]*$/;

/**
 * The marker on a line, if the line is one. A line that is a comment *about* regions ("// region of interest") is none:
 * a marker has exactly one word after it.
 */
export function readMarker(
  line: string,
): { kind: 'region' | 'endregion'; name: string } | undefined {
  const match = MARKER.exec(line);
  if (!match) return undefined;
  const kind = match[1] === 'region' ? 'region' : 'endregion';
  const name = match[2] ?? '';
  if (/\s/.test(name)) return undefined;
  return { kind, name };
}

/** A region as its markers say it, by their lines; 0 while it is open. */
interface Span {
  readonly name: string;
  readonly open: number;
  close: number;
}

/** The regions of a file, in the order in which they open, and which markers are wrong. */
function readSpans(lines: readonly string[]): { spans: Span[]; faults: RegionFault[] } {
  const spans: Span[] = [];
  const faults: RegionFault[] = [];
  const stack: Span[] = [];
  for (const [index, text] of lines.entries()) {
    const marker = readMarker(text);
    if (marker === undefined) continue;
    const { kind, name } = marker;
    const line = index + 1;
    const report = (message: string): void => void faults.push({ line, message });
    if (kind === 'region') {
      const region = { name, open: line, close: 0 };
      const twin = spans.find((other) => other.name === name);
      stack.push(region);
      if (!NAME.test(name)) report(`region marker without a usable name ("${name}")`);
      else if (twin) report(`region "${name}" exists twice: lines ${twin.open} and ${line}`);
      else spans.push(region);
      continue;
    }
    const top = stack.pop();
    if (top === undefined) report('endregion without a region before it');
    else if (name !== '' && name !== top.name)
      report(`"endregion ${name}" closes region "${top.name}" of line ${top.open}`);
    if (top !== undefined) top.close = line;
  }
  for (const { name, open } of stack)
    faults.push({ line: open, message: `region "${name}" is never closed` });
  return { spans, faults };
}

/**
 * All regions of a file, in the order in which they open.
 *
 * @throws RegionError with all markers that are wrong.
 */
export function listRegions(source: string): Region[] {
  const lines = source.split(/\r?\n/);
  const { spans, faults } = readSpans(lines);
  const regions = spans.map((span) => {
    const { name, open: line, close } = span;
    const code = codeIn(lines, span);
    if (close > 0 && code === '') faults.push({ line, message: `region "${name}" is empty` });
    return { name, code };
  });
  if (faults.length > 0)
    throw new RegionError(faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return regions;
}

/** One region of a file. @throws RegionError where a marker is wrong, or the file has no such region. */
export function readRegion(source: string, name: string): Region {
  const regions = listRegions(source);
  const region = regions.find((candidate) => candidate.name === name);
  if (region) return region;
  const names = regions.map((candidate) => candidate.name);
  const hint =
    names.length === 0
      ? ' The file has no regions.'
      : didYouMean(name, names) || ` The file has: ${names.join(', ')}.`;
  throw new RegionError([{ message: `no region "${name}".${hint}` }]);
}

/**
 * The whole file without its markers, as it is shown under "Full file".
 *
 * @throws RegionError where a marker is wrong.
 */
export function stripMarkers(source: string): string {
  listRegions(source);
  return source
    .split(/\r?\n/)
    .filter((line) => !readMarker(line))
    .join('\n')
    .trim();
}

/** The lines of a region, dedented, without markers; nothing where it is empty. */
function codeIn(lines: readonly string[], { open, close }: Span): string {
  const body = lines.slice(open, close - 1).filter((line) => !readMarker(line));
  const first = body.findIndex((line) => line.trim() !== '');
  const last = body.findLastIndex((line) => line.trim() !== '');
  return first < 0 ? '' : dedent(body.slice(first, last + 1)).join('\n');
}

/** A condition for a compiler that is written at the margin, as in C#, wherever the code around it begins. */
const CONDITION = /^#(?:if|elif|elseif|else|endif)\b/;

function dedent(lines: string[]): string[] {
  const indents = lines
    .filter((line) => line.trim() !== '' && !CONDITION.test(line))
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => {
    if (CONDITION.test(line)) return line;
    return line.trim() === '' ? '' : line.slice(indent);
  });
}
