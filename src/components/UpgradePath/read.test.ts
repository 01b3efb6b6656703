import { expect, it } from 'vitest';
import { inlineMarkdown } from './read';

/** A node as far as it is read. */
const node = (given: {
  nodeName: string;
  textContent?: string;
  childNodes: Node[];
  href?: string;
}) => given as unknown as Node;
const text = (textContent: string): Node =>
  node({ nodeName: '#text', textContent, childNodes: [] });
const element = (nodeName: string, childNodes: Node[], href = ''): Node =>
  node({ nodeName, childNodes, href });

it('writes links, code and strong text as Markdown', () => {
  const paragraph = element('P', [
    text('Use\n  '),
    element('A', [element('CODE', [text('imageSource')])], 'https://docs.example.com/x#y'),
    text(', '),
    element('STRONG', [text('now')]),
    element('SPAN', [text('.')]),
  ]);
  expect(inlineMarkdown(paragraph)).toBe(
    'Use [`imageSource`](https://docs.example.com/x#y), **now**.',
  );
});
