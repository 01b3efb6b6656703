import { onClick } from '../client/clicks';
import { withSection } from '../client/feedback';

/**
 * Fills in the section when a reader reports a problem with a page: the place that the address names. This happens before
 * the browser follows the link. Without scripts, the form opens without it.
 */
onClick('[data-feedback]', (link) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  link.dataset.feedback ||= link.href;
  link.href = withSection(link.dataset.feedback, location.hash);
});
