// region setLogLevel
import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';

export async function chooseLogLevel(): Promise<void> {
  const logLevel = import.meta.env.PROD ? LogLevel.Error : LogLevel.Verbose;
  try {
    await DeckleSDK.setLogLevel({ logLevel });
  } catch (error) {
    console.warn('Log level:', error);
  }
}
// endregion
