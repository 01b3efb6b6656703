/**
 * The copy buttons of all code blocks, by one listener: the blocks are static markup, without listeners in the browser.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { copyText } from '../client/copying';

const codeOf = (button: Element): string =>
  button.parentElement?.parentElement?.querySelector('pre code')?.textContent ?? '';

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-copy]') : null;
    if (button !== null) void copyText(codeOf(button), button, button.nextElementSibling);
  });
}
