import { expect, it } from 'vitest';
import { allFeedPath, feedPath, feedTitle } from './feeds';

it('a feed is beside its changelog, the one of all changelogs at the root', () => {
  expect(feedPath('/docs/Android/changelog')).toBe('/docs/Android/changelog.atom');
  expect(feedPath('/docs/Android/changelog/')).toBe('/docs/Android/changelog.atom');
  expect(allFeedPath('/sub/')).toBe('/sub/changelog.atom');
});

it('feeds of the two SDKs on one platform have different names', () => {
  expect(feedTitle({ product: 'document', platform: 'react-native' })).toBe(
    'Changelog of the Deckle Document SDK for React Native',
  );
  expect(feedTitle({ product: 'barcode', platform: 'react-native' })).toBe(
    'Changelog of the Deckle Barcode SDK for React Native',
  );
});
