import { describe, expect, it } from 'vitest';
import { generateSidebars, sidebarId } from './sidebars';

const paths = [
  'index.mdx',
  '_shared/common.mdx',
  'Android/changelog.mdx',
  'Android/docScan.mdx',
  'Android/getStarted.mdx',
  'Android/intro.mdx',
  'Android/theming.mdx',
  'react-native/intro.mdx',
  'react-native/api/index.mdx',
  'react-native/api/interfaces/ScanTips.mdx',
  'react-native/api/interfaces/ColorConfig.mdx',
  'react-native/api/enumerations/Source.mdx',
  'capacitor/api/index.mdx',
  'barcode-scanner-sdk/react-native/intro.mdx',
  'barcode-scanner-sdk/react-native/barcodeScan.mdx',
];

describe('generateSidebars', () => {
  const sidebars = generateSidebars(paths);

  it('makes one for each platform and product that has files', () => {
    expect(Object.keys(sidebars)).toEqual([
      'document-Android',
      'document-react-native',
      'document-capacitor',
      'barcode-react-native',
    ]);
    expect(sidebarId('barcode', 'react-native')).toBe('barcode-react-native');
  });

  it('groups guides in reading order and leaves out empty groups', () => {
    const guide = (kind: string, label: string) => ({ type: 'doc', id: `Android/${kind}`, label });
    const group = (label: string, ...items: readonly object[]) => ({
      type: 'category',
      label,
      collapsible: false,
      items,
    });
    expect(sidebars['document-Android']).toEqual([
      group('Start', guide('intro', 'Introduction'), guide('getStarted', 'Get started')),
      group('Features', guide('docScan', 'Document scanning')),
      group('Screens', guide('theming', 'Theming')),
      group('Test and release', guide('changelog', 'Changelog')),
    ]);
  });

  it('puts the reference last, by kind and in alphabetical order', () => {
    const items = sidebars['document-react-native'] as readonly { readonly label: string }[];
    expect(items.at(-1)).toMatchObject({
      label: 'API reference',
      link: { type: 'doc', id: 'react-native/api/index' },
      items: [
        {
          label: 'Interfaces',
          items: [
            'react-native/api/interfaces/ColorConfig',
            'react-native/api/interfaces/ScanTips',
          ],
        },
        { label: 'Enumerations', items: ['react-native/api/enumerations/Source'] },
      ],
    });
  });
});
