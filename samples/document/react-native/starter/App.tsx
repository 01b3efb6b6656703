// region getStarted
import { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import DeckleSDK from '@deckle/react-native-sdk';

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
      if (await DeckleSDK.scanDocument({})) {
        setMessage(`Pages scanned: ${await DeckleSDK.pageCount()}`);
      } else {
        const reason = await DeckleSDK.getLastError();
        setMessage(reason ? `Scan failed: ${reason}` : 'Scan canceled');
      }
    } catch (error) {
      setMessage(`Scan failed: ${String(error)}`);
    } finally {
      setReady(true);
    }
  }

  return (
    <View style={styles.screen}>
      <Button title="Scan a document" onPress={scan} disabled={!ready} />
      <Text style={styles.message}>{message}</Text>
    </View>
  );
}

// Text is black on iOS in dark mode as well, so the screen stays white.
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
