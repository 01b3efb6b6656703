import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../base/html';
import { classesOf, purge } from './purge';
import { inlinedStyles, linkedStyles, withStyles } from './stylesheets';
import { UsedSelectors } from './usedSelectors';

const used = new UsedSelectors();
used.addPage(
  tagsOf(
    '<html data-theme="light"><body class="a b" id="top"><p style="--set: 1">Text with card<a href="/">b</a></p></body></html>',
  ),
);
used.addScript(
  'x.classList.add("shown");y.className="alert--"+kind;z.setAttribute("data-open","")',
);

used.addWords(['--other']);

describe('purge keeps', () => {
  it.each([
    ['a class of a page', '.a{color:red}'],
    ['a class of a script', '.shown{color:red}'],
    ['a class that a script completes', '.alert--info{color:red}'],
    ['an attribute of a script, whatever its value', '[data-open=yes] p{color:red}'],
    ['an attribute of a page, whatever its value', '[data-theme=dark] p{color:red}'],
    ['an id', '#top{color:red}'],
    ['pseudo-classes and pseudo-elements', 'a:hover,p::before,:focus-visible{color:red}'],
    ['a negated name that nothing has', 'p:not(.unused){color:red}'],
    ['one branch of several', ':is(.unused,.a) p{color:red}'],
    ['keyframes that are used', '.a{animation:turn 1s}@keyframes turn{from{opacity:0}}'],
    ['conditions', '@media print{.a{color:red}}'],
    ['what matches everything', '*{color:red}:root{color:red}'],
    ['a custom property that is used', ':root{--x:1}.a{top:var(--x)}'],
  ])('%s', (_, css) => {
    expect(purge(css, used)).toBe(css);
  });

  it('custom properties that other stylesheets use', () => {
    expect(purge(':root{--other:1}', used)).toBe(':root{--other:1}');
  });
});

describe('purge removes', () => {
  it.each([
    ['a class that nothing has', '.unused{color:red}'],
    ['a class that is only a word of the text', '.card{color:red}'],
    ['an element', 'video{color:red}'],
    ['a selector of which one part is unused', '.a .unused>p{color:red}'],
    ['a selector without a possible branch', ':is(.unused,.none) p{color:red}'],
    ['an element that needs an unused one inside', '.a:has(.unused){color:red}'],
    ['a condition with its last rule', '@media print{.unused{color:red}}'],
    ['keyframes that nothing uses', '@keyframes turn{from{opacity:0}}'],
    ['a custom property that nothing uses', ':root{--x:1}'],
  ])('%s', (_, css) => {
    expect(purge(css, used)).toBe('');
  });

  it('only the selectors that match nothing', () => {
    expect(purge('.a,.unused,.b{color:red}', used)).toBe('.a,.b{color:red}');
  });
});

it('classes of a stylesheet include escaped ones', () => {
  expect([...classesOf('.a:hover .b\\:c{}@media print{.d.e{}}')]).toEqual(['a', 'b:c', 'd', 'e']);
});

describe('inlining stylesheets', () => {
  const page = '<head><link rel="stylesheet" href="/a.css"><title>t</title></head><body></body>';

  it('replaces the links, at the end of the head', () => {
    expect(linkedStyles(page)).toEqual(['/a.css']);
    const inlined = withStyles(page, new Map([['/a.css', '.a{color:red}']]));
    expect(inlined).toBe(
      '<head><title>t</title><style data-href="/a.css">.a{color:red}</style></head><body></body>',
    );
    expect(inlinedStyles(inlined)).toEqual(['/a.css']);
  });
});
