import { expect, it } from 'vitest';
import { inlineMarkdown, type InlineNode } from './read';

const text = (textContent: string): InlineNode => ({
  nodeName: '#text',
  textContent,
  childNodes: [],
});
const element = (nodeName: string, childNodes: InlineNode[], href?: string): InlineNode => ({
  nodeName,
  textContent: '',
  childNodes,
  ...(href === undefined ? {} : { href }),
});

it('writes links, code and strong text as Markdown', () => {
  const node = element('P', [
    text('Use\n  '),
    element('A', [element('CODE', [text('imageSource')])], 'https://docs.example.com/x#y'),
    text(', '),
    element('STRONG', [text('now')]),
    element('SPAN', [text('.')]),
    element('A', [text(' x')]),
  ]);
  expect(inlineMarkdown(node)).toBe(
    'Use [`imageSource`](https://docs.example.com/x#y), **now**. x',
  );
});
