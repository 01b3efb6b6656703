// Draws the sheets to scan, and makes PDFs with text and images of those that are documents. Run it after a change in
// src/plugins/sheets or of a drawing in static/, and commit what it writes:
//
//   npm run sheets
//
// PDFs and images need Chromium and a font that is as wide as Helvetica, such as Liberation Sans. Two runs on one machine
// write the same bytes; another version of Chromium may write others, so the tests compare the drawings only, by the
// hashes in scripts/sheets.json.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserOfTests } from './browsers/chromium.mjs';
import '../src/register.cjs';

/** @import { Page } from '@playwright/test' */
/** @import { Printed } from '../src/plugins/sheets/printed' */

/** @type {(path: string) => unknown} */
const load = createRequire(import.meta.url);
const { codePath, sheetCodes } = /** @type {typeof import('../src/plugins/sheets/barcodes')} */ (
  load('../src/plugins/sheets/barcodes.ts')
);
const { drawCode } = /** @type {typeof import('../src/plugins/sheets/draw')} */ (
  load('../src/plugins/sheets/draw.ts')
);
const { printedSheets } = /** @type {typeof import('../src/plugins/sheets/printed')} */ (
  load('../src/plugins/sheets/printed.ts')
);

const root = dirname(import.meta.dirname);
const folder = join(root, 'static');
const hashFile = join(import.meta.dirname, 'sheets.json');

/** A resolution that phones reach easily. */
const dpi = 150;

/** Length in pixels of the image. @param {number} millimeters */
const pixels = (millimeters) => Math.round((millimeters / 25.4) * dpi);

/** @param {string} path */
const at = (path) => join(folder, path);

const sheets = printedSheets((path) => readFileSync(at(path), 'utf8'));
const drawings = [
  ...sheetCodes.map((code) => ({ path: codePath(code.id), svg: drawCode(code) })),
  ...sheets.flatMap((sheet) => sheet.drawings),
];
for (const { path, svg } of drawings) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), svg);
}
const browser = await chromium.launch({ executablePath: browserOfTests() });
for (const sheet of sheets) await print(await browser.newPage(), sheet);
await browser.close();
const hashes = Object.fromEntries(sheets.map((sheet) => [sheet.id, hashOf(sheet)]));
writeFileSync(hashFile, `${JSON.stringify(hashes, null, 2)}\n`);

/**
 * Makes the PDF and the images of a sheet.
 * @param {Page} page
 * @param {Printed} sheet
 */
async function print(page, { title, size, drawings, pdf, colors }) {
  const image = { width: pixels(size.width), height: pixels(size.height) };
  await page.setViewportSize(image);
  /** @param {readonly string[]} svgs */
  const html = (svgs) => `<!doctype html>
<html lang="de">
  <title>${title}</title>
  <style>
    @page { size: ${String(size.width)}mm ${String(size.height)}mm; margin: 0 }
    body { margin: 0 }
    svg { display: block; break-inside: avoid }
    @media screen { svg { width: 100vw; height: 100vh } }
  </style>
  ${svgs.join('\n')}
</html>`;
  for (const { svg, png } of drawings) {
    await page.setContent(html([svg]));
    await sharp(await page.screenshot())
      .withMetadata({ density: dpi })
      .png({ palette: true, colors, compressionLevel: 9, effort: 10 })
      .toFile(at(png));
  }
  await page.setContent(html(drawings.map(({ svg }) => svg)));
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  writeFileSync(at(pdf), withoutDate(bytes));
  await page.close();
}

/** @param {Printed} sheet */
function hashOf({ drawings }) {
  return createHash('sha256')
    .update(drawings.map(({ svg }) => svg).join(''))
    .digest('hex');
}

/**
 * A PDF with a constant for the time at which it was made. The length stays, so that the offsets in it stay right.
 * @param {Buffer} pdf
 * @returns {Buffer}
 */
function withoutDate(pdf) {
  const constant = '20250417000000';
  const text = pdf.toString('latin1').replace(/(?<=\/(?:Creation|Mod)Date \(D:)\d{14}/g, constant);
  return Buffer.from(text, 'latin1');
}
