import { describe, expect, it } from 'vitest';
import { causesOf, maxCauses, maxLength, messageOf } from './causes';

describe('messageOf', () => {
  it.each([
    ['a string', 'plain text', 'plain text'],
    ['an empty string', '  ', 'An error without a message'],
    ['null', null, 'An error without a message (null)'],
    ['undefined', undefined, 'An error without a message (undefined)'],
    ['a number', 42, '42'],
    ['an error', new Error('message'), 'message'],
    ['an error without a message', new TypeError(), 'TypeError'],
    ['an empty object', {}, 'An error without a message'],
  ])('%s', (_, value, expected) => {
    expect(messageOf(value)).toBe(expected);
  });

  it('cuts long messages', () => {
    expect(messageOf('x'.repeat(5000))).toHaveLength(maxLength + 1);
  });
});

describe('causesOf', () => {
  it('follows causes of every kind', () => {
    expect(
      causesOf(new Error('top', { cause: new Error('middle', { cause: 'a string' }) })),
    ).toEqual(['top', 'middle', 'a string']);
    expect(causesOf(new Error('top', { cause: '' }))).toEqual([
      'top',
      'An error without a message',
    ]);
    expect(causesOf(new Error('top', { cause: undefined }))).toEqual(['top']);
  });

  it('ends where a chain is circular', () => {
    const a = new Error('a');
    const b = new Error('b', { cause: a });
    a.cause = b;
    expect(causesOf(a)).toEqual(['a', 'b']);
    const self = new Error('self');
    self.cause = self;
    expect(causesOf(self)).toEqual(['self']);
  });

  it('cuts a chain without end', () => {
    let error = new Error('last');
    for (let i = 0; i < 10_000; i += 1) error = new Error(String(i), { cause: error });
    expect(causesOf(error)).toHaveLength(maxCauses + 1);
    expect(causesOf(error).at(-1)).toBe('There are more causes.');
  });
});
