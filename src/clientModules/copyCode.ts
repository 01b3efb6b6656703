/**
 * The copy buttons of all code blocks, by one listener: the blocks are static markup, with nothing of
 * their own in the browser.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a button says what has become of the copying, in milliseconds. */
const shownFor = 2500;

/** What a button said at first, and when it is to say it again. */
const waiting = new WeakMap<Element, { readonly label: Node[]; timer: number }>();

function say(button: Element, outcome: 'Copied' | 'Copying was refused'): void {
  const status = button.nextElementSibling;
  const before = waiting.get(button);
  window.clearTimeout(before?.timer);
  const label = before?.label ?? [...button.childNodes];
  button.textContent = outcome;
  if (status !== null) status.textContent = outcome;
  const timer = window.setTimeout(() => {
    waiting.delete(button);
    button.replaceChildren(...label);
    if (status !== null) status.textContent = '';
  }, shownFor);
  waiting.set(button, { label, timer });
}

async function copy(button: Element): Promise<void> {
  const code = button.parentElement?.parentElement?.querySelector('pre code');
  try {
    await navigator.clipboard.writeText(code?.textContent ?? '');
    say(button, 'Copied');
  } catch {
    say(button, 'Copying was refused');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-copy]') : null;
    if (button !== null) void copy(button);
  });
}
