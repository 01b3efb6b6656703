import { describe, it, expect } from 'vitest';
import { splitColors } from './swatches';

describe('splitColors', () => {
  it.each([
    ['DeckleColor("#0A6B5E")', '#0A6B5E', '#0A6B5E'],
    ['"#DEFFFFFF"', '#DEFFFFFF', '#FFFFFF'],
    ['UIColor(hex: 0x1D6FD1)', '0x1D6FD1', '#1D6FD1'],
    ['Color(0xFF102030)', '0xFF102030', '#102030'],
    ['UIColor.FromRGB(0x1D, 0x6F, 0xD1)', '0x1D, 0x6F, 0xD1', '#1D6FD1'],
  ])('%s', (code, text, color) => {
    const parts = splitColors(code);
    expect(parts.filter((part) => part.color !== undefined)).toEqual([{ text, color }]);
    expect(parts.map((part) => part.text).join('')).toBe(code);
  });

  it('finds every color and none in other numbers', () => {
    expect(splitColors("Light: '#102030', Dark: '#2A2A2A'").map(({ color }) => color)).toEqual([
      undefined,
      '#102030',
      undefined,
      '#2A2A2A',
      undefined,
    ]);
    expect(splitColors('CGFloat(hex >> 16 & 0xFF) / 255')).toHaveLength(1);
    expect(splitColors('')).toEqual([]);
  });
});
