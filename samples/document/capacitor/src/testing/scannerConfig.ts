// region scannerConfig
import {
  Source,
  type DocumentScannerConfiguration,
} from '@deckle/capacitor-sdk';
import { bundledFile } from '../importFile';

/** The app's configuration. A test build scans a bundled photo, without the camera. */
export async function scannerConfig(
  isTestBuild: boolean,
): Promise<DocumentScannerConfiguration> {
  const config: DocumentScannerConfiguration = { confirmPages: true };
  if (!isTestBuild) return config;
  const photo = await bundledFile('/assets/invoice.jpg');
  return {
    ...config,
    source: Source.Image,
    sourceImages: [photo],
    onboarding: null,
  };
}
// endregion
