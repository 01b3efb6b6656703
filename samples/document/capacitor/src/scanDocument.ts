// region scanDocument
import {
  DeckleSDK,
  type DocumentScannerConfiguration,
} from '@deckle/capacitor-sdk';

/** Resolves with the number of scanned pages, with `null` on cancel. */
export async function scan(
  config: DocumentScannerConfiguration,
): Promise<number | null> {
  const { status } = await DeckleSDK.scanDocument({ config });
  if (status === 'CANCELED') return null;
  const { count } = await DeckleSDK.pageCount();
  return count;
}

export function scanInvoice(): Promise<number | null> {
  return scan({});
}
// endregion

// region singlePage
export function scanReceipt(): Promise<number | null> {
  return scan({ multiPage: false, allowPageEditing: false });
}
// endregion

// region manualCapture
export function scanByHand(): Promise<number | null> {
  return scan({
    autoCapture: false,
    allowCaptureModeSetting: true,
    vibrateOnCapture: true,
  });
}
// endregion

// region importImages
import { Source } from '@deckle/capacitor-sdk';

/** Takes `file://` URIs or absolute paths of image files that the app may read. */
export function cropPhotos(photos: string[]): Promise<number | null> {
  return scan({ source: Source.Image, sourceImages: photos });
}
// endregion

// region pickPhotos
export function pickPhotos(): Promise<number | null> {
  return scan({ source: Source.GalleryMultiple });
}

export function scanOrImport(): Promise<number | null> {
  return scan({ source: Source.CameraImport });
}
// endregion

// region editOptions
import { ScanFilter } from '@deckle/capacitor-sdk';

/** All pages are black and white, because users can't change the filter. */
export function scanForArchive(): Promise<number | null> {
  return scan({
    defaultScanFilter: ScanFilter.BlackWhite,
    confirmPages: true,
    pageEditConfig: {
      allowPageFilter: false,
      allowPageRetake: true,
      allowPageAdd: true,
      pageArrangementShowDeleteButton: true,
    },
  });
}
// endregion
