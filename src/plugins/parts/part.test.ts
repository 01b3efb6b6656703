import { describe, expect, it } from 'vitest';
import { partPath } from '../../document/part';
import { preparedPage } from './page';
import { partOf } from './part';

const page = (body: string): string =>
  `<head><script src=/assets/js/main.1.js defer></script><style data-href="/a.css">p{}</style></head><body><main>${body}</main>`;
const data = '<script type=application/json id=document-data>{"a":1}</script>';

describe('the part of a page that is its document', () => {
  it('is all between its element and its data', () => {
    const html = '<div class=row><div><p>1 < 2</p></div></div>';
    expect(partOf(page(`<div data-document="">${html}</div>${data}`))).toEqual({
      build: '/assets/js/main.1.js',
      styles: ['/a.css'],
      data: '{"a":1}',
      html,
    });
    expect(partOf(page(`<div data-document>${html}</div>${data}`))?.html).toBe(html);
  });

  it('is not there on other pages', () => {
    expect(partOf(page('<p>Hello</p>'))).toBeUndefined();
  });

  it('is refused where its end cannot be told', () => {
    expect(() => partOf(page('<div data-document=""><p>a</p></div>'))).toThrow('right after it');
    expect(() => partOf(`<div data-document="">a</div>${data}`)).toThrow('no main script');
  });
});

it('stands beside the page', () => {
  expect(partPath('/docs/Android/docScan')).toBe('/docs/Android/docScan.json');
  expect(partPath('/docs/')).toBe('/docs/index.json');
});

describe('the page of a document', () => {
  const document = page(
    `<div data-document=""><div class="theme-doc-markdown markdown"><h1>A</h1><p>b</p><p>c</p></div></div>${data}`,
  );

  it('names the scripts that it needs before the others, and pauses twice in its document', () => {
    const prepared = preparedPage(document, ['/assets/js/document.2.js']);
    expect(prepared).toContain(
      '<head><link rel="preload" as="script" href="/assets/js/document.2.js"><script src=',
    );
    const pause = '<script>document.body.offsetTop</script>';
    expect(prepared).toContain(
      `<div data-document="">${pause}<div class="theme-doc-markdown markdown"><h1>A</h1><p>b</p>${pause}<p>c</p>`,
    );
  });

  it('is refused where it is none', () => {
    expect(() => preparedPage(page('<p>a</p>'), [])).toThrow('data-document');
    expect(() => preparedPage('<p>a</p>', [])).toThrow('no script');
  });
});
