// region setLogLevel
import { App } from '@capacitor/app';
import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';

/** Debug builds, which have their own identifier, log everything. */
export async function chooseLogLevel(): Promise<void> {
  try {
    const { id } = await App.getInfo();
    const logLevel = id.endsWith('.debug') ? LogLevel.Verbose : LogLevel.Error;
    await DeckleSDK.setLogLevel({ logLevel });
  } catch (error) {
    console.warn('Log level:', error);
  }
}
// endregion
