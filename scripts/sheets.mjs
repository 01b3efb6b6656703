// Makes PDFs with text and images of the sheets to scan that are documents. Run it after a change of a drawing in
// static/sheets or of the sample invoice, and commit what it writes:
//
//   npm run sheets
//
// It needs Chromium and a font that is as wide as Helvetica, such as Liberation Sans. Two runs on one machine write the
// same bytes; another version of Chromium may write others, so the tests compare the drawings only, by the hashes in
// scripts/sheets.json.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserOfTests } from './browsers/chromium.mjs';

/** @import { Page } from '@playwright/test' */

const folder = join(dirname(import.meta.dirname), 'static');

/** A resolution that phones reach easily. */
const dpi = 150;

/** Length in pixels of the image. @param {number} millimeters */
const pixels = (millimeters) => Math.round((millimeters / 25.4) * dpi);

/**
 * What the files of each sheet begin with, its title if it isn't an invoice, and how the names of the files of its pages end.
 * @type {readonly { base: string, title?: string, pages?: readonly string[] }[]}
 */
const sheets = [
  { base: '/img/sample-invoice' },
  { base: '/sheets/invoices/girocode' },
  { base: '/sheets/invoices/bezahlcode' },
  { base: '/sheets/invoices/wrong-iban' },
  { base: '/sheets/invoices/two-accounts' },
  { base: '/sheets/documents/receipt', title: 'Receipt' },
  { base: '/sheets/documents/letter', title: 'Letter' },
  { base: '/sheets/documents/id-card', title: 'ID card' },
  { base: '/sheets/documents/delivery-note', title: 'Delivery note', pages: ['-1', '-2'] },
];

/** @type {Record<string, string>} */
const hashes = {};
const browser = await chromium.launch({ executablePath: browserOfTests() });
for (const sheet of sheets)
  hashes[`${sheet.base}.pdf`] = await print(await browser.newPage(), sheet);
await browser.close();
writeFileSync(join(import.meta.dirname, 'sheets.json'), `${JSON.stringify(hashes, null, 2)}\n`);

/**
 * Makes the PDF and the images of a sheet, in the size that its drawing has in millimeters.
 * @param {Page} page
 * @param {(typeof sheets)[number]} sheet
 * @returns {Promise<string>} Hash of its drawings.
 */
async function print(page, { base, title, pages = [''] }) {
  const drawings = pages.map((end) => readFileSync(join(folder, `${base}${end}.svg`), 'utf8'));
  const all = drawings.join('');
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(all) ?? [];
  const [, invoice] = />(Rechnung [^<]+)</.exec(all) ?? [];
  await page.setViewportSize({ width: pixels(Number(width)), height: pixels(Number(height)) });
  /** @param {string} svg */
  const html = (svg) => `<!doctype html>
<html lang="de">
  <title>${title ?? invoice}</title>
  <style>
    @page { size: ${width}mm ${height}mm; margin: 0 }
    body { margin: 0 }
    svg { display: block; break-inside: avoid; text-rendering: geometricPrecision }
    @media screen { svg { width: 100vw; height: 100vh } }
  </style>
  ${svg}
</html>`;
  // Few colors keep the files small. The sample invoice is also shown on pages.
  const colors = base.startsWith('/img/') ? 64 : 12;
  for (const [index, end] of pages.entries()) {
    await page.setContent(html(drawings[index] ?? ''));
    await sharp(await page.screenshot())
      .withMetadata({ density: dpi })
      .png({ palette: true, colors, compressionLevel: 9, effort: 10 })
      .toFile(join(folder, `${base}${end}.png`));
  }
  await page.setContent(html(drawings.join('\n')));
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  writeFileSync(join(folder, `${base}.pdf`), withoutDate(bytes));
  await page.close();
  return createHash('sha256').update(all).digest('hex');
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
