// On paper.
import { inflateSync } from 'node:zlib';
import { expect, guide, test } from './test';

/** Objects of a PDF as text: what is not in a stream, and every stream that can be inflated. */
function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n/g)].map(({ 0: { length }, index }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [raw, ...streams].join('\n');
}

test('a guide fills its pages on paper', async ({ reader }) => {
  await reader.open(guide);
  const pages = textOfPdf(Buffer.from(await reader.print())).match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(5);
  // Half as many would do: more means that most of a page stays empty before code or a picture.
  expect(pages.length).toBeLessThan(45);
});
