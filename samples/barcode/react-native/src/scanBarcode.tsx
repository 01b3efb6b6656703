// region scanBarcode
import DeckleSDK, { type Barcode } from '@deckle/react-native-barcode-sdk';

/** Reads one code. Returns null if the user closed the scanner. */
export async function scanCode(): Promise<Barcode | null> {
  const [barcode] = await DeckleSDK.scanBarcode({});
  return barcode ?? null;
}
// endregion

// region formats
import type { BarcodeFormat } from '@deckle/react-native-barcode-sdk';

const RETAIL: BarcodeFormat[] = ['EAN_13', 'EAN_8', 'UPC_A', 'UPC_E'];

export async function scanArticle(): Promise<string | null> {
  const [barcode] = await DeckleSDK.scanBarcode({ barcodeFormats: RETAIL });
  return barcode ? articleNumber(barcode) : null;
}
// endregion

// region articleNumber
/** Returns the same number on both platforms: a UPC-A code is an EAN-13 code whose first digit is 0. */
export function articleNumber({ value, format }: Barcode): string {
  return format === 'UPC_A' ? `0${value}` : value;
}
// endregion

// region multiScan
export async function scanShelf(): Promise<string[]> {
  const barcodes = await DeckleSDK.scanBarcode({
    multiScan: true,
    maxBarcodes: 20,
    textConfig: { textTitleScanPage: 'Scan the shelf' },
  });
  return barcodes.map((barcode) => barcode.value);
}

/** For many codes, `ScanScreen` calls this function instead of `scanMessage`. */
export async function shelfMessage(): Promise<string> {
  const values = await scanShelf();
  return values.length > 0 ? values.join('\n') : 'Scan canceled';
}
// endregion

// region countArticles
/** Counts how often each code was scanned: three packages of one article count as three. */
export async function countArticles(): Promise<Map<string, number>> {
  const barcodes = await DeckleSDK.scanBarcode({
    multiScan: true,
    allowDuplicates: true,
    duplicateInterval: 2000,
    beepOnRead: true,
  });
  const counts = new Map<string, number>();
  for (const { value } of barcodes) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
// endregion

// region confirmBarcode
export async function scanSerialNumber(): Promise<string | null> {
  const [barcode] = await DeckleSDK.scanBarcode({
    barcodeFormats: ['CODE_39', 'CODE_128'],
    confirmBarcode: true,
    textConfig: {
      textConfirmAccept: 'Use number',
      textConfirmRetry: 'Scan again',
    },
  });
  return barcode ? barcode.value : null;
}
// endregion

// region viewfinder
export function scanTicket(): Promise<Barcode[]> {
  return DeckleSDK.scanBarcode({
    barcodeFormats: ['AZTEC', 'QR_CODE'],
    viewfinderAspectRatio: 1,
  });
}

export function scanAnywhere(): Promise<Barcode[]> {
  return DeckleSDK.scanBarcode({
    showViewfinder: false,
    restrictToViewfinder: false,
  });
}
// endregion

// region torchAndTimeout
export function scanInBasement(): Promise<Barcode[]> {
  return DeckleSDK.scanBarcode({
    torchEnabled: true,
    timeout: 30,
  });
}
// endregion

// region openLink
import { Alert, Linking } from 'react-native';

/** A code can contain any address, so show it and let the user decide. */
export function offerLink({ value }: Barcode): void {
  if (!value.startsWith('https://')) {
    Alert.alert('Not a link', value);
    return;
  }
  Alert.alert('Open this page?', value, [
    { text: 'Cancel', style: 'cancel' },
    { text: 'Open', onPress: () => openPage(value) },
  ]);
}

async function openPage(address: string): Promise<void> {
  try {
    await Linking.openURL(address);
  } catch {
    Alert.alert("This page can't be opened", address);
  }
}
// endregion

// region scanScreen
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

/** Scans, and returns the text that the screen shows. */
async function scanMessage(): Promise<string> {
  const barcode = await scanCode();
  if (!barcode) return 'Scan canceled';
  return barcode.value || `${barcode.format}: no text`;
}

export function ScanScreen({ ready }: { ready: boolean }) {
  const [scanning, setScanning] = useState(false);
  const [message, setMessage] = useState('No code scanned yet');

  async function onScan() {
    setScanning(true);
    try {
      setMessage(await scanMessage());
    } catch (error) {
      console.warn('Scanner not opened:', error);
      setMessage("The scanner couldn't be opened");
    } finally {
      setScanning(false);
    }
  }

  return (
    <View style={styles.screen}>
      <Button
        title="Scan a code"
        onPress={onScan}
        disabled={!ready || scanning}
      />
      <Text style={styles.message}>{message}</Text>
    </View>
  );
}

// On iOS, text is black in dark mode, too, so the screen stays white.
const styles = StyleSheet.create({
  screen: {
    flex: 1,
    justifyContent: 'center',
    padding: 24,
    gap: 16,
    backgroundColor: 'white',
  },
  message: { color: 'black' },
});
// endregion
