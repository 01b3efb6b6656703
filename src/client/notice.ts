/**
 * Messages over the page, at the lower edge of the window. They are plain elements, because the app may not be there to
 * render them: `plugins/address/preHydration.client.ts` shows one where scripts are missing.
 */
import { isReachable } from './request';

/** A message. */
export interface Notice {
  readonly heading: string;
  /** What happened; by default, that a part of the site could not be loaded. */
  readonly text?: string;
  /** Address that Retry opens once it answers: by default that of the page, which is reloaded. */
  readonly url?: string;
}

const id = 'dk-notice';

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/** Opens an address once it answers: before that, the browser would show its error page in place of a readable one. */
async function open(url: string): Promise<void> {
  if (!(await isReachable(url))) throw new Error('The server is not ready.');
  if (url !== location.href) {
    location.assign(url);
    return;
  }
  // A reload would take a broken script from the browser's cache, which keeps it for as long as its name.
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js'));
  await Promise.all(scripts.map(({ name }) => fetch(name, { cache: 'reload' })));
  location.reload();
}

/** Takes the message away, if there is one. */
export function hideNotice(): void {
  document.getElementById(id)?.remove();
}

/** Shows a message in place of any other, with buttons to retry and to close it. */
export function showNotice({
  heading,
  text = 'Part of the site couldn’t be loaded. Retry reloads this page.',
  url = location.href,
}: Notice): void {
  hideNotice();
  const headingId = `${id}-heading`;
  const progress = element('p');
  const retry = (): void => {
    progress.textContent = 'Trying…';
    open(url).catch(() => {
      progress.textContent = 'Still no connection. Nothing on this page is lost.';
    });
  };
  const section = element('section');
  section.setAttribute('role', 'alert');
  section.setAttribute('aria-labelledby', headingId);
  section.append(
    element('h2', { id: headingId, textContent: heading }),
    element('p', { textContent: text }),
    progress,
    element('button', { textContent: 'Retry', onclick: retry }),
    element('button', { textContent: 'Close', onclick: hideNotice }),
  );
  const notice = element('div', { id, className: 'dk-notice' });
  notice.append(section);
  document.body.append(notice);
}
