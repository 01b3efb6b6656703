import { describe, expect, it } from 'vitest';
import { siteMapOf } from '../model/siteMap';
import { parseQuery } from './query';
import { scopeOf, type Reader } from './reader';
import { elsewhereOf } from './results';

it.each<[string, Reader, string[]]>([
  ['scan', { platform: 'Android' }, ['Android']],
  ['flutter scan', { platform: 'Android' }, ['Flutter']],
  ['crash on ios', { platform: 'react-native' }, ['react-native', 'iOS']],
  ['crash on ios', { platform: 'Android' }, ['iOS']],
])('the platforms to search of "%s" from %s are %s', (text, reader, scope) => {
  expect(scopeOf(parseQuery(text), reader)).toEqual(scope);
});

describe('a page that is on other platforms only', () => {
  const map = siteMapOf(
    [
      'Android/intro',
      'Android/photoPayment',
      'iOS/intro',
      'iOS/photoPayment',
      'Windows/intro',
      'barcode-scanner-sdk/Android/intro',
    ].map((id) => ({ id, path: `/docs/${id}` })),
  );
  const elsewhere = (text: string, reader: Reader): ReturnType<typeof elsewhereOf> =>
    elsewhereOf(parseQuery(text), reader, map);

  it('is named with the platforms that have it', () => {
    expect(elsewhere('photo payment', { platform: 'Windows' })).toMatchObject({
      kind: { id: 'photoPayment' },
      platform: 'Windows',
      pages: [{ platform: 'Android', path: '/docs/Android/photoPayment' }, { platform: 'iOS' }],
    });
    expect(elsewhere('pay an invoice', { platform: 'Windows' })?.kind.id).toBe('photoPayment');
    expect(elsewhere('windows photo payment', { platform: 'Android' })?.platform).toBe('Windows');
  });

  it.each<[string, Reader]>([
    ['photo payment', { platform: 'Android' }],
    ['photo payment', {}],
    ['photo payment options', { platform: 'Windows' }],
    // The page exists, but not for the other product.
    ['introduction', { platform: 'Android' }],
    // A platform without any page lacks them all.
    ['photo payment', { platform: 'Xamarin' }],
  ])('gives no answer to "%s" from %s', (text, reader) => {
    expect(elsewhere(text, reader)).toBeUndefined();
  });
});
