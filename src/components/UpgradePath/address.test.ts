import { expect, it } from 'vitest';
import { readChoice } from './address';

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
