import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';
// region scanDocument
import DeckleSDK, { ScanFilter, Source, type DocumentScannerConfiguration } from '@deckle/react-native-sdk';

/** Opens the scanner. Resolves the number of scanned pages, or `null` when nothing was scanned. */
export async function scan(config: DocumentScannerConfiguration): Promise<number | null> {
  const finished = await DeckleSDK.scanDocument(config);
  return finished ? DeckleSDK.pageCount() : null;
}

export function scanInvoice(): Promise<number | null> {
  return scan({ source: Source.CAMERA });
}
// endregion

// region singlePage
export function scanReceipt(): Promise<number | null> {
  return scan({
    multiPage: false,
    allowPageEditing: false,
  });
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
/** `photos` are absolute paths of image files that the app may read; a `file://` prefix is accepted. */
export function cropPhotos(photos: string[]): Promise<number | null> {
  return scan({
    source: Source.IMAGE,
    sourceImages: photos,
    autoCrop: true,
  });
}
// endregion

// region pickPhotos
export function pickPhotos(): Promise<number | null> {
  return scan({ source: Source.GALLERY_MULTIPLE });
}

export function scanOrImport(): Promise<number | null> {
  return scan({ source: Source.CAMERA_IMPORT });
}
// endregion

// region editOptions
export function scanForArchive(): Promise<number | null> {
  return scan({
    defaultScanFilter: ScanFilter.BLACKWHITE,
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

// region scanScreen
export function ScanScreen() {
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('No invoice scanned yet');

  async function onScan() {
    setScanning(true);
    try {
      const pages = await scanInvoice();
      setMessage(pages === null ? 'Scan canceled' : `Pages scanned: ${pages}`);
    } catch (error) {
      setMessage(`Scanner not opened: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      setScanning(false);
    }
  }

  return (
    <View>
      <Button title="Scan invoice" onPress={onScan} disabled={scanning} />
      <Text>{message}</Text>
    </View>
  );
}
// endregion
