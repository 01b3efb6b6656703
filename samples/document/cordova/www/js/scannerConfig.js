// region scannerConfig
/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */
import { findEntry } from './files.js';
import { bundledFile } from './importFile.js';

/** Only the test build contains this photo. */
const testPhoto = 'img/test-invoice.jpg';

/**
 * The configuration of all scans. The test build scans its photo.
 * @returns {Promise<DocumentScannerConfiguration>}
 */
export async function scannerConfig() {
  /** @type {DocumentScannerConfiguration} */
  const config = { confirmPages: true };
  if (!(await isTestBuild())) return config;
  return {
    ...config,
    source: 'IMAGE',
    sourceImages: [await bundledFile(testPhoto)],
    onboarding: null,
  };
}

async function isTestBuild() {
  const url = `${cordova.file.applicationDirectory}www/${testPhoto}`;
  return (await findEntry(url).catch(() => null)) !== null;
}
// endregion
