import { didYouMean } from '../../base/nearest.mjs';
import { tagsOf } from '../../base/html';
import { addressProblem } from '../content/malformed';
import type { SiteFacts } from './facts';

/** Addresses of the links in a piece of HTML. */
export function linksIn(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? [href] : [],
  );
}

const withoutSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** What is wrong with the anchor of a link to a page of the site, once the page is built. */
function anchorProblem(href: string, path: string, facts: SiteFacts): string | undefined {
  const anchor = decodeURIComponent(/#(.*)$/.exec(href)?.[1] ?? '');
  if (anchor === '') return undefined;
  const anchors = facts.anchorsOf?.(path);
  if (anchors === undefined || anchors.includes(anchor)) return undefined;
  return `leads to the page, but there is no "${anchor}" on it.${didYouMean(anchor, anchors)}`;
}

/**
 * What is wrong with an address, as the end of a sentence; `undefined` if nothing is. Pages are only
 * looked for once they are known.
 */
export function checkLink(href: string, facts?: SiteFacts): string | undefined {
  const problem = addressProblem(href);
  if (problem !== undefined) return problem;
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(href)) return undefined;
  if (!href.startsWith('/')) {
    return `depends on the page that contains it. Begin with a slash: "/${href}".`;
  }
  if (facts === undefined) return undefined;
  const path = href.replace(/[?#].*$/, '');
  const known = facts.paths.map(withoutSlash);
  if (known.includes(withoutSlash(path)) || facts.isFile?.(path) === true) {
    return anchorProblem(href, path, facts);
  }
  const other = facts.paths.find(
    (candidate) => withoutSlash(candidate).toLowerCase() === withoutSlash(path).toLowerCase(),
  );
  if (other !== undefined) return `differs from the page "${other}" only by case.`;
  return `leads nowhere.${didYouMean(path, facts.paths)}`;
}
