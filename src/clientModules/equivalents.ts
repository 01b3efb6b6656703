import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

/**
 * Opens the card with a symbol's names on other platforms: one listener for the whole site, which
 * loads the card when the first button is pressed. The buttons are static HTML.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-equivalents]') : null;
    const id = button?.getAttribute('data-equivalents') ?? '';
    if (button === null || id === '') return;
    import('../components/Equivalents/card').then(
      ({ openCard }) => openCard(button, id, siteConfig.baseUrl),
      () => undefined,
    );
  });
}
