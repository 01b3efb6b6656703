import { expect, it } from 'vitest';
import { keysOf, limitTo } from './keys';

it('drops the colors that a platform lacks from a theme, and adds none', () => {
  const keys = keysOf({
    product: 'document',
    platform: 'Xamarin',
    lacks: 'colorTopBarTitle colorOnPrimary',
  });
  expect(keys).not.toContain('colorTopBarTitle');
  const pair = { light: '#112233', dark: '#445566' };
  expect(limitTo(keys, { colorTopBarTitle: pair, colorPrimary: pair })).toEqual({
    colorPrimary: pair,
  });
});
