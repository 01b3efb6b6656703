import { expect, it } from 'vitest';
import { firstVersion, isPlatformId } from './platforms';

it('first versions are unknown where a line has not reached a platform', () => {
  expect(firstVersion('Xamarin', 'document', '1.9')).toBeUndefined();
  expect(firstVersion('Flutter', 'barcode', '1.0')).toBeUndefined();
  expect(firstVersion('Android', 'document', '1.9')).toBe('1.9.0.0');
  // An exact version stays what it is.
  expect(firstVersion('Android', 'document', '1.7.2.0')).toBe('1.7.2.0');
});

it('platforms are known by their exact path segment', () => {
  expect(isPlatformId('Android')).toBe(true);
  expect(isPlatformId('android')).toBe(false);
});
