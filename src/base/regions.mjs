// Reads regions out of sample files. The one implementation: the site's loader and the checker both use it.
//
//   // region scanDocument        /* region x */   <!-- region x -->   # region x   -- region x
//   …
//   // endregion                  the name may be repeated: // endregion scanDocument

import { didYouMean } from './nearest.mjs';

/**
 * @typedef {object} Region
 * @property {string} name
 * @property {string} code The lines of the region, dedented, without markers of regions inside it.
 */

export class RegionError extends Error {
  /**
   * @param {string} message
   * @param {number} [line] Line in the sample file, 1-based.
   */
  constructor(message, line) {
    super(message);
    this.name = 'RegionError';
    this.line = line;
  }
}

const MARKER = /^\s*(?:\/\/|#|--|<!--|\/\*)\s*(region|endregion)\b[ \t]*(.*?)\s*(?:-->|\*\/)?\s*$/;
const NAME = /^[A-Za-z][\w-]*$/;

/**
 * The marker on a line, if the line is one. A line that is a comment *about* regions ("// region of interest") is none:
 * a marker has exactly one word after it.
 * @param {string} line
 * @returns {{ kind: 'region' | 'endregion', name: string } | undefined}
 */
export function readMarker(line) {
  const match = MARKER.exec(line);
  if (!match) return undefined;
  const kind = match[1] === 'region' ? 'region' : 'endregion';
  const name = match[2] ?? '';
  if (/\s/.test(name)) return undefined;
  return { kind, name };
}

/**
 * All regions of a file, in the order in which they open.
 * @param {string} source
 * @returns {Region[]}
 */
export function listRegions(source) {
  const lines = source.split(/\r?\n/);
  /** @type {{ name: string, open: number, close: number }[]} */
  const found = [];
  /** @type {{ name: string, open: number, close: number }[]} */
  const stack = [];

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

/**
 * One region of a file.
 * @param {string} source
 * @param {string} name
 * @returns {Region}
 */
export function readRegion(source, name) {
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
 * @param {string} source
 * @returns {string}
 * @throws RegionError where a marker is wrong.
 */
export function stripMarkers(source) {
  listRegions(source);
  return source
    .split(/\r?\n/)
    .filter((line) => !readMarker(line))
    .join('\n')
    .trim();
}

/**
 * @param {string[]} lines
 * @param {{ name: string, open: number, close: number }} region
 * @returns {Region}
 */
function cut(lines, region) {
  const body = lines.slice(region.open, region.close - 1).filter((line) => !readMarker(line));
  const first = body.findIndex((line) => line.trim() !== '');
  if (first < 0) throw new RegionError(`region "${region.name}" is empty`, region.open);
  const last = body.findLastIndex((line) => line.trim() !== '');
  return { name: region.name, code: dedent(body.slice(first, last + 1)).join('\n') };
}

/**
 * @param {string[]} lines
 * @returns {string[]}
 */
function dedent(lines) {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(indent)));
}
