// region setLogLevel
import DeckleSDK, { LogLevel } from '@deckle/react-native-sdk';

export async function chooseLogLevel(): Promise<void> {
  await DeckleSDK.setLogLevel(__DEV__ ? LogLevel.VERBOSE : LogLevel.ERROR);
}
// endregion
