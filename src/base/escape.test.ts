import { expect, it } from 'vitest';
import { escapeHtml, scriptJson } from './escape';
import { tagsOf } from './html';

it('writes text that stays text, in elements and in attributes', () => {
  const text = '<b title="x">&amp; \'y\'';
  expect(escapeHtml(text)).toBe("&lt;b title=&quot;x&quot;&gt;&amp;amp; 'y'");
  expect(tagsOf(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`)).toEqual([
    { name: 'p', attributes: { title: text }, text: '' },
  ]);
});

it('writes JSON that ends no script element', () => {
  const value = { text: '</script><!-- <b>' };
  const html = `<script type="application/json">${scriptJson(value)}</script><p>`;
  const [script, ...others] = tagsOf(html);
  expect(JSON.parse(script?.text ?? '')).toEqual(value);
  expect(script?.text).not.toContain('<');
  expect(others.map(({ name }) => name)).toEqual(['p']);
});
