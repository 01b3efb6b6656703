import { expect, it } from 'vitest';
import { spell } from './spelling';

it.each([
  ['Android', 'colorPrimary'],
  ['Flutter', 'colorPrimary'],
  ['iOS', 'setColorPrimary()'],
  ['react-native', 'ColorPrimary'],
  ['Xamarin', 'ColorPrimary'],
])('a color is spelled on %s as its code spells it', (platform, name) => {
  expect(spell(platform, 'colorPrimary')).toBe(name);
});
