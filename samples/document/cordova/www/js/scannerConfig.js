// region scannerConfig
/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */
import { bundledFile } from './importFile.js';

/**
 * The app's configuration. A test build scans a bundled photo without the camera.
 * @param {boolean} isTestBuild
 * @returns {Promise<DocumentScannerConfiguration>}
 */
export async function scannerConfig(isTestBuild) {
  /** @type {DocumentScannerConfiguration} */
  const config = { confirmPages: true };
  if (!isTestBuild) return config;
  const photo = await bundledFile('img/invoice.jpg');
  return {
    ...config,
    source: 'IMAGE',
    sourceImages: [photo],
    onboarding: null,
  };
}
// endregion
