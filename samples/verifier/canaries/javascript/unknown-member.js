// canary: unknown member | line 5 | 'scanDokument' does not exist
import DeckleSDK from '@deckle/react-native-sdk';

export function scan() {
  return DeckleSDK.scanDokument({});
}
