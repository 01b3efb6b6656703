import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { brokenLinkHooks } from './brokenLinks';

const sourceFilePath = 'docs/index.mdx';

it('warns of broken Markdown links, and throws for images, with the line that somebody edits', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const url = '/docs/symbols/';
  const [before = ''] = readFileSync(sourceFilePath, 'utf8').split(`(${url})`);
  brokenLinkHooks.onBrokenMarkdownLinks({ sourceFilePath, url });
  expect(warn.mock.calls[0]?.[0]).toMatch(
    `docs/index.mdx:${before.split('\n').length}  The link "${url}" leads to nothing.`,
  );
  warn.mockRestore();
  expect(() => brokenLinkHooks.onBrokenMarkdownImages({ sourceFilePath, url: 'a.png' })).toThrow(
    'docs/index.mdx  The image "a.png"',
  );
});
