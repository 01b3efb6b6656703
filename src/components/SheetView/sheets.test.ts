import { expect, it } from 'vitest';
import { platformsOf } from './sheets';

it.each([
  ['Android, React Native on Android: {"value": "a: b, c"}', ['Android', 'React Native']],
  ['iOS: {}', ['iOS']],
])('the platforms of %s', (line, platforms) => {
  expect(platformsOf(line)).toEqual(platforms);
});
