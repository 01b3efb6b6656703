/**
 * The menu of a page, which is static markup (`components/PageMenu`): copies the page as Markdown, or a prompt for a coding
 * agent, and closes when the reader leaves it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { closestTo, onClick } from '../client/clicks';
import { say, writeClipboard } from '../client/copying';
import { closeDetails, closeOnEscape } from '../client/details';
import { remembering } from '../client/remember';
import { requestText } from '../client/request';

const selector = 'details[data-page-menu]';

/** Called when the menu is opened: Safari allows copying right after a click, and not once a file has come. */
const load = remembering(requestText);

/** What goes wrong with copying; nothing where it worked. */
async function problemOf(copied: Promise<string>): Promise<string> {
  const text = await copied.catch(() => undefined);
  if (text === undefined) {
    return 'The Markdown couldn’t be loaded. Check your connection and try again.';
  }
  return (await writeClipboard(text))
    ? ''
    : 'The browser didn’t allow copying. View the Markdown and copy it there.';
}

onClick('[data-copy-page]', (button) => {
  const menu = button.closest<HTMLDetailsElement>(selector);
  const label = menu?.querySelector('summary span');
  const message = menu?.querySelector('[role=status]');
  if (!menu || !label || !message) return;
  const { pageMenu: markdown = '' } = menu.dataset;
  const { copyPage: agents = '' } = button.dataset;
  const { origin } = location;
  const prompt = `First read ${origin}${agents} and ${origin}${markdown}. Use only names of these pages.`;
  void problemOf(agents === '' ? load(markdown) : Promise.resolve(prompt)).then((problem) => {
    message.textContent = problem;
    if (problem !== '') return;
    say(label, 'Copied', menu.nextElementSibling);
    // Unless the reader has gone on in the meantime.
    if (menu.contains(document.activeElement)) closeDetails(menu);
  });
});

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(`${selector}[open]`)) return;
      load(target.dataset.pageMenu ?? '').catch(() => undefined);
    },
    true,
  );

  for (const leaving of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(leaving, ({ target }) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    });
  }

  document.addEventListener('keydown', (event) => {
    const menu = closestTo(event, selector);
    if (menu instanceof HTMLDetailsElement) closeOnEscape(event, menu);
  });
}
