// region initSDK
/**
 * Passes on `false` if no function of the SDK can be used in this run.
 * @param {string} licenseKey
 * @param {(ready: boolean) => void} done
 */
export function initSdk(licenseKey, done) {
  DeckleSDK.initSDK(licenseKey, prepareRecognition, (message) => {
    console.warn('Document SDK:', message);
    done(false);
  });

  function prepareRecognition() {
    DeckleSDK.setAnalyzeConfiguration(
      { readBIC: true },
      () => done(true),
      (message) => {
        console.warn('Text and data:', message);
        done(true);
      },
    );
  }
}
// endregion

// region scanDocument
/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */

/**
 * @param {DocumentScannerConfiguration} config
 * @param {(count: number | null) => void} success With `null` on cancel.
 * @param {(message: string) => void} error
 */
export function scan(config, success, error) {
  DeckleSDK.scanDocument(
    config,
    (finished) => {
      if (finished) DeckleSDK.pageCount(success, error);
      else success(null);
    },
    error,
  );
}
// endregion
