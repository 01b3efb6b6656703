import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { isPlainClick } from '../client/links';
import { showNotice } from '../components/Notice';

/**
 * Opens the card with a symbol's names on other platforms: one listener for the whole site, which
 * loads the card when the first link is selected. The links are static HTML and lead to the symbol's page,
 * which opens without JavaScript and in a new tab.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-equivalents]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    import('../components/Equivalents/card').then(
      ({ openCard }) => openCard(link, siteConfig.baseUrl),
      () => {
        showNotice({
          heading: 'The names on other platforms couldn’t be loaded',
        });
      },
    );
  });
}
