import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../samples/verifier/src/files.mjs';
import { hashOf, isInlineScript, tagsOf } from '../../src/security/html';

/** What a later release has in front of the heading of each guide. */
export const laterMark = 'Later: ';

/** Hash in the name of a script or stylesheet. */
const hashInName = /\.([\da-f]{8})(?=\.(?:js|css)$)/;

/** Another hash for each hash. */
const turned = (hash: string): string => hash.slice(1) + hash.slice(0, 1);

/** Text of the first inline script of a page. */
function inlineScriptOf(html: string): string {
  const script = tagsOf(html).find(isInlineScript);
  if (script === undefined) throw new Error('The page has no inline script');
  return script.text;
}

/**
 * Makes the release of a later build out of that of an earlier one, in a second instead of a minute: scripts and
 * stylesheets have other names, an inline script and so the policy are others, headings of guides are changed, and
 * one guide may be missing.
 *
 * @param from Folder of the earlier release.
 * @param to Folder of the later one, which must not exist.
 * @param removed Path of a guide that the later build lacks, such as `/docs/Android/docScan`.
 */
export function makeLaterRelease(from: string, to: string, removed?: string): void {
  cpSync(from, to, { recursive: true });
  if (removed !== undefined) {
    for (const path of [removed, `${removed}.md`, `${removed}.json`]) {
      rmSync(join(to, path), { recursive: true });
    }
  }
  const [, folder = '', name = ''] = /^\/docs\/(.*\/)([^/]+)$/.exec(removed ?? '') ?? [];
  // The not-found page has the scripts of all pages only.
  const script = inlineScriptOf(readFileSync(join(to, '404.html'), 'utf8'));
  const laterScript = `${script}/**/`;
  const files = listFiles(to, '.').map((path) => join(to, path));
  const hashes = new Set(
    files.map((path) => hashInName.exec(path)?.[1]).filter((hash) => hash !== undefined),
  );
  for (const path of files) {
    if (/\.(?:html|js|css|json|xml|conf)$|_headers$/.test(path)) {
      const text = readFileSync(path, 'utf8')
        .replace(/\b[\da-f]{8}\b/g, (hash) => (hashes.has(hash) ? turned(hash) : hash))
        .replaceAll(script, laterScript)
        .replaceAll(hashOf(script), hashOf(laterScript))
        .replaceAll('<h1>', `<h1>${laterMark}`);
      writeFileSync(
        path,
        removed === undefined
          ? text
          : text
              // Routes, one line for each folder.
              .replace(
                new RegExp(`("${folder}":"[^"]*?) ?\\b${name}\\b`),
                (_, before: string) => before,
              )
              // Addresses on the not-found page.
              .replaceAll(`"${removed}",`, '')
              .replace(new RegExp(`<url><loc>[^<]*${removed}</loc>.*?</url>`), ''),
      );
    }
    renameSync(
      path,
      path.replace(hashInName, (_, hash: string) => `.${turned(hash)}`),
    );
  }
}
