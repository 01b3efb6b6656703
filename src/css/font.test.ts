import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { siteDir } from '../../tests/docsTree';
import { listFiles } from '../base/files';

const file = readFileSync(join(siteDir, 'static/fonts/familjen-grotesk-latin.woff2'));
const font = create(file);
if (!('characterSet' in font)) throw new Error('The file holds several fonts.');

/** Characters of the `unicode-range` in custom.css. */
function declaredCharacters(): Set<number> {
  const css = readFileSync(join(siteDir, 'src/css/custom.css'), 'utf8');
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
  return listFiles(siteDir, 'docs', /\.mdx?$/)
    .map((file) => readFileSync(join(siteDir, file), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^(?:title: *|#{2,6} +)(.+)$/gm)].map(([, line = '']) => line),
    );
}

const hex = (codes: Iterable<number>): string[] =>
  [...codes].sort((a, b) => a - b).map((code) => `U+${code.toString(16).toUpperCase()}`);

describe('the heading font', () => {
  const inFile = new Set(font.characterSet.filter((code) => code < 0xffff));

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
});
