import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { closestTo } from '../client/clicks';

const quietAttribute = 'data-quiet';

/**
 * Escape closes a menu of the navbar, whether it was opened with a key or by pointing at it, and hides what a link to other
 * platforms says, which can cover the line above. Both are shown again when the pointer or the focus comes back.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const { key, defaultPrevented } = event;
    if (key === 'Enter' || key === ' ')
      closestTo(event, `.dropdown[${quietAttribute}]`)?.removeAttribute(quietAttribute);
    if (key !== 'Escape' || defaultPrevented) return;
    const shown = ':is(.dropdown, [data-equivalents]):hover, [data-equivalents]:focus-visible';
    for (const element of document.querySelectorAll(shown))
      element.setAttribute(quietAttribute, '');
    document.querySelector<HTMLElement>('.dropdown:focus-within > [role="button"]')?.focus();
    // Docusaurus closes a menu when focus shows up elsewhere; its state can be reached in no other way.
    if (document.querySelector('.dropdown--show') !== null)
      document.dispatchEvent(new FocusEvent('focusin'));
  });

  for (const leaving of ['pointerout', 'focusout'] as const) {
    document.addEventListener(leaving, (event) => {
      const { relatedTarget } = event;
      const quiet = closestTo(event, `[${quietAttribute}]`);
      if (relatedTarget instanceof Node && quiet?.contains(relatedTarget)) return;
      quiet?.removeAttribute(quietAttribute);
    });
  }
}
