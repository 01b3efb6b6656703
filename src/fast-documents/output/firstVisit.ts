import { pauseScript } from '../../components/Pause/script';
import { opening } from './payload';

const pause = `<script>${pauseScript}</script>`;

/**
 * The first code block, often the largest element on a desktop. The pause is the last in its block, where no rule of siblings
 * sees it. Code blocks have a language, and are in no island: it would render its content without the pause.
 */
const firstCode = /<code class="?[^">]*\blanguage-[\s\S]*?<\/pre>/;

/**
 * Places at which the first layout is interrupted: after the page around the document, and after the first code block.
 *
 * @throws Error where the page is not that of a document.
 */
function pausesOf(html: string): number[] {
  const frame = opening.exec(html);
  if (frame === null) throw new Error(`The page has no ${opening.source}.`);
  const code = firstCode.exec(html);
  return [frame.index + frame[0].length, ...(code === null ? [] : [code.index + code[0].length])];
}

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
  const firstScript = html.search(/<script src=/);
  if (firstScript === -1) throw new Error('The page has no script.');
  const insertions = [{ at: firstScript, text: links }];
  for (const at of pausesOf(html)) insertions.push({ at, text: pause });
  insertions.sort((a, b) => a.at - b.at);
  // In one pass: each change of a page copies it.
  const parts = insertions.flatMap(({ at, text }, index) => [
    html.slice(insertions[index - 1]?.at ?? 0, at),
    text,
  ]);
  return [...parts, html.slice(insertions.at(-1)?.at)].join('');
}
