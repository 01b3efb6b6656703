import { expect, it } from 'vitest';
import { contentHash } from './hash';

it('is the same for the same bytes, whatever holds them', () => {
  expect(contentHash('ü')).toBe(contentHash(Buffer.from('ü')));
  expect(contentHash('a')).not.toBe(contentHash('b'));
});

it('has as many digits of SHA-256 as are asked for', () => {
  expect(contentHash('')).toBe('e3b0c442');
  expect(contentHash('', 32)).toBe('e3b0c44298fc1c149afbf4c8996fb924');
});
