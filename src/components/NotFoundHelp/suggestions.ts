import { distance } from 'fastest-levenshtein';
import { decoded } from '../../base/decode';
import { classifyDocPath, platformFolder } from '../../model/docPaths';
import { platformById, platforms } from '../../model/platforms';
import type { DocEntry } from '../../model/siteMap';

/** A page, and how it is called. */
export interface Suggestion {
  readonly path: string;
  readonly label: string;
}

/** Help for a reader with a broken URL. */
export interface NotFoundHelp {
  /** The page that was meant, on the platforms that have it. */
  readonly elsewhere: readonly Suggestion[];
  /** Other pages that are nearest to the address, best first. */
  readonly nearest: readonly Suggestion[];
}

const maxNearest = 4;

/** Letters and digits only, so that `doc-scan`, `Doc_Scan` and `docScan` are the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Segments of an address below `/docs`, without an extension; malformed escapes stay as they are. */
function segmentsOf(path: string): readonly string[] {
  const segments = decoded(path)
    .slice(0, 300)
    .replace(/(?:\/index)?(?:\.(?:html?|mdx?))?\/?$/i, '')
    .split('/')
    .filter((segment) => segment.trim() !== '');
  return plain(segments[0] ?? '') === 'docs' ? segments.slice(1) : segments;
}

/** What to search for in place of an address: its words, those of names apart, but for `iOS`. */
export const searchWords = (path: string): string =>
  segmentsOf(path)
    .join(' ')
    .replace(/(\p{Ll}{2}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .slice(0, 100)
    .trim();

/** How a document is called out of its context. */
function suggestionOf({ id, path }: DocEntry): Suggestion {
  const place = classifyDocPath(`${id}.mdx`);
  const name = id.replace(/(^|\/)index$/, '').replace(/^.*\//, '');
  const sdk = 'product' in place && place.product === 'barcode' ? ', Barcode SDK' : '';
  if (place.type === 'symbol') return { path, label: `${name} on all platforms${sdk}` };
  if (place.type !== 'guide' && place.type !== 'reference') return { path, label: path };
  const title = place.type === 'guide' ? place.kind.title : `API reference, ${name}`;
  return { path, label: `${title}: ${platformById(place.platform).label}${sdk}` };
}

/**
 * Existing pages to suggest instead of `path`, which is an address below the base URL: its segments are read in any case and
 * with any separators.
 */
export function notFoundHelp(path: string, docs: readonly DocEntry[]): NotFoundHelp {
  const segments = segmentsOf(path).map(plain);
  const wanted = segments.join('/');
  if (wanted === '') return { elsewhere: [], nearest: [] };
  const ranked = docs
    .map((doc) => {
      const id = segmentsOf(doc.id).map(plain).join('/');
      return { doc, score: distance(wanted, id) / Math.max(wanted.length, id.length) };
    })
    .filter(({ score }) => score <= 0.4)
    .sort((a, b) => a.score - b.score || (a.doc.path < b.doc.path ? -1 : 1));
  const [best] = ranked;
  // The same page in another spelling needs no company.
  if (best?.score === 0) return { elsewhere: [], nearest: [suggestionOf(best.doc)] };

  const platform = platforms.find(({ id, label }) =>
    [id, label].some((name) => segments.includes(plain(name))),
  );
  const product = segments.some((segment) => /^barcode(scanner)?(sdk)?$/.test(segment))
    ? 'barcode'
    : 'document';
  const elsewhere = docs.filter(({ id }) => {
    const place = classifyDocPath(`${id}.mdx`);
    if (place.type !== 'guide' || place.product !== product) return false;
    return [place.kind.id, place.kind.title].map(plain).includes(segments.at(-1) ?? '');
  });
  if (elsewhere.length > 0) {
    // The platform in the address comes first, also where it is misspelled.
    const folder = platform && `${platformFolder(product, platform.id)}/`;
    const first =
      folder === undefined
        ? ranked.find(({ doc, score }) => score <= 0.2 && elsewhere.includes(doc))?.doc
        : elsewhere.find(({ id }) => id.startsWith(folder));
    const ordered = first ? [first, ...elsewhere.filter((doc) => doc !== first)] : elsewhere;
    return { elsewhere: ordered.map(suggestionOf), nearest: [] };
  }

  const intro = platform && `${platformFolder(product, platform.id)}/intro`;
  const nearest =
    best === undefined
      ? docs.filter(({ id }) => id === intro)
      : ranked.slice(0, maxNearest).map(({ doc }) => doc);
  return { elsewhere: [], nearest: nearest.map(suggestionOf) };
}
