// canary: any | line 4 | does not use "any"
import DeckleSDK from '@deckle/react-native-sdk';

export async function scan(config: any): Promise<boolean> {
  return DeckleSDK.scanDocument(config);
}
