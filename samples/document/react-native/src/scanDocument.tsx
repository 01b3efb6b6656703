// region scanDocument
import DeckleSDK from '@deckle/react-native-sdk';
import type { DocumentScannerConfiguration } from '@deckle/react-native-sdk';

/** Resolves with the number of scanned pages, with `null` on cancel. */
export async function scan(
  config: DocumentScannerConfiguration,
): Promise<number | null> {
  if (await DeckleSDK.scanDocument(config)) return DeckleSDK.pageCount();

  // On Android, a scan that can't be opened can also resolve with false.
  const reason = await DeckleSDK.getLastError();
  if (reason) throw new Error(reason);
  return null;
}

export function scanInvoice(): Promise<number | null> {
  return scan({});
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
export function scanWithCaptureSwitch(): Promise<number | null> {
  return scan({
    autoCapture: false,
    allowCaptureModeSetting: true,
    vibrateOnCapture: true,
  });
}
// endregion

// region importImages
import { Source } from '@deckle/react-native-sdk';

/** Takes absolute paths of image files that the app may read. */
export function cropPhotos(photos: string[]): Promise<number | null> {
  return scan({
    source: Source.IMAGE,
    sourceImages: photos,
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
import { ScanFilter } from '@deckle/react-native-sdk';

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
import React, { useState } from 'react';
import { Button, Text, View } from 'react-native';

export function ScanScreen() {
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('No invoice scanned yet');

  async function onScan() {
    setScanning(true);
    try {
      const pages = await scanInvoice();
      if (pages !== null) setMessage(`Pages scanned: ${pages}`);
    } catch (error) {
      console.warn('Scan:', error);
      setMessage('The scan failed. Try again.');
    } finally {
      setScanning(false);
    }
  }

  return (
    <View>
      <Button title="Scan invoice" onPress={onScan} disabled={scanning} />
      <Text style={{ color: 'black' }}>{message}</Text>
    </View>
  );
}
// endregion
