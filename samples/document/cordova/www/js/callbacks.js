// region initSDK
import { findLicenseKey } from './licenseKey.js';

/**
 * Calls `done` with `false` if the SDK can't be used until the next start.
 * @param {(ready: boolean) => void} done
 */
export function initSdk(done) {
  try {
    DeckleSDK.initSDK(findLicenseKey(), prepareDataExtraction, fail);
  } catch (error) {
    fail(error);
  }

  function prepareDataExtraction() {
    DeckleSDK.setAnalyzeConfiguration(
      { readBIC: true, readPaymentState: true },
      () => done(true),
      (message) => {
        console.warn('Text and data:', message);
        done(true);
      },
    );
  }

  /** @param {unknown} reason */
  function fail(reason) {
    console.warn('Document SDK:', reason);
    done(false);
  }
}
// endregion

// region scanDocument
/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */

/**
 * @param {DocumentScannerConfiguration} config
 * @param {(count: number | null) => void} success Receives `null` on cancel.
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
