import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cardSvg, type Card } from './card';
import { renderCards } from './renderCards';
import { cardSize, pictureName, pngSize } from './picture';
import { fitTitle, loadTypesetter } from './typeset';

const siteDir = join(import.meta.dirname, '../../..');
const type = loadTypesetter(siteDir);
/** Every letter is as wide as half its size. */
const plain = { width: (text: string, { size }: { size: number }) => (text.length * size) / 2 };
const options = { limit: 100, maxLines: 2, sizes: [20, 10], weight: 600 } as const;

describe('the type of cards', () => {
  it('is wider the more is written, the larger and the bolder', () => {
    const width = type.width('Scan', { size: 20, weight: 600 });
    expect(type.width('Scanning', { size: 20, weight: 600 })).toBeGreaterThan(width);
    expect(type.width('Scan', { size: 40, weight: 600 })).toBeCloseTo(width * 2);
    expect(type.width('Scan', { size: 20, weight: 700 })).toBeGreaterThan(width);
  });

  it('is outlines that begin where they are told to', () => {
    const outline = type.outline('H', 100, 200, { size: 100, weight: 700 });
    expect(outline).toMatch(/^M[\d.]+ [\d.]+[LZ]/);
    const [, ...numbers] = outline.split(/[MLQCZ ]+/).filter(Boolean);
    expect(Math.max(...numbers.map(Number))).toBe(200);
  });

  it('rejects unsupported characters', () => {
    expect(() => type.width('Scan → 文', { size: 20, weight: 600 })).toThrow(
      'The font of social cards has no "→", "文". Write "Scan → 文" without.',
    );
  });
});

describe('a title', () => {
  it('is as large as it can be', () => {
    expect(fitTitle('Scan pages', plain, options)).toEqual({ lines: ['Scan pages'], size: 20 });
    expect(fitTitle('Scan pages of a letter', plain, options)).toEqual({
      lines: ['Scan pages of a', 'letter'],
      size: 10,
    });
  });

  it('breaks a long name between its words only, and only if it has to', () => {
    expect(fitTitle('DocumentScanner', plain, options)).toEqual({
      lines: ['DocumentScanner'],
      size: 10,
    });
    expect(fitTitle('DocumentScannerConfiguration', plain, options)).toEqual({
      lines: ['DocumentScanner', 'Configuration'],
      size: 10,
    });
  });

  it('is cut where nothing else helps', () => {
    const { lines } = fitTitle('word '.repeat(40), plain, options);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/word…$/);
    expect(plain.width(lines[1] ?? '', { size: 10 })).toBeLessThanOrEqual(100);
    expect(fitTitle('x'.repeat(300), plain, options).lines[1]).toMatch(/^x{19}…$/);
  });

  it('keeps words together that a no-break space joins', () => {
    expect(fitTitle('aaaaaaaaaaaaaa .NET\u00a0MAUI', plain, options).lines).toEqual([
      'aaaaaaaaaaaaaa',
      '.NET\u00a0MAUI',
    ]);
  });
});

const card: Card = {
  title: 'Document scanning on Android',
  line: 'Android · Document SDK',
  platform: 'Android',
  product: 'document',
  kind: 'Guide',
  host: 'docs.example.com',
  motif: 'document',
};

describe('a card', () => {
  it('is the same text for the same card, without fonts and files of the machine', () => {
    const svg = cardSvg(card, type);
    expect(cardSvg({ ...card }, type)).toBe(svg);
    expect(svg).not.toMatch(/<text|font|href|url\(|NaN|undefined/);
    expect(cardSvg({ ...card, title: 'Other' }, type)).not.toBe(svg);
  });

  it('has the color of its product and the drawing of its motif', () => {
    const motifs = ['document', 'barcode', 'code', 'releases', 'platforms'] as const;
    expect(new Set(motifs.map((motif) => cardSvg({ ...card, motif }, type))).size).toBe(5);
    expect(cardSvg(card, type)).toContain('#e6f1ee');
    expect(cardSvg({ ...card, product: 'barcode' }, type)).toContain('#faeedf');
  });
});

describe('pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('have the size of a card, are small, are cached, and are deleted when unused', async () => {
    const svgs = [cardSvg(card, type), cardSvg({ ...card, motif: 'code' }, type)];
    const [first, second] = await renderCards(folder, svgs);
    if (first === undefined || second === undefined) throw new Error('Nothing was rendered.');
    for (const picture of [first, second]) {
      expect(pngSize(picture)).toEqual(cardSize);
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

  it('are known by their header', () => {
    expect(pngSize(Buffer.from('no picture at all, but long enough'))).toBeUndefined();
    expect(pngSize(Buffer.alloc(4))).toBeUndefined();
  });
});
