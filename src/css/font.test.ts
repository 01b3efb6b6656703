import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../samples/verifier/src/files.mjs';

const root = join(__dirname, '../..');
const font = readFileSync(join(root, 'static/fonts/familjen-grotesk-latin.woff2'));

/** The `cmap` table of a WOFF2 file; see the specification, sections 4 and 5. */
function cmapOf(file: Buffer): Buffer {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const glyf = 10;
  const loca = 11;
  let offset = 0;
  let found: readonly [start: number, length: number] | undefined;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    at += 1;
    const tag = flags & 0x3f;
    if (tag === 0x3f) at += 4;
    let length = number();
    const version = flags >> 6;
    const transformed = tag === glyf || tag === loca ? version === 0 : version !== 0;
    if (tag === 0) found = [offset, length];
    if (transformed) length = number();
    offset += length;
  }
  if (found === undefined) throw new Error('The font has no cmap.');
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return tables.subarray(found[0], found[0] + found[1]);
}

/** Characters that a `cmap` has glyphs for, from its tables of format 4. */
function charactersOf(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const double = table.readUInt16BE(6);
    for (let at = 0; at < double; at += 2) {
      const end = table.readUInt16BE(14 + at);
      const start = table.readUInt16BE(16 + double + at);
      for (let code = start; code <= end && code < 0xffff; code += 1) characters.add(code);
    }
  }
  return characters;
}

/** Characters of the `unicode-range` in custom.css. */
function declaredCharacters(): Set<number> {
  const css = readFileSync(join(root, 'src/css/custom.css'), 'utf8');
  const range = /unicode-range:\s*([^;]+);/.exec(css)?.[1] ?? '';
  return new Set(
    range.split(',').flatMap((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      const first = parseInt(from, 16);
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, step) => first + step);
    }),
  );
}

/** Titles and headings of all pages, as they are written. */
function headings(): string[] {
  return listFiles(root, 'docs', /\.mdx?$/)
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^(?:title: *|#{2,6} +)(.+)$/gm)].map(([, line = '']) => line),
    );
}

const hex = (codes: Iterable<number>): string[] =>
  [...codes].sort((a, b) => a - b).map((code) => `U+${code.toString(16).toUpperCase()}`);

describe('the heading font', () => {
  const inFile = charactersOf(cmapOf(font));

  test('holds exactly the characters that custom.css asks it for', () => {
    expect(inFile.size).toBeGreaterThan(150);
    expect(hex(inFile)).toEqual(hex(declaredCharacters()));
  });

  test('holds every character of titles and headings', () => {
    const lines = headings();
    expect(lines.length).toBeGreaterThan(500);
    const missing = lines.filter((line) =>
      Array.from(line).some((character) => !inFile.has(character.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });

  test('is small', () => {
    expect(font.length).toBeLessThanOrEqual(14_500);
  });
});
