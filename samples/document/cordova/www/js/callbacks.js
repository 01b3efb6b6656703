// region initSDK
/** With an empty key, the SDK works for one minute after each start. */
const LICENSE_KEY = '';

/**
 * Calls `done` with `false` if the SDK can't be used until the next start.
 * @param {(ready: boolean) => void} done
 */
export function initSdk(done) {
  DeckleSDK.initSDK(
    LICENSE_KEY,
    () => chooseLogLevel(prepareDataExtraction),
    (message) => {
      console.warn('Document SDK:', message);
      // The default level logs everything, even if the key was rejected.
      chooseLogLevel(() => done(false));
    },
  );

  /** @param {() => void} next */
  function chooseLogLevel(next) {
    const level = BuildInfo.debug ? 'VERBOSE' : 'ERROR';
    DeckleSDK.setLogLevel(level, next, (message) => {
      console.warn('Log level:', message);
      next();
    });
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
