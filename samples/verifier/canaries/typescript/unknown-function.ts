// canary: unknown member | line 5 | 'scanDokument' does not exist
import DeckleSDK from '@deckle/react-native-sdk';

export async function scan(): Promise<boolean> {
  return DeckleSDK.scanDokument({});
}
