import { pauseScript } from '../../components/Pause/script';
import { opening } from './payload';

const pause = `<script>${pauseScript}</script>`;

/** Places after which the first layout is interrupted: the page around the document, and its first paragraph. */
const places = [opening, /<div class="theme-doc-markdown[\s\S]*?<\/p>/];

/**
 * The page of a document with what only a first visit needs: pauses in its first layout, and a preload of the script that
 * every document needs, which the browser would otherwise discover only when the main script has run.
 *
 * @param html The page as the build rendered it.
 * @param scripts URLs of the scripts that every document needs.
 * @throws Error where the page is not that of a document.
 */
export function firstVisitPage(html: string, scripts: readonly string[]): string {
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
