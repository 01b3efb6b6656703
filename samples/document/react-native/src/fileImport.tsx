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

// region bundledInvoice
import { Platform } from 'react-native';
import * as RNFS from '@dr.pogodin/react-native-fs';

/** Resolves with the path of a file that ships with the app. */
export async function bundledFile(name: string): Promise<string> {
  if (Platform.OS !== 'android') return `${RNFS.MainBundlePath}/${name}`;

  const copy = `${RNFS.CachesDirectoryPath}/${name}`;
  await RNFS.copyFileAssets(name, copy);
  return copy;
}
// endregion

// region importScreen
import { useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { pickInvoice } from './pickFile';

export function ImportScreen() {
  const [path, setPath] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('No file chosen');

  async function load(
    choose: () => Promise<string | null>,
    filePassword?: string,
  ) {
    setBusy(true);
    try {
      const file = await choose();
      if (file === null) return;
      setPath(file);
      setPassword('');
      const result = await importInvoice(file, filePassword);
      if (!result.loaded) throw new Error(result.reason);
      setMessage(`Pages loaded: ${result.pages}`);
    } catch (error) {
      console.warn('File import:', error);
      setMessage(
        "The file wasn't loaded. If it has a password, enter it below.",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <View>
      <Button
        title="Choose an invoice"
        onPress={() => load(pickInvoice)}
        disabled={busy}
      />
      <Text style={{ color: 'black' }}>{message}</Text>
      <TextInput
        accessibilityLabel="Password"
        placeholder="Password, if the PDF has one"
        placeholderTextColor="gray"
        style={{ color: 'black' }}
        secureTextEntry
        value={password}
        onChangeText={setPassword}
      />
      <Button
        title="Try again with the password"
        onPress={() => load(async () => path, password)}
        disabled={busy || path === null || password === ''}
      />
    </View>
  );
}
// endregion
