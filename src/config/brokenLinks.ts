import { join } from 'node:path';
import { listFiles } from '../base/files.mjs';
import { readSource } from '../base/readSource';

const siteDir = join(__dirname, '../..');

/** A link or an image that Docusaurus cannot resolve. */
interface Unresolved {
  /** Relative to the site. */
  readonly sourceFilePath: string;
  readonly url: string;
}

/**
 * Says what Docusaurus found, and where it is written: on the page or in shared text. The position that Docusaurus has
 * is that in the expanded page. The check of all pages reports the same with its place, but in the live preview later.
 */
function messageOf(what: string, { sourceFilePath, url }: Unresolved): string {
  const places = [sourceFilePath, ...listFiles(siteDir, 'docs/_shared')].flatMap((file) => {
    const line = readSource(siteDir, file)
      .split('\n')
      .findIndex((text) => text.includes(`(${url})`));
    return line < 0 ? [] : [`${file}:${String(line + 1)}`];
  });
  return `${places[0] ?? sourceFilePath}  The ${what} "${url}" leads to nothing. "npm run check:pages" lists all of them.`;
}

/** What Docusaurus calls for links to files and images that it cannot find. */
export const brokenLinkHooks = {
  onBrokenMarkdownLinks: (link: Unresolved): void => {
    console.warn(messageOf('link', link));
  },
  onBrokenMarkdownImages: (image: Unresolved): never => {
    throw new Error(messageOf('image', image));
  },
};
