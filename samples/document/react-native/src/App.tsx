// region entryPoints
import React, { useEffect, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
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
        setMessage(`Pages scanned: ${await DeckleSDK.pageCount()}`);
      } else {
        const reason = await DeckleSDK.getLastError();
        if (reason) throw new Error(reason);
        setMessage('');
      }
    } catch (error) {
      console.warn('Deckle SDK:', error);
      setMessage('The scan failed. Try again.');
    } finally {
      setSdkState('ready');
    }
  }

  return (
    <View style={styles.screen}>
      <Button
        title="Scan invoice"
        onPress={scanInvoice}
        disabled={sdkState !== 'ready'}
      />
      {sdkState === 'unavailable' && (
        <Text style={styles.message}>
          Scanning isn't available in this version.
        </Text>
      )}
      <Text style={styles.message}>{message}</Text>
    </View>
  );
}

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
