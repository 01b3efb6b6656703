// region getText
import { DeckleSDK } from '@deckle/capacitor-sdk';

/** Resolves with an empty string if the document has no text. */
export async function readText(): Promise<string> {
  const { text } = await DeckleSDK.getText();
  return text;
}
// endregion

// region getTextPage
export async function readFirstPage(): Promise<string> {
  const { text } = await DeckleSDK.getTextPage({ pageNumber: 1 });
  return text;
}
// endregion

// region findPages
/** The 1-based numbers of the pages that contain a word. */
export async function findPages(word: string): Promise<number[]> {
  const wanted = word.toLowerCase();
  const { count } = await DeckleSDK.pageCount();
  const pages: number[] = [];
  for (let pageNumber = 1; pageNumber <= count; pageNumber++) {
    const { text } = await DeckleSDK.getTextPage({ pageNumber });
    if (text.toLowerCase().includes(wanted)) pages.push(pageNumber);
  }
  return pages;
}
// endregion
