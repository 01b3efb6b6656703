/** The built site, as the tests of this folder read it. `npm run build` writes it. */
import { join } from 'node:path';
import { listFiles } from '../../src/base/files';
import { siteUrl } from '../../src/model/constants';
import { tagsOf, type Tag } from '../../src/base/html';
import { buildDir, built, routes } from '../builtSite';

const attributesIn = (tags: readonly Tag[], name: string): readonly Tag['attributes'][] =>
  tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes);

/** The attributes of the elements with a name in a part of a page. */
export const attributesOf = (html: string, name: string): readonly Tag['attributes'][] =>
  attributesIn(tagsOf(html), name);

/** A page of the build. */
export class Page {
  /** Path of its file below `build/`. */
  readonly file: string;
  readonly html: string;
  #tags: readonly Tag[] | undefined;
  #ids: ReadonlySet<string> | undefined;

  /** @param path of the page, as the sitemap has it */
  constructor(readonly path: string) {
    this.file = join(path.slice(1), 'index.html');
    this.html = built(this.file);
  }

  /** Its elements. Read once for all tests. */
  get tags(): readonly Tag[] {
    this.#tags ??= tagsOf(this.html);
    return this.#tags;
  }

  get ids(): ReadonlySet<string> {
    this.#ids ??= new Set(this.tags.flatMap(({ attributes: { id } }) => id ?? []));
    return this.#ids;
  }

  /** The attributes of its elements with a name. */
  attributesOf(name: string): readonly Tag['attributes'][] {
    return attributesIn(this.tags, name);
  }
}

/** Every page of the sitemap. */
export const pages: readonly Page[] = routes.map((path) => new Page(path));

const bare = (path: string): string => path.replace(/\/$/, '');
const byPath = new Map(pages.map((page) => [bare(page.path), page]));

/** The page at a path, with or without a slash at its end. */
export function pageAt(path: string): Page {
  const found = byPath.get(bare(path));
  if (found === undefined) throw new Error(`The build has no page ${path}.`);
  return found;
}

/** Paths of all files below `build/`. */
export const files: ReadonlySet<string> = new Set(listFiles(buildDir, '.'));

/** Path of a file or page of the build behind an absolute URL, if there is one. */
export function fileBehind(url: string): string | undefined {
  if (url !== siteUrl && !url.startsWith(`${siteUrl}/`)) return undefined;
  const path = decodeURI(new URL(url).pathname).slice(1);
  return [path, join(path, 'index.html')].find((file) => files.has(file));
}

/** Whether an address leads out of the site, or to a file or a place on a page that the build has. */
export function hasTarget(href: string, from = '/'): boolean {
  const { origin, pathname, hash } = new URL(href, siteUrl + from);
  if (origin !== siteUrl) return true;
  const page = byPath.get(bare(decodeURI(pathname)));
  if (page === undefined) return fileBehind(origin + pathname) !== undefined;
  return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)));
}
