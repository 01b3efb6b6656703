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

export class RegionError extends Error {
  /** @param line Line in the sample file, 1-based. */
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
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

/** All regions of a file, in the order in which they open. */
export function listRegions(source: string): Region[] {
  const lines = source.split(/\r?\n/);
  const found: { name: string; open: number; close: number }[] = [];
  const stack: { name: string; open: number; close: number }[] = [];

  lines.forEach((text, index) => {
    const marker = readMarker(text);
    if (!marker) return;
    const line = index + 1;
    if (marker.kind === 'region') {
      if (!NAME.test(marker.name)) {
        throw new RegionError(`region marker without a usable name ("${marker.name}")`, line);
      }
      const duplicate = found.find((region) => region.name === marker.name);
      if (duplicate) {
        throw new RegionError(
          `region "${marker.name}" exists twice: lines ${duplicate.open} and ${line}`,
          line,
        );
      }
      const region = { name: marker.name, open: line, close: 0 };
      found.push(region);
      stack.push(region);
      return;
    }
    const top = stack.pop();
    if (!top) throw new RegionError('endregion without a region before it', line);
    if (marker.name !== '' && marker.name !== top.name) {
      throw new RegionError(
        `"endregion ${marker.name}" closes region "${top.name}" of line ${top.open}`,
        line,
      );
    }
    top.close = line;
  });

  const open = stack.at(-1);
  if (open) throw new RegionError(`region "${open.name}" is never closed`, open.open);

  return found.map((region) => cut(lines, region));
}

/** One region of a file. */
export function readRegion(source: string, name: string): Region {
  const regions = listRegions(source);
  const region = regions.find((candidate) => candidate.name === name);
  if (region) return region;
  const names = regions.map((candidate) => candidate.name);
  const hint =
    names.length === 0
      ? ' The file has no regions.'
      : didYouMean(name, names) || ` The file has: ${names.join(', ')}.`;
  throw new RegionError(`no region "${name}".${hint}`);
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

function cut(lines: string[], region: { name: string; open: number; close: number }): Region {
  const body = lines.slice(region.open, region.close - 1).filter((line) => !readMarker(line));
  const first = body.findIndex((line) => line.trim() !== '');
  if (first < 0) throw new RegionError(`region "${region.name}" is empty`, region.open);
  const last = body.findLastIndex((line) => line.trim() !== '');
  return { name: region.name, code: dedent(body.slice(first, last + 1)).join('\n') };
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
