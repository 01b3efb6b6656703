import { escapeHtml } from '../../base/escape';
import type { SheetCode } from './barcodes';
import { encode, type Modules } from './modules';
import { outline } from './outline';

/** Height of the bars of a 1D code as a share of its width. */
const barHeight = 0.4;

type DrawnCode = Pick<SheetCode, 'name' | 'symbology' | 'treatment'>;

const px = (value: number): string => String(Number(value.toFixed(2)));

/** Height of a code's dark part, in modules. */
const heightOf = ({ rows, isLinear }: Modules): number =>
  isLinear ? Math.round((rows[0]?.length ?? 0) * barHeight) : rows.length;

/** A code with its quiet zone as an SVG file, in units of one module. Its name is for assistive technology. */
export function drawCode({ name, symbology, treatment = {} }: DrawnCode): string {
  const modules = encode(symbology);
  const { dark = '#000', light = '#fff', turn = 0, stain } = treatment;
  const [row = []] = modules.rows;
  const bars = heightOf(modules);
  // Above and below, a 1D code needs no quiet zone; a little keeps it off what is printed there.
  const [left, top] = [modules.quiet, modules.isLinear ? 4 : modules.quiet];
  const [width, height] = [row.length + 2 * left, bars + 2 * top];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [outerWidth, outerHeight] = [width * cos + height * sin, width * sin + height * cos];
  const path = modules.isLinear
    ? outline([row]).replaceAll(/v(-?)1(?!\d)/g, `v$1${String(bars)}`)
    : outline(modules.rows);
  const moved = `translate(${px((outerWidth - width) / 2 + left)} ${px((outerHeight - height) / 2 + top)})`;
  const turned = `rotate(${String(turn)} ${px(outerWidth / 2)} ${px(outerHeight / 2)})`;
  const transform = turn === 0 ? moved : `${turned} ${moved}`;
  const size = [px(outerWidth), px(outerHeight)] as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}" width="${px(outerWidth * 4)}" height="${px(outerHeight * 4)}" role="img" aria-label="${escapeHtml(name)}"><path fill="${light}" d="M0 0h${size[0]}v${size[1]}H0z"/><g transform="${transform}"><path fill="${dark}" fill-rule="evenodd" d="${path}"/>${stain === undefined ? '' : `<path fill="${stain.fill}" d="${stain.path}"/>`}</g></svg>\n`;
}
