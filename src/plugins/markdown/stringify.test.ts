import type { PhrasingContent } from 'mdast';
import { expect, it } from 'vitest';
import { stringify } from './stringify';

const paragraph = (...children: PhrasingContent[]): string =>
  stringify({ type: 'root', children: [{ type: 'paragraph', children }] });

it('writes no entity for white space at the end of a text', () => {
  const since: PhrasingContent = { type: 'strong', children: [{ type: 'text', value: 'Since:' }] };
  expect(paragraph(since, { type: 'text', value: ' 1.0.0 ' })).toBe('**Since:** 1.0.0\n');
  expect(paragraph(since, { type: 'text', value: ' ' }, { type: 'text', value: '\n' })).toBe(
    '**Since:**\n',
  );
  expect(paragraph({ type: 'text', value: ' a ' }, since)).toBe('a **Since:**\n');
});

it('writes a text on one line and leaves versions of packages as they are', () => {
  expect(paragraph({ type: 'text', value: 'install\n  @deckle/sdk@8.0.0' })).toBe(
    'install @deckle/sdk@8.0.0\n',
  );
});
