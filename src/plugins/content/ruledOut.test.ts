import { describe, expect, it } from 'vitest';
import { ruledOut } from './ruledOut';

describe('ruledOut', () => {
  const found = (text: string, minimum = '15.1'): string[] =>
    ruledOut('a.mdx', text, text, minimum).map(({ line, message }) => `${String(line)} ${message}`);

  it('finds versions that are older than the minimum, with their line', () => {
    expect(found('One.\n\nBefore, it needs iOS 14 to work.')).toEqual([
      '3 "needs iOS 14" cannot be true: iOS 15.1 is the minimum here. Leave it out, or put it behind a condition: "[iOS < 14: …]".',
    ]);
    expect(found('The device runs an iOS version before 13.')).toHaveLength(1);
    expect(found('It needs iOS 14.', '13.0')).toEqual([]);
  });

  it('leaves the minimum itself, newer versions and code alone', () => {
    expect(
      found('The Podfile allows iOS versions before 15.1. From iOS 26 on, it differs.'),
    ).toEqual([]);
    expect(found('```text\nneeds iOS 11\n```')).toEqual([]);
  });
});
