import { describe, expect, it } from 'vitest';
import { apis, indexOf } from '../../../tests/fixtures/apis';
import { equivalentsOf } from './equivalents';
import { modelTypesOf } from './modelTypes';

const index = indexOf({
  'docs/Android/docScan.mdx':
    '<Options of="ScanConfiguration" />\n\n<Signature of="DeckleSDK.writePDF" />\n\n<Options of="ScanFilter" />',
});
const files = equivalentsOf(modelTypesOf(apis, index)).get('document');

describe('equivalentsOf', () => {
  it('spells a member as each platform does, with the place that describes it', () => {
    expect(files?.get('ScanConfiguration')).toMatchObject({
      platforms: ['Android', 'react-native'],
      symbols: {
        autoCapture: {
          Android: [
            'ScanConfiguration.autoCapture',
            '/docs/Android/docScan#ScanConfiguration.autoCapture',
          ],
          'react-native': [
            'ScanConfiguration.autoCapture',
            '/docs/react-native/api/interfaces/ScanConfiguration#autoCapture',
          ],
        },
      },
    });
    expect(files?.get('DeckleSDK')?.symbols.writePDF?.Android).toEqual([
      'Document.writePDF()',
      '/docs/Android/docScan#DeckleSDK.writePDF',
    ]);
  });

  it('omits platforms without the type, and members that no platform has', () => {
    expect(Object.keys(files?.get('ScanConfiguration')?.symbols.timeout ?? {})).toEqual([
      'Android',
    ]);
    expect(files?.get('ScanConfiguration')?.symbols.desktopOnly).toBeUndefined();
    expect(files?.has('DesktopConfiguration')).toBe(false);
  });
});
