// region writeImages
import * as RNFS from '@dr.pogodin/react-native-fs';
import DeckleSDK, { PageSourceType } from '@deckle/react-native-sdk';

/** Writes every page as a JPG file and resolves with the paths, in page order. */
export async function writeImages(): Promise<string[]> {
  const folder = `${RNFS.CachesDirectoryPath}/pages`;
  if (await RNFS.exists(folder)) {
    await RNFS.unlink(folder);
  }
  await RNFS.mkdir(folder);

  const pageCount = await DeckleSDK.pageCount();
  const stamp = Date.now();
  const paths: string[] = [];
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const path = await DeckleSDK.writeImage(
      pageNumber,
      `${folder}/page-${pageNumber}-${stamp}.jpg`,
    );
    if (!path) {
      throw new Error(
        `Page ${pageNumber} couldn't be written: ${await DeckleSDK.getLastError()}`,
      );
    }
    paths.push(path);
  }
  return paths;
}
// endregion

// region PageImage
import React, { useEffect, useState } from 'react';
import { Image, Text } from 'react-native';

export function PageImage({
  pageNumber,
  version = PageSourceType.CUT_FILTER,
}: {
  pageNumber: number;
  version?: PageSourceType;
}) {
  /** Empty until the first page is loaded, null if a page can't be shown. */
  const [uri, setUri] = useState<string | null>('');

  useEffect(() => {
    let mounted = true;
    DeckleSDK.getImageBytes(pageNumber, version).then(async (base64) => {
      if (!base64) console.warn('Page:', await DeckleSDK.getLastError());
      if (mounted) setUri(base64 && `data:image/jpeg;base64,${base64}`);
    });
    return () => {
      mounted = false;
    };
  }, [pageNumber, version]);

  if (uri === null) {
    return (
      <Text style={{ color: 'black' }}>Page {pageNumber} can't be shown</Text>
    );
  }
  if (!uri) return null;
  return (
    <Image
      source={{ uri }}
      resizeMode="contain"
      style={{ width: '100%', aspectRatio: 210 / 297 }}
      accessibilityLabel={`Page ${pageNumber}`}
    />
  );
}
// endregion

// region PageThumbnail
export function PageThumbnail({ path }: { path: string }) {
  const uri = path.startsWith('file://') ? path : `file://${path}`;
  return (
    <Image
      source={{ uri }}
      style={{ width: 96, height: 136 }}
      accessibilityLabel="Scanned page"
    />
  );
}
// endregion

// region PageList
import { Alert, Button, ScrollView, View } from 'react-native';

export function PageList() {
  const [paths, setPaths] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  const showPages = async () => {
    setBusy(true);
    try {
      setPaths(await writeImages());
    } catch (error) {
      console.warn('Pages:', error);
      setPaths([]);
      Alert.alert("The pages couldn't be shown");
    } finally {
      setBusy(false);
    }
  };

  return (
    <View>
      <Button title="Show pages" onPress={showPages} disabled={busy} />
      <ScrollView horizontal>
        {paths.map((path) => (
          <PageThumbnail key={path} path={path} />
        ))}
      </ScrollView>
    </View>
  );
}
// endregion

// region writeOriginal
/** Writes the original photo of a page. `documentId` is a name that no other document has. */
export async function writeOriginal(
  documentId: string,
  pageNumber: number,
): Promise<string> {
  const base64 = await DeckleSDK.getImageBytes(
    pageNumber,
    PageSourceType.ORIGINAL,
  );
  if (!base64) {
    throw new Error(
      `Page ${pageNumber} isn't available: ${await DeckleSDK.getLastError()}`,
    );
  }
  const folder = `${RNFS.DocumentDirectoryPath}/originals/${documentId}`;
  await RNFS.mkdir(folder);
  const path = `${folder}/page-${pageNumber}.jpg`;
  await RNFS.writeFile(path, base64, 'base64');
  return path;
}
// endregion

// region uploadImages
/** Sends every page to your own server. Each file is deleted when the server has it. */
export async function uploadImages(documentId: string): Promise<void> {
  const paths = await writeImages();
  for (const [index, path] of paths.entries()) {
    const uri = path.startsWith('file://') ? path : `file://${path}`;
    const form = new FormData();
    form.append('document', documentId);
    form.append('number', String(index + 1));
    form.append('page', {
      uri,
      name: `page-${index + 1}.jpg`,
      type: 'image/jpeg',
    });

    const response = await fetch('https://api.example.com/invoices/pages', {
      method: 'POST',
      body: form,
    });
    if (!response.ok) {
      throw new Error(`The server responded with ${response.status}`);
    }
    await RNFS.unlink(path);
  }
}
// endregion
