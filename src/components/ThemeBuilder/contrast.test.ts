import { describe, it, expect } from 'vitest';
import { checkContrast, contrastRatio, formatRatio, readableOn } from './contrast';
import { keysWithout } from './keys';

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#4CAF50', '#4CAF50')).toBe(1);
  });

  it('does not depend on the order', () => {
    expect(contrastRatio('#FFFFFF', '#4CAF50')).toBe(contrastRatio('#4CAF50', '#FFFFFF'));
    expect(contrastRatio('#FFFFFF', '#4CAF50')).toBeCloseTo(2.78, 2);
  });
});

describe('checkContrast', () => {
  it('checks six pairs in both modes', () => {
    expect(checkContrast({})).toHaveLength(12);
  });

  it('leaves out pairs with a color that the platform lacks', () => {
    const results = checkContrast({}, keysWithout('colorOnPrimary colorTopBarTitle'));
    expect(results).toHaveLength(8);
    const foregrounds = results.map(({ foreground }) => foreground);
    expect(foregrounds).not.toContain('colorOnPrimary');
    expect(foregrounds).not.toContain('colorTopBarTitle');
  });

  it('reports white on the default green in light mode only', () => {
    const failures = checkContrast({}).filter(({ passes }) => !passes);
    expect(failures.map(({ foreground, mode }) => `${foreground} ${mode}`)).toEqual([
      'colorOnPrimary light',
      'colorOnSecondary light',
      'colorTopBarForeground light',
      'colorTopBarTitle light',
    ]);
  });

  it('holds the title of the top toolbar against the color that it follows', () => {
    const black = { light: '#000000', dark: '#FFFFFF' };
    const title = checkContrast({ colorTopBarForeground: black }).find(
      ({ foreground, mode }) => foreground === 'colorTopBarTitle' && mode === 'light',
    );
    expect(title?.passes).toBe(true);
  });
});

describe('formatRatio', () => {
  it('never rounds a failure up', () => {
    expect(formatRatio(4.499)).toBe('4.4');
    expect(formatRatio(21)).toBe('21.0');
  });
});

describe('readableOn', () => {
  it('leaves a readable color alone', () => {
    expect(readableOn('#123456', '#FFFFFF', 4.5)).toBe('#123456');
  });

  it.each(['#4CAF50', '#777777', '#FFFFFF', '#000000', '#FF0000'])('reaches 4.5 on %s', (back) => {
    const color = readableOn(back, back, 4.5);
    expect(color).toMatch(/^#[\dA-F]{6}$/);
    expect(contrastRatio(color, back)).toBeGreaterThanOrEqual(4.5);
  });
});
