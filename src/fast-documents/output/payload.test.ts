import { describe, expect, it } from 'vitest';
import { payloadPath } from '../../model/documentPage';
import { firstVisitPage } from './firstVisit';
import { payloadOf } from './payload';

const page = (body: string): string =>
  `<head><script src=/assets/js/main.1.js defer></script><style data-href="/a.css">p{}</style></head><body><main>${body}</main>`;
const data = '<script type=application/json id=document-data>{"a":1}</script>';

describe('the payload of a document', () => {
  it('holds the HTML between its element and its data', () => {
    const html = '<div class=row><div><p>1 < 2</p></div></div>';
    expect(payloadOf(page(`<div data-document="">${html}</div>${data}`))).toEqual({
      build: '/assets/js/main.1.js',
      styles: ['/a.css'],
      data: '{"a":1}',
      html,
    });
    expect(payloadOf(page(`<div data-document>${html}</div>${data}`))?.html).toBe(html);
  });

  it('does not exist for other pages', () => {
    expect(payloadOf(page('<p>Hello</p>'))).toBeUndefined();
  });

  it('is refused where the end of the document cannot be found', () => {
    expect(() => payloadOf(page('<div data-document=""><p>a</p></div>'))).toThrow('right after it');
    expect(() => payloadOf(`<div data-document="">a</div>${data}`)).toThrow('no main script');
  });
});

it('is written beside the page', () => {
  expect(payloadPath('/docs/Android/docScan')).toBe('/docs/Android/docScan.json');
  expect(payloadPath('/docs/')).toBe('/docs/index.json');
});

describe('the page of a document', () => {
  const pause = '<script>document.body.offsetTop</script>';
  const document = page(
    `<div data-document=""><div class="theme-doc-markdown markdown"><h1>A</h1>\n<p>b</p>\n<p>c</p>\n</div></div>${data}`,
  );

  it('preloads the scripts of documents first, and pauses after the frame', () => {
    const prepared = firstVisitPage(document, ['/assets/js/document.2.js']);
    expect(prepared).toContain(
      '<head><link rel="preload" as="script" href="/assets/js/document.2.js"><script src=',
    );
    expect(prepared).toContain(
      `<div data-document="">${pause}<div class="theme-doc-markdown markdown"><h1>A</h1>\n<p>b</p>\n<p>c</p>\n</div>`,
    );
  });

  it('pauses once more at the end of its first code block, which is in no island', () => {
    const island = '<div data-island="{}"><pre><code>a</code></pre></div>';
    const block = '<div class="block"><pre><code class="code language-kotlin">b</code></pre>';
    const withCode = document.replace('<p>c</p>', `${island}${block}</div>\n<p>c</p>`);
    expect(firstVisitPage(withCode, [])).toContain(
      `<p>b</p>\n${island}${block}${pause}</div>\n<p>c</p>\n</div>`,
    );
  });

  it('is refused where it is not that of a document', () => {
    expect(() => firstVisitPage(page('<p>a</p>'), [])).toThrow('data-document');
    expect(() => firstVisitPage('<p>a</p>', [])).toThrow('no script');
  });
});
