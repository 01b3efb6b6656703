import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '../../../base/files';
import { didYouMean } from '../../../base/nearest';
import { addressOf, symbolsFolder } from '../../../model/docPaths';
import { symbolPath } from '../../../model/equivalents';
import { hasReference } from '../../../model/platforms';
import type { Expanded, PlacedLink } from '../expand/expand';
import { modelTypesOf } from '../symbols/modelTypes';
import { referenceFolder, referenceFolders } from '../symbols/links';
import { isForeign } from '../expand/malformed';
import type { Problem } from '../../../base/problems';
import { apiKey, scopes } from '../../api/types';
import type { ContentState } from '../site/contentState';
import { barcodeResultsPath, invoiceResultPath, samplePath } from '../site/published';
import { sampleFiles } from '../site/sources';

const bare = (address: string): string => address.replace(/(.)\/+$/, '$1');

/** What links can lead to. */
export interface LinkTargets {
  /** Anchors of each page by its file; `undefined` where they aren't known. */
  readonly pages: ReadonlyMap<string, readonly string[] | undefined>;
  /** Whether there is a file at a path: relative to the site, or an address. */
  readonly isFile: (path: string) => boolean;
}

/** The generated references and pages about symbols, which need not be written yet. Docusaurus checks their anchors. */
export function generatedPages({ apis, index }: Pick<ContentState, 'apis' | 'index'>): string[] {
  const references = scopes.flatMap((scope) => {
    const api = apis.platforms.get(apiKey(scope));
    if (api === undefined || !hasReference(scope.platform)) return [];
    const folder = `docs/${referenceFolder(scope)}`;
    const pages = [...api.symbols.values()].flatMap(({ kind, name, parent }) =>
      parent === undefined && Object.hasOwn(referenceFolders, kind)
        ? [`${folder}/${referenceFolders[kind as keyof typeof referenceFolders]}/${name}.mdx`]
        : [],
    );
    return [`${folder}/index.mdx`, ...pages];
  });
  const types = modelTypesOf(apis, index).map(
    ({ product, type }) => `${symbolPath(product, type).slice(1)}.mdx`,
  );
  return [`docs/${symbolsFolder}/index.mdx`, ...references, ...types];
}

/** Whether there is a file at a path in the site, or will be at an address once the site is built. */
export function fileFinder(
  siteDir: string,
  { starters }: Pick<ContentState, 'starters'>,
): LinkTargets['isFile'] {
  const published = new Set([
    ...sampleFiles(siteDir).map(samplePath),
    ...[...starters.values()].flat().map(({ path }) => path),
    barcodeResultsPath,
    invoiceResultPath,
  ]);
  return (path) => {
    const file = join(siteDir, path.startsWith('/') ? `static${path}` : path);
    return published.has(path) || (existsSync(file) && statSync(file).isFile());
  };
}

/** Files of `src/pages` that Docusaurus makes pages of, relative to the site. */
export const standalonePages = (siteDir: string): string[] =>
  listFiles(siteDir, 'src/pages', /\.(?:mdx?|[jt]sx?)$/).filter(
    (path) => !/\/_|\.test\.|\.d\.ts$/.test(path),
  );

/** Why a link on a page leads nowhere, as the end of a sentence. */
function whyBroken(
  { url, isImage }: PlacedLink,
  page: string,
  { isFile, pages }: LinkTargets,
  fileByAddress: ReadonlyMap<string, string>,
): string | undefined {
  if (isForeign(url)) {
    return isImage
      ? 'loads from another host, which the security policy refuses. Put the file into static/img/ and write "/img/…".'
      : undefined;
  }
  if (/^(?:mailto|tel):/i.test(url)) return undefined;
  const [, path = '', hash = ''] =
    /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url.replace(/^pathname:\/\//, '')) ?? [];
  const plain = decodeURIComponent(path);
  const file = plain.startsWith('/') ? plain : posix.join(posix.dirname(page), plain);
  if (isImage || url.startsWith('pathname:')) {
    return isFile(file)
      ? undefined
      : `leads to no file: there is no ${file.startsWith('/') ? `static${file}` : file}.`;
  }
  // A link to the file of a page is one to its address.
  const { pathname } = new URL(path, `https://example.com${addressOf(page)}`);
  const address = bare(decodeURIComponent(pathname).replace(/(?:\/index)?\.mdx?$/, '')) || '/';
  const target = plain === '' ? page : fileByAddress.get(address);
  if (target === undefined) {
    return isFile(file)
      ? undefined
      : `leads to no page and no file.${didYouMean(address, fileByAddress.keys())}`;
  }
  const anchor = decodeURIComponent(hash);
  const anchors = pages.get(target);
  if (anchor === '' || anchors === undefined || anchors.includes(anchor)) return undefined;
  const where = target === page ? 'no place on the page' : `${target}, but to no place on it`;
  return `leads to ${where}: nothing there has the anchor #${anchor}.${didYouMean(anchor, anchors)}`;
}

/** Links that lead nowhere, and images that aren't there. */
export function linkProblems(
  expanded: ReadonlyMap<string, Pick<Expanded, 'links'>>,
  targets: LinkTargets,
): Problem[] {
  const fileByAddress = new Map(
    [...targets.pages.keys()].map((file) => [bare(addressOf(file)), file]),
  );
  return [...expanded].flatMap(([page, { links }]) =>
    links.flatMap((link): Problem[] => {
      const why = whyBroken(link, page, targets, fileByAddress);
      if (why === undefined) return [];
      const { file, isImage, line, url } = link;
      const where = file === page ? '' : ` This text is on ${page}.`;
      return [{ file, line, message: `The ${isImage ? 'image' : 'link'} "${url}" ${why}${where}` }];
    }),
  );
}
