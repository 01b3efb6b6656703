/**
 * Fills in the section when a reader reports a problem with a page: the place that the address names, and the words that
 * are selected. Without scripts, the form opens without them.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { onClick } from '../client/clicks';
import { withSection } from '../client/feedback';

let words = '';

if (ExecutionEnvironment.canUseDOM) {
  // A press deselects the words before the click.
  document.addEventListener('pointerdown', () => {
    words = getSelection()?.toString() ?? '';
  });
}

// Before the browser follows the link.
onClick('[data-feedback]', (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.dataset.feedback ||= link.href;
  link.href = withSection(link.dataset.feedback, location.hash, words);
});
