// region getText
import DeckleSDK from '@deckle/react-native-sdk';

/** Resolves with an empty string if the document has no text. Rejects on failure. */
export function readText(): Promise<string> {
  return DeckleSDK.getText();
}
// endregion

// region getTextPage
/** Resolves with an empty string if the page has no text. */
export function readFirstPage(): Promise<string> {
  return DeckleSDK.getTextPage(1);
}
// endregion

// region findPages
/** The 1-based numbers of the pages that contain a word. */
export async function findPages(word: string): Promise<number[]> {
  const wanted = word.toLowerCase();
  const pageCount = await DeckleSDK.pageCount();
  const pages: number[] = [];
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const text = await DeckleSDK.getTextPage(pageNumber);
    if (text.toLowerCase().includes(wanted)) {
      pages.push(pageNumber);
    }
  }
  return pages;
}
// endregion

// region prepare
/** Call it once, directly after initSDK has resolved with true. */
export async function prepareTextRecognition(): Promise<void> {
  if (!(await DeckleSDK.setAnalyzeConfiguration({}))) {
    console.warn('Text recognition:', await DeckleSDK.getLastError());
  }
}
// endregion

// region DocumentText
import { useState } from 'react';
import { Button, ScrollView, Text, View } from 'react-native';

export function DocumentText() {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  const showText = async () => {
    setBusy(true);
    try {
      setText((await readText()) || 'No text found');
    } catch (error) {
      console.warn('Text recognition:', error);
      setText("The text couldn't be read.");
    } finally {
      setBusy(false);
    }
  };

  return (
    <View style={{ flexShrink: 1 }}>
      <Button
        title={busy ? 'Reading…' : 'Show text'}
        disabled={busy}
        onPress={showText}
      />
      <ScrollView>
        <Text selectable style={{ color: 'black' }}>
          {text}
        </Text>
      </ScrollView>
    </View>
  );
}
// endregion
