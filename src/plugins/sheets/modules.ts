import bwip from 'bwip-js/node';
import type { Symbology } from './symbology';

/** The dark and light modules of a code, without its quiet zone: one row for 1D codes, which have no height. */
export interface Modules {
  readonly rows: readonly (readonly boolean[])[];
  /** Light modules that the symbology demands around the code, on each side. */
  readonly quiet: number;
  /** Whether it's a 1D code, whose bars can have any height. */
  readonly isLinear: boolean;
}

/** What bwip-js returns for 1D codes: the widths of bars and spaces, in modules, beginning with a bar. */
interface Linear {
  readonly sbs: readonly number[];
}

/** What bwip-js returns for 2D codes: a grid, row by row, and how many modules wide and high it is drawn. */
interface Matrix {
  readonly pixs: readonly number[];
  readonly pixx: number;
  readonly pixy: number;
}

const isLinear = (raw: object): raw is Linear => 'sbs' in raw;
const isMatrix = (raw: object): raw is Matrix => 'pixs' in raw && 'pixx' in raw && 'pixy' in raw;

/** Bars and spaces of these widths, as modules. */
function modulesOf(widths: readonly number[]): boolean[] {
  return widths.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
}

/** A text as bwip-js encodes it. */
function encoded({ bcid, text, options, quiet }: Symbology): Modules {
  // The declarations of bwip-js name what all encoders return, which is an object per code.
  const [raw]: readonly object[] = bwip.raw({ bcid, text, ...options });
  if (raw !== undefined && isLinear(raw)) {
    // Some encoders end in a space, which belongs to the quiet zone.
    const widths = raw.sbs.length % 2 === 0 ? raw.sbs.slice(0, -1) : raw.sbs;
    return { rows: [modulesOf(widths)], quiet, isLinear: true };
  }
  if (raw !== undefined && isMatrix(raw)) {
    const { pixs, pixx, pixy } = raw;
    // In PDF417, a row is higher than its modules are wide.
    const rowHeight = pixy / (pixs.length / pixx);
    const rows = Array.from({ length: pixy }, (_, y) => {
      const start = Math.floor(y / rowHeight) * pixx;
      return pixs.slice(start, start + pixx).map((pixel) => pixel === 1);
    });
    return { rows, quiet, isLinear: false };
  }
  throw new Error(`bwip-js has no modules for ${bcid}.`);
}

/**
 * Encodes a text, with its own check digit or with that of another.
 *
 * @throws Error if the symbology can't hold the text.
 */
export function encode(symbology: Symbology): Modules {
  const modules = encoded(symbology);
  if (symbology.endOf === undefined) return modules;
  // The last digit is seven modules wide, in front of the three of the guard.
  const [row = []] = modules.rows;
  const [other = []] = encoded({ ...symbology, text: symbology.endOf }).rows;
  return { ...modules, rows: [[...row.slice(0, -10), ...other.slice(-10)]] };
}
