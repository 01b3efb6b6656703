import { describe, expect, it } from 'vitest';
import { platformIn, readWanted } from './address';

describe('the address of a filtered list', () => {
  it('says text and platform, or that all platforms are shown', () => {
    expect(readWanted('?platform=iOS&q=no+camera')).toEqual({ platform: 'iOS', text: 'no camera' });
    expect(readWanted('?platform=all')).toEqual({ platform: '' });
    expect(readWanted('?platform=BeOS')).toEqual({});
  });

  it('of a page names its platform', () => {
    expect(platformIn('/docs/barcode-scanner-sdk/react-native/getStarted')).toBe('react-native');
    expect(platformIn('https://docs.example.com/docs/iOS/docScan?with=Android')).toBe('iOS');
    expect(platformIn('/docs/errors')).toBeUndefined();
  });
});
