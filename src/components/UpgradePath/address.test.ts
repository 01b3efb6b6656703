import { expect, it } from 'vitest';
import { newerThan, readChoice } from './address';

const versions = ['2.1.0', '2.0.0', '1.0.4', '1.0.0'];

it.each([
  ['', { from: '', to: '2.1.0' }],
  ['?from=1.0.4&to=2.0.0', { from: '1.0.4', to: '2.0.0' }],
  ['?from=2.0.0&to=1.0.4', { from: '2.0.0', to: '2.1.0' }],
  ['?from=2.1.0', { from: '', to: '2.1.0' }],
  ['?from=9.9.9&to=2.0.0', { from: '', to: '2.0.0' }],
  ['?from=1.0.4&to=<b>', { from: '1.0.4', to: '2.1.0' }],
])('reads %j', (query, choice) => {
  expect(readChoice(query, versions)).toEqual(choice);
});

it('reaches the newest version unless a newer one than the own is wanted', () => {
  expect(newerThan('1.0.0', '1.0.4', versions)).toBe('1.0.4');
  expect(newerThan('1.0.4', '1.0.4', versions)).toBe('2.1.0');
});
