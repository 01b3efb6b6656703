import { describe, expect, it } from 'vitest';
import { highlight, languages, lineRange } from './highlight';

/** One sample of every language the site promises, and a piece of it that has a color. */
const samples: Readonly<Record<string, readonly [code: string, token: string]>> = {
  kotlin: ['val a: Int = 1 // note', '<span class="k">val</span>'],
  swift: ['let a = "b"', '<span class="k">let</span>'],
  csharp: ['var a = new Document();', '<span class="k">var</span>'],
  dart: ['final a = await scan();', '<span class="k">final</span>'],
  java: ['String a = "b";', '<span class="s">"b"</span>'],
  markup: ['<a href="b">c</a>', '<span class="a">href</span>'],
  bash: ['echo "a" # note', '<span class="c"># note</span>'],
  shell: ['cd ios && ls', '<span class="f">cd</span>'],
  c: ['int a = 1;', '<span class="k">int</span>'],
  cpp: ['std::string a = "b";', '<span class="s">"b"</span>'],
  css: ['a { color: red }', '<span class="g">a</span>'],
  javascript: ['const a = 1;', '<span class="k">const</span>'],
  typescript: ['const a: number = 1;', '<span class="n">1</span>'],
  jsx: ['const a = <B c="d" />;', '<span class="k">const</span>'],
  tsx: ['const a = <B c={1} />;', '<span class="k">const</span>'],
  vue: ['<p @click="a">b</p>', '<span class="a">@click</span>'],
  yaml: ['a: true', '<span class="a">a</span>'],
  markdown: ['# Title\n\n`code`', 'class="'],
  graphql: ['query { a(b: 1) }', '<span class="k">query</span>'],
  sql: ['SELECT a FROM b', '<span class="k">SELECT</span>'],
  diff: ['- a\n+ b', '<span class="d">- a</span>\n<span class="i">+ b</span>'],
  go: ['func a() {}', '<span class="k">func</span>'],
  json: ['{ "a": 1 }', '<span class="a">"a"</span>'],
  python: ['def a(): pass', '<span class="k">def</span>'],
  groovy: ["def a = 'b'", '<span class="k">def</span>'],
  ruby: ["pod 'A'", `<span class="s">'A'</span>`],
  properties: ['a=b', 'class="'],
  powershell: ['Get-Item "a"', '<span class="s">"a"</span>'],
  toml: ['[a]\nb = 1', '<span class="n">1</span>'],
  xml: ['<!-- a --><b/>', '<span class="c">&lt;!-- a --&gt;</span>'],
  html: ['<p>a</p>', '<span class="g">'],
  js: ['let a', '<span class="k">let</span>'],
  ts: ['let a', '<span class="k">let</span>'],
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('Dart', () => {
  it('has types without a capital', () => {
    expect(highlight('final int? pages; bool ok = num.parse(x) is double;', 'dart')).toContain(
      '<span class="t">int</span>?',
    );
    const html = highlight("List<bool> f(double d, num n) => 'int ${a.int} point';", 'dart');
    for (const name of ['bool', 'double', 'num']) {
      expect(html).toContain(`<span class="t">${name}</span>`);
    }
    expect(html).not.toContain('>int<');
    expect(highlight('interval.doubles + number', 'dart')).not.toContain('class="t"');
  });
});

describe('highlight', () => {
  it('has a sample of every language', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(languages).sort());
  });

  it.each(Object.entries(samples))('finds tokens in %s', (language, [code, token]) => {
    expect(highlight(code, language)).toContain(token);
    expect(plain(highlight(code, language))).toBe(code);
  });

  it('keeps tokens of several lines on their lines', () => {
    expect(highlight('/* a\n   b */\nval c = 1', 'kotlin')).toBe(
      '<span class="c">/* a</span>\n<span class="c">   b */</span>\n<span class="k">val</span> c = <span class="n">1</span>',
    );
  });

  // The others have no strings, or none inside a call.
  const withStrings = Object.keys(languages).filter(
    (language) =>
      !['diff', 'html', 'markdown', 'markup', 'properties', 'vue', 'xml', 'yaml'].includes(
        language,
      ),
  );
  it.each(withStrings)('takes no mark of a comment inside a string for one in %s', (language) => {
    const html = highlight('f("image/*", "https://a.de")', language);
    expect(html).toContain('<span class="s">"image/*"</span>');
    expect(html).toContain('<span class="s">"https://a.de"</span>');
  });

  it('finds values and comments around strings in Kotlin', () => {
    const html = highlight('/* "a" */ f("${b.c} /*") // "d"\n"""e /*\n"""', 'kotlin');
    expect(html).toContain('<span class="c">/* "a" */</span>');
    expect(html).toContain('<span class="s"> /*"</span>');
    expect(html).toContain('<span class="c">// "d"</span>\n<span class="s">"""e /*</span>\n');
  });

  it('escapes markup, in plain text too', () => {
    expect(highlight('a < b && c > d', 'text')).toBe('a &lt; b &amp;&amp; c &gt; d');
    expect(highlight('if (a < b && c)', 'ts')).not.toMatch(/a < b/);
  });

  it('marks lines', () => {
    expect(highlight('a\nb\nc', 'text')).toBe('a\nb\nc');
    expect(highlight('let a\nlet b', 'ts', new Set([2]))).toBe(
      '<span class="k">let</span> a\n<span class="h"><span class="k">let</span> b</span>',
    );
    expect(highlight('- a', 'diff', new Set([1]))).toBe('<span class="d h">- a</span>');
  });

  it('rejects an unknown language', () => {
    expect(() => highlight('a', 'cobol')).toThrow('Code language "cobol" is unknown.');
  });
});

describe('lineRange', () => {
  it.each([
    ['', []],
    ['2', [2]],
    ['1,3-5', [1, 3, 4, 5]],
  ])('reads %j as the lines %j', (text, lines) => {
    expect([...lineRange(text)]).toEqual(lines);
  });
});
