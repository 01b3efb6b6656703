import { onClick } from '../client/clicks';
import { isPlainClick } from '../client/links';
import { showNotice } from '../client/notice';

/**
 * Opens the card with a symbol's names on other platforms, which is loaded when the first link is selected. The links are
 * static HTML and lead to the symbol's page, which opens without JavaScript and in a new tab.
 */
onClick('[data-equivalents]', (link, event) => {
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  event.preventDefault();
  import('../components/Equivalents/card').then(
    ({ openCard }) => openCard(link),
    () => {
      showNotice({ heading: 'The names on other platforms couldn’t be loaded' });
    },
  );
});
