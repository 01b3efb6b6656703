// region setLogLevel
import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';

export async function chooseLogLevel(isRelease: boolean): Promise<void> {
  const logLevel = isRelease ? LogLevel.Error : LogLevel.Verbose;
  await DeckleSDK.setLogLevel({ logLevel });
}
// endregion
