import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from './problems';

/** Folders that the build reads as a whole. */
const folders = ['docs', 'src/pages', 'static', 'api-sources', 'samples'];

/** Paths of the symbolic links below a folder. Not `recursive`: Node.js 24 follows links then, loops included. */
function linksIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [path];
    return entry.isDirectory() && entry.name !== 'node_modules' ? linksIn(path) : [];
  });
}

/**
 * Symbolic links among the sources. Docusaurus follows them, in a loop for minutes, and publishes pages
 * that the checks of this site have not seen.
 */
export function symlinkProblems(siteDir: string): Problem[] {
  return folders
    .map((folder) => join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => linksIn(folder))
    .map((path) => ({
      file: relative(siteDir, path).split(sep).join('/'),
      line: 1,
      message: `This is a symbolic link to "${readlinkSync(path)}". The build reads no links: put the files themselves here, or remove it.`,
    }));
}
