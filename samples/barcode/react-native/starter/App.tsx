// region getStarted
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import DeckleSDK from '@deckle/react-native-barcode-sdk';

const LICENSE_KEY = '';

export default function App() {
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState('Starting the SDK');

  useEffect(() => {
    async function start() {
      const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
      setReady(accepted);
      setMessage(accepted ? 'Ready to scan' : await DeckleSDK.getLastError());
    }
    start().catch((error: unknown) => setMessage(String(error)));
  }, []);

  async function scan() {
    setReady(false);
    try {
      const [barcode] = await DeckleSDK.scanBarcode({});
      setMessage(
        barcode ? `${barcode.format}: ${barcode.value}` : 'Scan canceled',
      );
    } catch (error) {
      setMessage(`Scan failed: ${String(error)}`);
    } finally {
      setReady(true);
    }
  }

  return (
    <View style={styles.screen}>
      <Button title="Scan a code" onPress={scan} disabled={!ready} />
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
