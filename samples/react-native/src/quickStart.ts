// region quickStart
import DeckleSDK from '@deckle/react-native-sdk';

export async function scanInvoice(): Promise<void> {
  // With an empty license key the SDK works for one minute.
  if (!(await DeckleSDK.initSDK(''))) {
    throw new Error(await DeckleSDK.getLastError());
  }
  await DeckleSDK.setAnalyzeConfiguration({});

  const finished = await DeckleSDK.scanDocument({});
  if (finished) {
    console.log(await DeckleSDK.analyze());
  }
}
// endregion
