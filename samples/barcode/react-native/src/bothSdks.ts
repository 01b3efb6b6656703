// region imports
import BarcodeSDK, {
  LogLevel as BarcodeLogLevel,
} from '@deckle/react-native-barcode-sdk';
import DocumentSDK, {
  LogLevel as DocumentLogLevel,
} from '@deckle/react-native-sdk';
// endregion

// region initBoth
const BARCODE_KEY = 'the barcode key for com.example.parcels';
const DOCUMENT_KEY = 'the document key for com.example.parcels';

/** Returns for each SDK whether its key was accepted. One can fail while the other works. */
export async function initBoth(): Promise<{
  barcodes: boolean;
  documents: boolean;
}> {
  const barcodes = await BarcodeSDK.initSDK(BARCODE_KEY);
  if (!barcodes) {
    console.warn('Barcode SDK:', await BarcodeSDK.getLastError());
  }

  const documents = await DocumentSDK.initSDK(DOCUMENT_KEY);
  if (!documents) {
    console.warn('Document SDK:', await DocumentSDK.getLastError());
  }
  return { barcodes, documents };
}
// endregion

// region useBothSdks
import { useEffect, useState } from 'react';

/** For `App.tsx`, in which a component uses it. */
export function useBothSdks() {
  const [ready, setReady] = useState({ barcodes: false, documents: false });

  useEffect(() => {
    initBoth().then(setReady, (error: unknown) => console.warn('SDKs:', error));
  }, []);

  return ready;
}
// endregion

// region logBoth
export async function logOnlyErrors(): Promise<void> {
  await BarcodeSDK.setLogLevel(BarcodeLogLevel.ERROR);
  await DocumentSDK.setLogLevel(DocumentLogLevel.ERROR);
}
// endregion

// region useBoth
/** Reads the number on a parcel, then scans its delivery note. Returns null if the user closed a scanner. */
export async function receiveParcel(): Promise<string | null> {
  const [label] = await BarcodeSDK.scanBarcode({
    barcodeFormats: ['CODE_128'],
  });
  if (!label) {
    return null;
  }
  if (await DocumentSDK.scanDocument({ multiPage: false })) return label.value;

  const reason = await DocumentSDK.getLastError();
  if (reason) throw new Error(reason);
  return null;
}
// endregion
