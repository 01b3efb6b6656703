// region getText
/** Resolves with an empty string if the document has no text. */
export function readText() {
  return DeckleSDKPromisify.getText();
}
// endregion

// region getTextPage
export function readFirstPage() {
  return DeckleSDKPromisify.getTextPage(1);
}
// endregion

// region findPages
/**
 * The 1-based numbers of the pages that contain a word.
 * @param {string} word
 */
export async function findPages(word) {
  const wanted = word.toLowerCase();
  const count = await DeckleSDKPromisify.pageCount();
  const pages = [];
  for (let pageNumber = 1; pageNumber <= count; pageNumber++) {
    const text = await DeckleSDKPromisify.getTextPage(pageNumber);
    if (text.toLowerCase().includes(wanted)) pages.push(pageNumber);
  }
  return pages;
}
// endregion
