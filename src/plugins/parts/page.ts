import { pauseScript } from '../../document/layout';
import { opening } from './part';

const pause = `<script>${pauseScript}</script>`;

/** Ends of what is laid out in a task of its own: the frame, and what begins the text. */
const places = [opening, /<div class="theme-doc-markdown[\s\S]*?<\/p>/];

/**
 * The page of a document as the browser is to meet it: with pauses in its first layout, and with the address of the
 * script that every document needs, which it would learn of only when the main script has run.
 *
 * @param html The page as the build wrote it.
 * @param scripts Addresses of the scripts that every document needs.
 * @throws Error where the page is not that of a document.
 */
export function preparedPage(html: string, scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel="preload" as="script" href="${href}">`).join('');
  const first = html.search(/<script src=/);
  if (first === -1) throw new Error('The page has no script.');
  let page = html.slice(0, first) + links + html.slice(first);
  for (const place of places) {
    const match = place.exec(page);
    if (match === null) throw new Error(`The page has no ${place.source}.`);
    const end = match.index + match[0].length;
    page = page.slice(0, end) + pause + page.slice(end);
  }
  return page;
}
