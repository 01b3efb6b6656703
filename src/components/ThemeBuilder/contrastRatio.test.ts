import { describe, it, expect } from 'vitest';
import { checkContrast, contrastRatio, formatRatio, readableOn } from './contrastRatio';
import { colorKeys } from '../ScannerScreen/defaults';

const xamarin = colorKeys.filter((key) => !/OnPrimary|TopBarTitle/.test(key));

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#4CAF50', '#4CAF50', 1],
    ['#4CAF50', '#FFFFFF', 2.78],
    ['#FFFFFF', '#4CAF50', 2.78],
  ])('of %s on %s is %d', (color, background, ratio) => {
    expect(contrastRatio(color, background)).toBeCloseTo(ratio, 2);
  });
});

describe('checkContrast', () => {
  it('leaves out pairs with a color that the platform lacks', () => {
    const results = checkContrast({}, xamarin);
    expect(results).toHaveLength(10);
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

it('never rounds a failure up', () => {
  expect(formatRatio(4.499)).toBe('4.4');
  expect(formatRatio(21)).toBe('21.0');
});

describe('readableOn', () => {
  it.each(['#4CAF50', '#777777', '#FFFFFF', '#000000', '#FF0000'])('reaches 4.5 on %s', (back) => {
    const color = readableOn(back, back, 4.5);
    expect(color).toMatch(/^#[\dA-F]{6}$/);
    expect(contrastRatio(color, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the hue, and changes the lightness no more than needed', () => {
    const darker = readableOn('#4CAF50', '#FFFFFF', 4.5);
    expect(darker).toBe('#3A863D');
    expect(readableOn(darker, '#FFFFFF', 4.5)).toBe(darker);
    expect(contrastRatio(darker, '#FFFFFF')).toBeLessThan(4.6);
    expect(readableOn('#777777', '#808080', 3)).toMatch(/^#(..)\1\1$/);
  });
});
