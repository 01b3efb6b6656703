import { closestTo } from '../../client/clicks';
import { documentSections } from '../../client/documentSections';
import { documentAttribute } from '../../model/pageState';
import styles from './card.module.css';

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  if (className !== undefined) created.className = className;
  created.append(...children);
  return created;
}

/**
 * Shows a card until the reader closes it or leaves the page; the browser keeps focus inside and gives it back. It
 * is in the document that contains its mark, whose links are the router's.
 */
function show(mark: Element, contents: Node): void {
  // The reader has opened another page in the meantime.
  if (!mark.isConnected) return;
  const title = element('h2', styles.title, mark.getAttribute('aria-label') ?? '');
  title.id = 'equivalents-title';
  const close = element('button', styles.close, '✕');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close');
  const dialog = element('dialog', styles.card, title, contents, close);
  dialog.setAttribute('aria-labelledby', title.id);
  const shut = (): void => {
    dialog.close();
  };
  close.addEventListener('click', shut);
  dialog.addEventListener('click', (event) => {
    // Beside the card, or a link that is followed.
    if (event.target === dialog || closestTo(event, 'a') !== null) shut();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  (mark.closest(`[${documentAttribute}]`) ?? document.body).append(dialog);
  dialog.showModal();
}

/** Opens a card with the part of a symbol's page that a mark leads to: what all platforms have for the symbol. */
export async function openCard(mark: HTMLAnchorElement): Promise<void> {
  const contents = element('div', `markdown ${styles.contents ?? ''}`);
  try {
    const anchor = mark.hash === '' ? 'platforms' : mark.hash.slice(1);
    const sections = await documentSections(mark.pathname, 'equivalents-');
    contents.innerHTML = sections.find((section) => section.anchor === anchor)?.html ?? '';
  } catch {
    contents.textContent =
      'The names couldn’t be loaded. Check your connection, close this, and try again.';
  }
  const more = element('a', undefined, 'Open it on its own page');
  more.href = mark.href;
  contents.append(element('p', undefined, more));
  show(mark, contents);
}
