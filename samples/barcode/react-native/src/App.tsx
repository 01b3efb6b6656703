// region entryPoints
import { useEffect, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { initSdk } from './initSdk';
import { ScanScreen } from './scanBarcode';

type SdkState = 'starting' | 'ready' | 'unavailable';

export default function App() {
  const [sdkState, setSdkState] = useState<SdkState>('starting');

  useEffect(() => {
    initSdk()
      .then((accepted) => setSdkState(accepted ? 'ready' : 'unavailable'))
      .catch((error: unknown) => {
        console.warn('Barcode SDK:', error);
        setSdkState('unavailable');
      });
  }, []);

  return (
    <View style={styles.app}>
      <ScanScreen ready={sdkState === 'ready'} />
      {sdkState === 'unavailable' && (
        <Text style={styles.message}>
          Scanning isn't available in this version.
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1, backgroundColor: 'white' },
  message: { padding: 48, color: 'black' },
});
// endregion
