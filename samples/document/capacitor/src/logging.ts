// region setLogLevel
import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';

export async function chooseLogLevel(): Promise<void> {
  const logLevel = import.meta.env.PROD ? LogLevel.Error : LogLevel.Verbose;
  await DeckleSDK.setLogLevel({ logLevel });
}
// endregion
