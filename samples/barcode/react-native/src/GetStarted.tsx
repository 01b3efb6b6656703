// region getStarted
import React, { useEffect, useState } from 'react';
import { Button, Text, View } from 'react-native';
import DeckleSDK from '@deckle/react-native-barcode-sdk';

const LICENSE_KEY = '';

export default function App() {
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    async function start() {
      const accepted = await DeckleSDK.initSDK(LICENSE_KEY);
      setReady(accepted);
      setMessage(accepted ? 'Ready to scan' : await DeckleSDK.getLastError());
    }
    start();
  }, []);

  async function scan() {
    try {
      const [barcode] = await DeckleSDK.scanBarcode({});
      setMessage(
        barcode ? `${barcode.format}: ${barcode.value}` : 'Scan canceled',
      );
    } catch (error) {
      setMessage(`Scan failed: ${error}`);
    }
  }

  return (
    <View style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 16 }}>
      <Button title="Scan a code" onPress={scan} disabled={!ready} />
      <Text>{message}</Text>
    </View>
  );
}
// endregion
