import { describe, expect, it } from 'vitest';
import { tagsOf } from './html';

const known = 'var x="docusaurus-theme";if(1<2)document.write("</p>")';

describe('reading tags', () => {
  it('takes attributes with every kind of quoting, and decodes them', () => {
    expect(
      tagsOf(`<A HREF=/docs/ title='a > b' data-x="1 &amp; &#x32;" hidden><img src=a.png />`),
    ).toEqual([
      {
        name: 'a',
        attributes: { href: '/docs/', title: 'a > b', 'data-x': '1 & 2', hidden: '' },
        text: '',
      },
      { name: 'img', attributes: { src: 'a.png' }, text: '' },
    ]);
  });

  it('takes scripts as text, and skips comments', () => {
    const tags = tagsOf(`<!-- <script>a</script> --><script>${known}</script><p>`);
    expect(tags.map(({ name }) => name)).toEqual(['script', 'p']);
    expect(tags[0]?.text).toBe(known);
  });

  it('ends with the file, whatever is left open', () => {
    expect(tagsOf('<p><!-- <b>').map(({ name }) => name)).toEqual(['p']);
    expect(tagsOf('<p class="a').map(({ name }) => name)).toEqual(['p']);
    expect(tagsOf('<script>a')[0]?.text).toBe('a');
  });
});
