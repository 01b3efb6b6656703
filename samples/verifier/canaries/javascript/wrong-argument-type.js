// canary: wrong argument type | line 5 | is not assignable to parameter of type 'string'
import DeckleSDK from '@deckle/react-native-sdk';

export function start() {
  return DeckleSDK.initSDK(42);
}
