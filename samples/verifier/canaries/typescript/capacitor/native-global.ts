// canary: global of another platform | line 5 | Cannot find name '__DEV__'
import { DeckleSDK, LogLevel } from '@deckle/capacitor-sdk';

export async function chooseLogLevel(): Promise<void> {
  const logLevel = __DEV__ ? LogLevel.Verbose : LogLevel.Error;
  await DeckleSDK.setLogLevel({ logLevel });
}
