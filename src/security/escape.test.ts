import { expect, it } from 'vitest';
import { escapeHtml } from './escape';
import { tagsOf } from './html';

it('writes text that stays text, in elements and in attributes', () => {
  const text = '<b title="x">&amp; \'y\'';
  expect(escapeHtml(text)).toBe("&lt;b title=&quot;x&quot;&gt;&amp;amp; 'y'");
  expect(tagsOf(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`)).toEqual([
    { name: 'p', attributes: { title: text }, text: '' },
  ]);
});
