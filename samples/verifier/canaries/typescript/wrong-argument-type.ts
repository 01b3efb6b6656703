// canary: wrong argument type | line 5 | Type 'string' is not assignable to type 'boolean
import DeckleSDK from '@deckle/react-native-sdk';

export async function scan(): Promise<boolean> {
  return DeckleSDK.scanDocument({ autoCapture: 'yes' });
}
