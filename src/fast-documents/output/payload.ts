import { documentAttribute } from '../../model/pageState';
import { dataId, mainScript } from '../../model/documentPage';
import type { DocumentPayload } from '../client/data';
import { headTagsOf } from '../../base/html';
import { inlinedStylesOf } from './stylesheets';

/** Begins the document in its page. */
export const opening = new RegExp(`<div ${documentAttribute}(?:=(?:""|''))?>`);
/** `DocumentData` comes right after the document's element, so that no parser has to find its end. */
const closing = new RegExp(`</div><script type=["']?application/json["']? id=["']?${dataId}["']?>`);

/**
 * What navigation needs of a page.
 *
 * @param html The page as the build wrote it.
 * @returns `undefined` where the page is not that of a document.
 * @throws Error where it begins as one and does not continue as one.
 */
export function payloadOf(html: string): DocumentPayload | undefined {
  const begin = opening.exec(html);
  if (begin === null) return undefined;
  const rest = html.slice(begin.index + begin[0].length);
  const end = closing.exec(rest);
  if (end === null) throw new Error('The data of the document do not stand right after it.');
  const data = rest.slice(end.index + end[0].length);
  const head = headTagsOf(html);
  const build = head.find(({ attributes }) => attributes.src?.includes(mainScript));
  if (build === undefined) throw new Error('The page has no main script.');
  return {
    build: build.attributes.src ?? '',
    styles: inlinedStylesOf(head),
    data: data.slice(0, data.indexOf('</script')),
    html: rest.slice(0, end.index),
  };
}
