// region scannerConfig
import { Source } from '@deckle/react-native-sdk';
import type { DocumentScannerConfiguration } from '@deckle/react-native-sdk';

/** A photo instead of the camera in test builds; `photo` is its absolute path. */
export function scannerConfig(
  photo: string | null,
): DocumentScannerConfiguration {
  return photo === null
    ? {}
    : { source: Source.IMAGE, sourceImages: [photo], onboarding: null };
}
// endregion
