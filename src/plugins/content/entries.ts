import { existsSync, readdirSync, readlinkSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../base/problems';

/** Folders that the build reads as a whole. */
const folders = ['docs', 'src/pages', 'static', 'api-sources', 'samples'];

/** Entries of a folder and the folders below it. Not `recursive`: Node.js 24 follows links then, loops included. */
function entriesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'node_modules'
      ? [entry, ...entriesIn(join(folder, entry.name))]
      : [entry],
  );
}

/** What is wrong with an entry of a folder, whatever is in it. */
function problemOf(entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) {
    // Docusaurus follows them, in a loop for minutes, and publishes pages that the checks of this site have not seen.
    const target = readlinkSync(join(entry.parentPath, entry.name));
    return `This is a symbolic link to "${target}". The build reads no links: put the files themselves here, or remove it.`;
  }
  return entry.isDirectory() && /\.mdx?$/.test(entry.name)
    ? 'This is a folder with the name of a page, and no page. Rename it, or put the text of the page into a file of this name.'
    : undefined;
}

/** Symbolic links among the sources, and folders with names of pages. */
export function entryProblems(siteDir: string): Problem[] {
  return folders
    .map((folder) => join(siteDir, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => entriesIn(folder))
    .flatMap((entry) => {
      const message = problemOf(entry);
      const path = relative(siteDir, join(entry.parentPath, entry.name));
      return message === undefined ? [] : [{ file: path.split(sep).join('/'), line: 1, message }];
    });
}
