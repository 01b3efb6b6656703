import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pageFile, pageHtml } from './pages';

const outDir = mkdtempSync(join(tmpdir(), 'output-'));
for (const path of ['index.html', 'docs.html', 'docs/index.html', 'docs/a/index.html', 'b.html']) {
  mkdirSync(dirname(join(outDir, path)), { recursive: true });
  writeFileSync(join(outDir, path), path);
}

afterAll(() => {
  rmSync(outDir, { recursive: true });
});

describe('the file of a page', () => {
  it.each([
    ['', 'index.html'],
    ['/', '/index.html'],
    ['docs', 'docs.html'],
    ['docs/', 'docs/index.html'],
    ['docs/a', 'docs/a/index.html'],
    ['/docs/a', '/docs/a/index.html'],
    ['b', 'b.html'],
    ['missing', 'missing/index.html'],
  ])('"%s" is %s', (below, file) => {
    expect(pageFile(outDir, below)).toBe(file);
  });

  it('is read where there is one', () => {
    expect(pageHtml(outDir, '')).toBe('index.html');
    expect(pageHtml(outDir, 'b')).toBe('b.html');
    expect(pageHtml(outDir, '/docs/a')).toBe('docs/a/index.html');
    expect(pageHtml(outDir, 'missing')).toBeUndefined();
  });
});
