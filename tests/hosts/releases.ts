import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/base/files';
import { isInlineScript, tagsOf } from '../../src/base/html';
import { cspHashOf } from '../../src/plugins/security/pages';

/** What a later release has in front of the heading of each guide. */
export const laterMark = 'Later: ';

/** Folders that tests of deployments do without: nine tenths of the files. */
const dispensable = /\/(?:docs\/(?!Android)[^/.]+|assets\/cards|samples)$/;

/** Copies what tests of deployments need of a release, with its times. */
export function copyRelease(from: string, to: string): void {
  const filter = (path: string): boolean => !dispensable.test(path);
  cpSync(from, to, { recursive: true, filter, preserveTimestamps: true });
}

/** Hash in the name of a script or stylesheet. */
const hashInName = /\.([\da-f]{8})(?=\.(?:js|css)$)/;

/** Another hash for each hash. */
const turned = (hash: string): string => hash.slice(1) + hash.slice(0, 1);

/**
 * Makes the release of a later build out of that of an earlier one, in a second instead of a minute: scripts and
 * stylesheets have other names, an inline script and so the policy are others, and headings of guides are changed.
 *
 * @param from Folder of the earlier release.
 * @param to Folder of the later one, which must not exist.
 */
export function makeLaterRelease(from: string, to: string): void {
  copyRelease(from, to);
  // The not-found page has the scripts of all pages only.
  const script = tagsOf(readFileSync(join(to, '404.html'), 'utf8')).find(isInlineScript)?.text;
  if (script === undefined) throw new Error('The page has no inline script');
  const laterScript = `${script}/**/`;
  const files = listFiles(to, '.').map((path) => join(to, path));
  const hashes = new Set(files.map((path) => hashInName.exec(path)?.[1]));
  for (const path of files) {
    if (/\.(?:html|js|css|json|xml|conf)$|_headers$/.test(path)) {
      const text = readFileSync(path, 'utf8')
        .replace(/\b[\da-f]{8}\b/g, (hash) => (hashes.has(hash) ? turned(hash) : hash))
        .replaceAll(script, laterScript)
        .replaceAll(cspHashOf(script), cspHashOf(laterScript))
        .replaceAll('<h1>', `<h1>${laterMark}`);
      writeFileSync(path, text);
    }
    renameSync(
      path,
      path.replace(hashInName, (_, hash: string) => `.${turned(hash)}`),
    );
  }
}
