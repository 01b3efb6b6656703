/**
 * Fills in the section when a reader reports a problem with a page: the place that the address names, and the words that
 * are selected. Without scripts, the form opens without them.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { withSection } from '../client/feedback';

if (ExecutionEnvironment.canUseDOM) {
  let words = '';
  const readSelection = (): void => {
    words = getSelection()?.toString() ?? '';
  };
  // A press deselects the words before the click.
  document.addEventListener('pointerdown', readSelection);
  // Before the browser follows the link.
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-feedback]') : null;
    if (link === null) return;
    link.dataset.feedback ||= link.href;
    link.href = withSection(link.dataset.feedback, location.hash, words);
  });
}
