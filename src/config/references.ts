import type { ReferenceOptions } from '../plugins/reference';

/** The packages whose reference TypeDoc emits, one plugin instance each. */
export const referenceInstances: readonly ReferenceOptions[] = [
  {
    id: 'capacitor',
    product: 'document',
    platform: 'capacitor',
    folder: 'document/capacitor',
    packageName: '@deckle/capacitor-sdk',
  },
  {
    id: 'react-native',
    product: 'document',
    platform: 'react-native',
    folder: 'document/react-native',
    packageName: '@deckle/react-native-sdk',
  },
  {
    id: 'barcode-react-native',
    product: 'barcode',
    platform: 'react-native',
    folder: 'barcode/react-native',
    packageName: '@deckle/react-native-barcode-sdk',
  },
];
