// canary: unknown member | line 5 | 'autoCaptur' does not exist
import DeckleSDK from '@deckle/react-native-sdk';

export async function scan(): Promise<boolean> {
  return DeckleSDK.scanDocument({ autoCaptur: true });
}
