// Draws the sheets to scan. Run it after a change in src/sheets, and commit what it writes:
//
//   npm run sheets
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';

/** @type {(path: string) => unknown} */
const load = jiti(fileURLToPath(import.meta.url));
const { codePath, sheetCodes } = /** @type {typeof import('../src/sheets/barcodes')} */ (
  load('../src/sheets/barcodes.ts')
);
const { drawCode } = /** @type {typeof import('../src/sheets/draw')} */ (
  load('../src/sheets/draw.ts')
);

const root = dirname(import.meta.dirname);
const folder = join(root, 'static', dirname(codePath('')));
mkdirSync(folder, { recursive: true });
const drawings = new Map(
  sheetCodes.map(({ id, name, modules, treatment }) => [
    join(root, 'static', codePath(id)),
    drawCode(name, modules, treatment),
  ]),
);
for (const [path, svg] of drawings) writeFileSync(path, svg);
for (const name of readdirSync(folder)) {
  if (!drawings.has(join(folder, name))) rmSync(join(folder, name));
}
