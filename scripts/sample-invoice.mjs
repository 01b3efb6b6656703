// Makes the sample invoice for apps: its drawing as a PDF with text and as an image of the page. Run it after a
// change of static/img/sample-invoice.svg, and commit what it writes:
//
//   npm run sample-invoice
//
// Needs Chromium and a font that is as wide as Helvetica, such as Liberation Sans. Two runs on one machine write the
// same bytes; another version of Chromium may write others, so the test compares the drawing only.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './browsers/chromium.mjs';

const root = dirname(import.meta.dirname);
const path = join(root, 'static/img/sample-invoice');

/** A4 at 150 dots per inch, a resolution that phones reach easily. */
const image = { width: 1240, height: 1754, dpi: 150 };

const svg = readFileSync(`${path}.svg`, 'utf8');
const [, title = ''] = />(Rechnung [^<]+)</.exec(svg) ?? [];

const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const page = await browser.newPage({ viewport: image });
  await page.setContent(`<!doctype html>
<html lang="de">
  <title>${title}</title>
  <style>
    @page { size: A4; margin: 0 }
    body { margin: 0 }
    svg { display: block }
    @media screen { svg { width: 100vw; height: 100vh } }
  </style>
  ${svg}
</html>`);

  const png = await sharp(await page.screenshot())
    .withMetadata({ density: image.dpi })
    .png({ palette: true, colors: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  writeFileSync(`${path}.png`, png);
  writeFileSync(`${path}.pdf`, withoutDate(pdf));
} finally {
  await browser.close();
}
writeFileSync(
  join(import.meta.dirname, 'sample-invoice.json'),
  `${JSON.stringify({ svg: createHash('sha256').update(svg).digest('hex') }, null, 2)}\n`,
);

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
