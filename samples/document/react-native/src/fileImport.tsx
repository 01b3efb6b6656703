import React, { useState } from 'react';
import { Button, Platform, Text, TextInput, View } from 'react-native';
import RNFS from 'react-native-fs';
// region loadFile
import DeckleSDK from '@deckle/react-native-sdk';

export type ImportResult =
  { loaded: true; pages: number } | { loaded: false; reason: string };

export async function importInvoice(
  path: string,
  password?: string,
): Promise<ImportResult> {
  const loaded = await DeckleSDK.loadFile(path, password);
  if (!loaded) {
    return { loaded: false, reason: await DeckleSDK.getLastError() };
  }
  return { loaded: true, pages: await DeckleSDK.pageCount() };
}
// endregion

// region copyFile
/** Resolves with a path that the SDK can read, for what a picker reports. */
export async function readablePath(uri: string, name: string): Promise<string> {
  if (Platform.OS === 'android') {
    return uri; // content:// URIs load directly
  }
  const copy = `${RNFS.CachesDirectoryPath}/import-${name}`;
  if (await RNFS.exists(copy)) {
    await RNFS.unlink(copy);
  }
  await RNFS.copyFile(decodeURIComponent(uri.replace('file://', '')), copy);
  return copy;
}
// endregion

// region bundledInvoice
/** Loads the invoice that ships with the app, for tests without a picker. */
export async function importExample(): Promise<ImportResult> {
  if (Platform.OS !== 'android') {
    return importInvoice(`${RNFS.MainBundlePath}/invoice.pdf`);
  }
  const example = `${RNFS.CachesDirectoryPath}/invoice.pdf`;
  await RNFS.copyFileAssets('invoice.pdf', example);
  return importInvoice(example);
}
// endregion

// region importScreen
interface ImportScreenProps {
  /** URI and file name as the file picker reports them. */
  file: { uri: string; name: string };
}

export function ImportScreen({ file }: ImportScreenProps) {
  const [loading, setLoading] = useState(false);
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState(file.name);

  async function onImport() {
    setLoading(true);
    try {
      const path = await readablePath(file.uri, file.name);
      const result = await importInvoice(path, password || undefined);
      setMessage(
        result.loaded
          ? `Pages loaded: ${result.pages}`
          : `Not loaded: ${result.reason}`,
      );
    } catch (error) {
      setMessage(`Not copied: ${String(error)}`);
    } finally {
      setLoading(false);
    }
  }

  return (
    <View>
      <Text>{message}</Text>
      <TextInput
        accessibilityLabel="Password"
        placeholder="Password, if the PDF has one"
        secureTextEntry
        value={password}
        onChangeText={setPassword}
      />
      <Button title="Import" onPress={onImport} disabled={loading} />
    </View>
  );
}
// endregion
