import { describe, expect, test } from 'vitest';
import { carriedStyles, linkedStyles, withStyles } from './link';
import { inlined } from './properties';
import { classesOf, purged } from './purge';
import { emptyVocabulary, learnPage, learnScript, without, type Vocabulary } from './vocabulary';

function vocabularyOf(html: string, script = ''): Vocabulary {
  const vocabulary = emptyVocabulary();
  learnPage(vocabulary, html);
  learnScript(vocabulary, script);
  return vocabulary;
}

const page = vocabularyOf(
  '<html data-theme="light"><body class="a b" id="top"><p style="--set: 1">Text with card<a href="/">b</a></p></body></html>',
  'x.classList.add("shown");y.className="alert--"+kind;z.setAttribute("data-open","")',
);

const purge = (css: string): string => purged(css, [], page);

describe('rules', () => {
  test.each([
    ['a class of a page', '.a{color:red}'],
    ['a class of a script', '.shown{color:red}'],
    ['a class that a script completes', '.alert--info{color:red}'],
    ['an attribute of a script, whatever its value', '[data-open=yes] p{color:red}'],
    ['an id', '#top{color:red}'],
    ['states and parts', 'a:hover,p::before,:focus-visible{color:red}'],
    ['what is not there being negated', 'p:not(.gone){color:red}'],
    ['one of several', ':is(.gone,.a) p{color:red}'],
    ['steps of animations', '.a{animation:turn 1s}@keyframes turn{from{opacity:0}50%{opacity:1}}'],
    ['conditions', '@media print{.a{color:red}}'],
    ['what matches everything', '*{color:red}:root{color:red}'],
  ])('stay: %s', (_, css) => {
    expect(purge(css)).toBe(css);
  });

  test.each([
    ['a class that nothing has', '.gone{color:red}'],
    ['a word of the text', '.card{color:red}'],
    ['an element', 'video{color:red}'],
    ['one part of it', '.a .gone>p{color:red}'],
    ['all of several', ':is(.gone,.lost) p{color:red}'],
    ['what would have to be inside', '.a:has(.gone){color:red}'],
    ['the condition with its last rule', '@media print{@supports (gap:0){.gone{color:red}}}'],
    ['an animation that nothing plays', '@keyframes turn{from{opacity:0}}'],
  ])('go: %s', (_, css) => {
    expect(purge(css)).toBe('');
  });

  test('lose only the selectors that match nothing', () => {
    expect(purge('.a,.gone,.b{color:red}')).toBe('.a,.b{color:red}');
  });

  test('of parts that are said to be absent go, though scripts know them', () => {
    const known = without(page, [{ classes: /^shown/, reason: '' }]);
    expect(purged('.shown{color:red}', [], known)).toBe('');
  });
});

describe('custom properties', () => {
  test('go when nothing uses them, and those that only they used', () => {
    expect(purge(':root{--one:1;--two:var(--one)}.a{color:red}')).toBe('.a{color:red}');
  });

  test('stay when a page, a script or another stylesheet names them', () => {
    const css = ':root{--set:0;--other:1}';
    expect(purged(css, ['.x{color:var(--other)}'], page)).toBe(css);
  });

  test('that are the same everywhere give way to their values', () => {
    expect(purge(':root{--one:1rem;--two:calc(var(--one)*2)}.a{margin:var(--one)var(--two)}')).toBe(
      '.a{margin:1rem  calc(1rem *2)}',
    );
  });

  test('stay when another element, mode or condition changes them', () => {
    for (const css of [
      ':root{--one:1}.b{--one:2}.a{order:var(--one)}',
      ':root{--one:1}[data-theme=dark]{--one:2}.a{order:var(--one)}',
      '@media print{:root{--one:1}}.a{order:var(--one)}',
      ':root{--one:1;--two:calc(var(--one) + 1)}.b{--one:2}.a{order:var(--two)}',
    ]) {
      expect(purge(css)).toBe(css);
    }
  });

  test('of a layer go where one outside of layers always wins', () => {
    expect(
      purge(
        '@layer x{:root{--one:1}html[data-theme=dark]{--one:2}}:root{--one:3}.b{--one:4}.a{order:var(--one)}',
      ),
    ).toBe(':root{--one:3}.b{--one:4}.a{order:var(--one)}');
  });

  test('of a layer stay where the one outside has a condition or asks for more', () => {
    for (const css of [
      '@layer x{:root{--one:1}}@media print{:root{--one:3}}.a{order:var(--one)}',
      '@layer x{:root{--one:1}}[data-theme=dark]{--one:3}.a{order:var(--one)}',
      '@layer x{.b{--one:1}}:root{--one:3}.a{order:var(--one)}',
    ]) {
      expect(purge(css)).toBe(css);
    }
  });

  test('are replaced in fallbacks, and take their own fallback along', () => {
    const values = new Map([['--a', '1px']]);
    expect(inlined('var(--b,var(--a))', values)).toBe('var(--b,1px)');
    expect(inlined('var(--a,calc(2px + (1px)))', values)).toBe('1px');
    expect(inlined('solid var(--ab)', values)).toBe('solid var(--ab)');
  });
});

test('classes are those of all selectors, and of nothing else', () => {
  expect([
    ...classesOf('@keyframes k{0.5%{top:0}}@media print{.a:not(.b)>p{margin:.5em}}'),
  ]).toEqual(['a', 'b']);
});

describe('links', () => {
  const html = '<head><link rel=stylesheet href=/a.css /><link rel=icon href=/i.ico></head>';

  test('are found', () => {
    expect(linkedStyles(html)).toEqual(['/a.css']);
  });

  test('give way to the stylesheets themselves, behind all else in the head', () => {
    const sheets = new Map([
      ['/b.css', 'p{margin:0}'],
      ['/c.css', '.a{top:0}'],
    ]);
    const page = withStyles(html, sheets);
    expect(page).toBe(
      '<head><link rel=icon href=/i.ico><style data-href="/b.css">p{margin:0}</style><style data-href="/c.css">.a{top:0}</style></head>',
    );
    expect(linkedStyles(page)).toEqual([]);
    expect(carriedStyles(page)).toEqual(['/b.css', '/c.css']);
  });
});
