import { expect, it } from 'vitest';
import { declared } from '../../../../tests/fixtures/declared';
import { missingColors } from './missingColors';

it.each([
  ['Xamarin', ['colorOnPrimary', 'colorTopBarTitle']],
  ['MAUI', []],
  // Functions that set a color count.
  ['iOS', []],
] as const)('the colors that %s does not declare are %j', (platform, missing) => {
  expect(missingColors(declared, { product: 'document', platform })).toEqual(missing);
});
