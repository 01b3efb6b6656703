import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import { pageFile, pageHtml } from './pages';

const { root: outDir, write } = testFolder(afterAll);
for (const path of ['index.html', 'docs.html', 'docs/index.html', 'docs/a/index.html', 'b.html']) {
  write({ [path]: path });
}

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
