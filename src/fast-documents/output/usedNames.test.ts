import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../base/html';
import { inlinedStylesOf, linkedStyles, withStyles } from './stylesheets';
import { classesOf, namesIn, withoutUnused, wordsIn } from './usedNames';

const page =
  '<body class="a b" id="top"><p style="--set: 1">Text with card</p><script>x.classList.add("shown")</script></body>';
const used = new Set([...namesIn(tagsOf(page)), ...wordsIn('.other{top:var(--other)}')]);

describe('CSS that a page uses', () => {
  it.each([
    ['a class of a script', '.shown{color:red}'],
    ['an id', '#top{color:red}'],
    ['an element', 'video{color:red}'],
    ['a pseudo-class', ':focus-visible{color:red}'],
    ['one branch of several', ':is(.unused,.a) p{color:red}'],
    ['keyframes that are used', '.a{animation:1s turn}@keyframes turn{0%{opacity:0}}'],
    ['a custom property that is used', ':root{--x:1}.a{top:var(--x)}'],
    ['a property that the minifier does not know', '.a{-webkit-line-clamp:2}'],
    ['a custom property that another stylesheet uses', ':root{--other:1}'],
  ])('is kept: %s', (_, css) => {
    expect(withoutUnused(css, used)).toBe(css);
  });
});

describe('unused CSS', () => {
  it.each([
    ['a class that nothing has', '.unused{color:red}'],
    ['a class that is only a word of the text', '.card{color:red}'],
    ['a selector without a possible branch', ':is(.unused,.none) p{color:red}'],
    ['a condition with its last rule', '@media print{.unused{color:red}}'],
    ['keyframes that nothing uses', '@keyframes turn{0%{opacity:0}}'],
    ['a custom property that nothing uses', ':root{--x:1}'],
    [
      'what only that used',
      '.unused{animation:1s turn}@keyframes turn{0%{top:var(--x)}}:root{--x:1}',
    ],
  ])('is removed: %s', (_, css) => {
    expect(withoutUnused(css, used)).toBe('');
  });
});

it('reads the classes of a stylesheet, and takes no number for one', () => {
  expect([...classesOf('.a:hover .b{top:.5em}@media print{.d.e{}}')]).toEqual(['a', 'b', 'd', 'e']);
});

describe('inlining stylesheets', () => {
  const page = '<head><link rel="stylesheet" href="/a.css"><title>t</title></head><body></body>';

  it('replaces the links, at the end of the head', () => {
    expect(linkedStyles(tagsOf(page))).toEqual(['/a.css']);
    const inlined = withStyles(page, new Map([['/a.css', '.a{color:red}']]));
    expect(inlined).toBe(
      '<head><title>t</title><style data-href="/a.css">.a{color:red}</style></head><body></body>',
    );
    expect(inlinedStylesOf(tagsOf(inlined))).toEqual(['/a.css']);
  });
});
