// region entryPoints
import React, { useEffect, useState } from 'react';
import { Button, Text, View } from 'react-native';
import DeckleSDK from '@deckle/react-native-sdk';
import { initSdk } from './initSdk';

type SdkState = 'starting' | 'ready' | 'scanning' | 'unavailable';

export default function App() {
  const [sdkState, setSdkState] = useState<SdkState>('starting');
  const [message, setMessage] = useState('');

  useEffect(() => {
    initSdk()
      .then((accepted) => setSdkState(accepted ? 'ready' : 'unavailable'))
      .catch((error: unknown) => {
        console.warn('Deckle SDK:', error);
        setSdkState('unavailable');
      });
  }, []);

  async function scanInvoice() {
    setSdkState('scanning');
    try {
      if (await DeckleSDK.scanDocument({})) {
        setMessage(`Pages: ${await DeckleSDK.pageCount()}`);
      } else {
        const reason = await DeckleSDK.getLastError();
        setMessage(reason ? `Scan failed: ${reason}` : '');
      }
    } catch (error) {
      setMessage(`Scan failed: ${String(error)}`);
    } finally {
      setSdkState('ready');
    }
  }

  return (
    <View style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 16 }}>
      <Button
        title="Scan invoice"
        onPress={scanInvoice}
        disabled={sdkState !== 'ready'}
      />
      {sdkState === 'unavailable' && (
        <Text>Scanning isn't available in this version.</Text>
      )}
      <Text>{message}</Text>
    </View>
  );
}
// endregion
