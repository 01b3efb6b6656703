import { expect, it } from 'vitest';
import { resolveColors } from '../ScannerScreen/defaults';
import { themeFrom } from './brand';
import { checkContrast, contrastRatio, modes } from './contrastRatio';

it.each(['#0A6B5E', '#FFFFFF', '#000000', '#FFD400', '#1A1446', '#4CAF50', '#767676', '#FF0000'])(
  'a theme from %s has that color in light mode, passes every contrast check, and shows the capture button',
  (brand) => {
    const colors = resolveColors(themeFrom(brand));
    expect(colors.colorPrimary.light).toBe(brand);
    expect(colors.colorTopBarBackground).toEqual({ light: brand, dark: '#2A2A2A' });
    expect(checkContrast(themeFrom(brand)).filter(({ passes }) => !passes)).toEqual([]);
    for (const mode of modes) {
      expect(contrastRatio(colors.colorSecondary[mode], '#121212')).toBeGreaterThanOrEqual(3);
    }
  },
);
