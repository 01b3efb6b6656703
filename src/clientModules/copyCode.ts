import { onClick } from '../client/clicks';
import { copyText } from '../client/copying';

/** The copy buttons of all code blocks, which are static markup. */
onClick('button[data-copy]', (button) => {
  const code = button.parentElement?.parentElement?.querySelector('pre code');
  void copyText(code?.textContent ?? '', button, button.nextElementSibling);
});
