// region entryPoints
import React, { useEffect, useState } from 'react';
import { Text, View } from 'react-native';
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
    <View style={{ flex: 1, justifyContent: 'center', padding: 24, gap: 16 }}>
      <ScanScreen ready={sdkState === 'ready'} />
      {sdkState === 'unavailable' && (
        <Text>Scanning isn't available in this version.</Text>
      )}
    </View>
  );
}
// endregion
