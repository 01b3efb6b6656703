import { platformById, type ProductId } from '../../model/platforms';
import {
  cardOf,
  equivalentsPath,
  idOfPath,
  partsOfId,
  type Card,
  type EquivalentsFile,
} from '../../model/equivalents';
import { closestTo } from '../../client/clicks';
import { remembering } from '../../client/remember';
import { requestText } from '../../client/request';
import { documentAttribute } from '../../model/pageState';
import styles from './card.module.css';

/** Which platform's pages are read, from their address. */
export function readerAt(path: string): { readonly product: ProductId; readonly platform: string } {
  const [, barcode, platform = ''] = /\/docs\/(barcode-scanner-sdk\/)?([^/]+)/.exec(path) ?? [];
  return { product: barcode === undefined ? 'document' : 'barcode', platform };
}

/** The file about a type. */
const load = remembering(
  async (address) => JSON.parse(await requestText(address)) as EquivalentsFile,
);

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

/** A name that translators leave as it is. */
function codeOf(name: string): HTMLElement {
  const code = element('code', undefined, name);
  code.translate = false;
  return code;
}

/** The names, and the platforms that have none. */
function contentsOf({ present, absent }: Card, baseUrl: string): Node[] {
  const list = element('dl', styles.names);
  for (const { platform, name, href, isHere } of present) {
    const code = codeOf(name);
    const link = href === undefined ? code : element('a', undefined, code);
    if (link instanceof HTMLAnchorElement) link.href = baseUrl + (href ?? '').replace(/^\//, '');
    const here = isHere ? [element('span', styles.here, 'this platform')] : [];
    list.append(
      element('dt', undefined, platformById(platform).label),
      element('dd', undefined, link, ...here),
    );
  }
  const labels = absent.map((platform) => platformById(platform).label);
  const note = `Not available on ${labels.join(', ')}.`;
  return [list, ...(labels.length === 0 ? [] : [element('p', styles.absent, note)])];
}

/**
 * Shows a card until the reader closes it or leaves the page; the browser keeps focus inside and gives it back. It
 * is in the document that contains its button, whose links are the router's.
 */
function show(button: Element, id: string, contents: readonly Node[]): void {
  // The reader has opened another page in the meantime.
  if (!button.isConnected) return;
  const title = element('h2', styles.title, codeOf(id), ' on other platforms');
  title.id = 'equivalents-title';
  const close = element('button', styles.close, '✕');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close');
  const dialog = element('dialog', styles.card, title, ...contents, close);
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
  (button.closest(`[${documentAttribute}]`) ?? document.body).append(dialog);
  dialog.showModal();
}

/**
 * Opens the card of the symbol that a link leads to.
 *
 * @param button The mark that was selected, in its page.
 * @param baseUrl Where the site lives, with the slash at its end.
 */
export async function openCard(button: HTMLAnchorElement, baseUrl: string): Promise<void> {
  const { product, platform } = readerAt(location.pathname);
  const id = idOfPath(button.pathname + button.hash);
  const more = element('a', undefined, 'All platforms, types, and defaults');
  more.href = button.href;
  const page = element('p', styles.page, more);
  try {
    const file = await load(baseUrl + equivalentsPath(product, partsOfId(id).type));
    show(button, id, [...contentsOf(cardOf(file, id, platform), baseUrl), page]);
  } catch {
    const text = 'The names couldn’t be loaded. Check your connection, close this, and try again.';
    show(button, id, [element('p', undefined, text), page]);
  }
}
