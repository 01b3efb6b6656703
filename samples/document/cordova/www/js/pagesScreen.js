// region pagesScreen
import { pageUrls, writePages } from './exportImages.js';

const button = /** @type {HTMLButtonElement} */ (
  document.getElementById('show-pages')
);
const message = /** @type {HTMLElement} */ (
  document.getElementById('pages-message')
);
const list = /** @type {HTMLElement} */ (document.getElementById('pages'));

button.addEventListener('click', async () => {
  button.disabled = true;
  list.replaceChildren();
  try {
    const urls = await pageUrls(await writePages());
    message.textContent = urls.length === 0 ? 'No pages' : '';
    for (const [index, url] of urls.entries()) {
      const image = document.createElement('img');
      image.loading = 'lazy';
      image.alt = `Page ${index + 1}`;
      image.style.width = '100%';
      image.src = url;
      list.append(image);
    }
  } catch (error) {
    console.error('Image export:', error);
    message.textContent = "The pages couldn't be shown.";
  } finally {
    button.disabled = false;
  }
});
// endregion
