import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import { cardSvg, type Card } from './card';
import { renderCards } from './renderCards';
import { cardSize, pictureName } from './picture';
import { fitTitle, loadTypesetter } from './typeset';

const type = loadTypesetter(siteDir);
describe('the type of cards', () => {
  it('rejects unsupported characters', () => {
    expect(() => type.width('Scan → 文', { size: 20, weight: 600 })).toThrow(
      'The font of social cards has no "→", "文". Write "Scan → 文" without.',
    );
  });
});

describe('a title', () => {
  /** Every letter is as wide as half its size. */
  const fits = (line: string, size: number): boolean => (line.length * size) / 2 <= 400;

  it.each([
    // As large as it can be.
    ['Scan pages', ['Scan pages'], 68],
    [
      'Scan every page of a letter on a phone',
      ['Scan every', 'page of a', 'letter on a', 'phone'],
      68,
    ],
    ['aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa', Array(3).fill('aaaa aaaa aaaa'), 56],
    // A long name breaks between its words, and only if it has to.
    ['DocumentScanner', ['DocumentScanner'], 50],
    ['DocumentScannerConfiguration', ['DocumentScanner', 'Configuration'], 45],
    // A no-break space joins words.
    ['aaaaaa .NET\u00a0MAUI', ['aaaaaa', '.NET\u00a0MAUI'], 68],
  ])('"%s" fits', (title, lines, size) => {
    expect(fitTitle(title, fits)).toEqual({ lines, size });
  });

  it('is refused if it fits at no size', () => {
    expect(() => fitTitle('x'.repeat(30), fits)).toThrow('is too long for a social card');
  });
});

const card: Card = {
  title: 'Document scanning on Android',
  line: 'Android · Document SDK',
  platform: 'Android',
  product: 'document',
  kind: 'Guide',
};

describe('a card', () => {
  it('needs no fonts and files of the machine', () => {
    expect(cardSvg(card, type)).not.toMatch(/<text|font|href|url\(|NaN|undefined/);
  });

  it('has the color and the drawing of its product', () => {
    expect(cardSvg(card, type)).toContain('#e6f1ee');
    expect(cardSvg({ ...card, product: 'barcode' }, type)).toContain('#faeedf');
  });
});

describe('pictures', () => {
  const { root: folder } = testFolder(afterAll);

  it('have the size of a card, are small, are cached, and are deleted when unused', async () => {
    const svgs = [cardSvg(card, type), cardSvg({ ...card, product: 'barcode' }, type)];
    const [first, second] = await renderCards(folder, svgs);
    if (first === undefined || second === undefined) throw new Error('Nothing was rendered.');
    for (const picture of [first, second]) {
      expect(await sharp(picture).metadata()).toMatchObject(cardSize);
      expect(picture.length).toBeLessThan(80_000);
    }
    const names = readdirSync(folder);
    expect(names).toHaveLength(2);
    expect((await renderCards(folder, svgs))[0]?.equals(first)).toBe(true);
    // Truncated pictures, as a killed build may leave them, are rendered again.
    for (const name of names) truncateSync(join(folder, name), 100);
    expect((await renderCards(folder, svgs))[0]?.equals(first)).toBe(true);
    await renderCards(folder, svgs.slice(0, 1));
    expect(readdirSync(folder)).toHaveLength(1);

    expect(pictureName('docs/Android/docScan', first)).toMatch(
      /^docs-Android-docScan\.[\da-f]{8}\.png$/,
    );
    expect(pictureName('', first)).toMatch(/^index\.[\da-f]{8}\.png$/);
    expect(pictureName('docs/', second)).not.toBe(pictureName('docs/', first));
  });
});
