import type { Section } from './engine';
import type { Query } from './query';
import { scopeOf, type Reader } from './reader';

/**
 * Rates sections for a reader and a query, without its words: 1 for a guide for their platform.
 *
 * @param message section about the error message in the query
 */
export function rater(
  reader: Reader,
  query: Query,
  message?: Section,
): (section: Section) => number {
  const scope = scopeOf(query, reader);
  const meantProduct = query.product ?? reader.product ?? 'document';
  return (section) => {
    const { platform, product, kind } = section.page;
    let rate = 1;
    // The query holds the message that the section explains.
    if (section === message) rate *= 6;
    // The errors page repeats what guides say. A pasted message finds it anyway.
    if (kind === 'errors' && section.row[0] !== '') rate *= 0.4;
    // The release checklist names what all guides explain.
    if (kind === 'releaseChecklist') rate *= 0.7;
    // For "info.plist ios" in a web app, and where all platforms are searched, the own pages come first, and those for
    // all platforms.
    if (platform !== undefined && scope[0] === reader.platform && platform !== reader.platform)
      rate *= scope.includes(platform) ? 0.7 : 0.4;
    // The query says which product is meant, or the page in view; otherwise it is the Document SDK.
    if (product !== undefined && product !== meantProduct) rate *= 0.5;
    return rate;
  };
}
