// canary: unknown type | line 3 | has no exported member 'ScannerOptions'
import DeckleSDK from '@deckle/react-native-sdk';
import type { ScannerOptions } from '@deckle/react-native-sdk';

export async function scan(options: ScannerOptions): Promise<boolean> {
  return DeckleSDK.scanDocument(options);
}
