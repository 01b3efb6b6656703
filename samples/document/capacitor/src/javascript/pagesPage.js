// region PageList
import { pageUrls, writePages } from '../exportImages';

/** Writes the pages and shows them in the element pages. */
export async function showPages() {
  const list = /** @type {HTMLElement} */ (document.getElementById('pages'));
  const message = /** @type {HTMLElement} */ (
    document.getElementById('message')
  );
  list.replaceChildren();
  message.textContent = 'Writing the pages…';
  try {
    const urls = pageUrls(await writePages());
    for (const [index, url] of urls.entries()) {
      const image = document.createElement('img');
      image.src = url;
      image.alt = `Page ${index + 1}`;
      image.style.maxWidth = '100%';
      list.append(image);
    }
    message.textContent = `Pages: ${urls.length}`;
  } catch (error) {
    console.warn('Image export:', error);
    message.textContent = "The pages couldn't be exported.";
  }
}
// endregion
