import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromSource } from '../../src/plugins/content/markdownTree';
import { repeats } from '../../src/plugins/content/repeats';
import { frontMatter, frontMatterProblems } from '../../src/plugins/content/frontMatter';
import { copyOf, guidesOf, patched, patches } from './multiply.mjs';

const site = dirname(dirname(import.meta.dirname));
/** @param {string} path */
const read = (path) => readFileSync(join(site, path), 'utf8');

describe('a multiplied site', () => {
  it('is told of the copies in files that read as expected', () => {
    for (const patch of patches) {
      expect(patched(read(patch.file), patch, 4)).not.toBe(read(patch.file));
    }
  });

  it('is refused where a file reads otherwise', () => {
    const [patch] = patches;
    expect(() => patch && patched('', patch, 4)).toThrow('correct the patches');
  });
});

describe('guides', () => {
  const guides = guidesOf(site);

  it('are those of the platforms', () => {
    expect(guides).toContain('docs/Android/docScan.mdx');
    expect(guides).toContain('docs/barcode-scanner-sdk/iOS/intro.mdx');
    expect(guides.filter((path) => /_shared|\/api\/|docs\/[^/]+$/.test(path))).toEqual([]);
  });

  // One of each platform would say no more, and every page takes a while to parse.
  it.each(guides.filter((path) => path.includes('/Android/')))(
    'are copied so that %s passes the checks of the site',
    (path) => {
      const source = read(path);
      const copies = [1234, 2345].map((number) => copyOf(source, number, fromSource));
      const [first = '', second = ''] = copies;
      expect(repeats(new Map([source, ...copies].map((text, i) => [String(i), text])))).toEqual([]);
      expect(frontMatterProblems(path, first)).toEqual([]);
      for (const name of ['title', 'description']) {
        expect(new Set([source, first, second].map((text) => frontMatter(text)[name])).size).toBe(
          3,
        );
      }
      expect(first.replaceAll(/ \(?1234\)?/g, '').length).toBeLessThanOrEqual(source.length);
    },
  );
});
