import { distance } from 'fastest-levenshtein';
import { decoded } from '../../base/decode';
import { classifyDocPath } from '../../model/docPaths';
import { kindsOf } from '../../model/pageKinds';
import { platforms, type Platform, type ProductId } from '../../model/platforms';
import { siteMapOf, switchTarget, type DocEntry } from '../../model/siteMap';

export interface Suggestion {
  readonly path: string;
  readonly label: string;
}

/** Help for a reader with a broken URL. */
export interface NotFoundHelp {
  /** The page that was meant exists, but on other platforms. */
  readonly elsewhere?: {
    /** Title of the page that was meant. */
    readonly title: string;
    /** Platform of the address; none where it names none. */
    readonly platform?: string;
    /** Where it exists, by platform. */
    readonly pages: readonly Suggestion[];
  };
  /** Existing pages that are nearest to the address, best first. */
  readonly nearest: readonly Suggestion[];
}

const maxNearest = 4;

/** Letters and digits only, so that `doc-scan`, `Doc_Scan` and `docScan` are the same. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Segments of an address below `/docs`, without an extension; malformed escapes stay as they are. */
function segmentsOf(path: string): readonly string[] {
  const segments = decoded(path)
    .slice(0, 300)
    .replace(/[?#].*$/s, '')
    .replace(/\/index(\.\w+)?\/?$/i, '')
    .replace(/\.(html?|mdx?)\/?$/i, '')
    .split('/')
    .filter((segment) => segment.trim() !== '');
  return plain(segments[0] ?? '') === 'docs' ? segments.slice(1) : segments;
}

/** What to search for in place of an address: its words, those of names apart. */
export function searchWords(path: string): string {
  return segmentsOf(path)
    .flatMap((segment) =>
      segment
        .replace(
          /(\p{Ll}|\d)(\p{Lu})/gu,
          (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
        )
        .split(/[^\p{L}\p{N}.]+/u)
        .map((word) => word.replace(/^\.+|\.+$/g, '')),
    )
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 100)
    .trim();
}

/** How a document is called out of its context. */
function labelOf(id: string): string {
  const place = classifyDocPath(`${id}.mdx`);
  if (place.type === 'symbol') {
    const barcodes = place.product === 'barcode' ? ', Barcode SDK' : '';
    return `${place.name ?? 'Symbols'} on all platforms${barcodes}`;
  }
  if (place.type !== 'guide' && place.type !== 'reference') return 'All platforms and features';
  const platform = platforms.find((p) => p.id === place.platform)?.label ?? place.platform;
  const product = place.product === 'barcode' ? ', Barcode SDK' : '';
  if (place.type === 'guide') return `${place.kind.title}: ${platform}${product}`;
  const name = place.path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  const member = name.split('/').at(-1) ?? '';
  return `API reference${member === '' ? '' : `, ${member}`}: ${platform}${product}`;
}

const namesOf = ({ id, label }: Platform): readonly string[] => [plain(id), plain(label)];

/** A page, with how it is called. */
const suggestionOf = (docs: readonly DocEntry[], path: string): Suggestion => ({
  path,
  label: labelOf(docs.find((doc) => doc.path === path)?.id ?? path),
});

/** Distance of a document from a path: 0 if they differ only in spelling, 1 if they have nothing in common. */
function difference(wanted: string, id: string): number {
  const other = segmentsOf(id).map(plain).join('/');
  const longest = Math.max(wanted.length, other.length);
  return longest === 0 ? 0 : distance(wanted, other) / longest;
}

/**
 * Existing pages to suggest instead of `path`, which is an address below the base URL: its segments are read in any case and
 * with any separators.
 */
export function notFoundHelp(path: string, docs: readonly DocEntry[]): NotFoundHelp {
  const segments = segmentsOf(path).map(plain);
  const product: ProductId = segments.some((segment) => /^barcode(scanner)?(sdk)?$/.test(segment))
    ? 'barcode'
    : 'document';
  const platform = (platforms as readonly Platform[]).find((candidate) =>
    segments.some((segment) => namesOf(candidate).includes(segment)),
  );
  const kind = kindsOf(product).find(({ id, title }) =>
    [plain(id), plain(title)].includes(segments.at(-1) ?? ''),
  );
  const map = siteMapOf(docs).products.find(({ id }) => id === product);
  const here = map?.platforms.find(({ id }) => id === platform?.id);

  if (map && kind && here?.pages[kind.id] === undefined) {
    const pages = map.platforms.flatMap(({ pages: platformPages, label }): Suggestion[] => {
      const found = platformPages[kind.id];
      return found === undefined ? [] : [{ path: found, label }];
    });
    // Where the platform's own switcher would lead.
    const target = here && switchTarget(map, here, kind.id);
    if (pages.length > 0) {
      return {
        elsewhere: {
          title: kind.title,
          ...(platform && { platform: platform.label }),
          pages,
        },
        nearest: target ? [suggestionOf(docs, target.path)] : [],
      };
    }
  }

  const wanted = segments.join('/');
  const ranked = docs
    .filter(({ id }) => wanted !== '' && classifyDocPath(`${id}.mdx`).type !== 'root')
    .map((doc) => ({ doc, score: difference(wanted, doc.id) }))
    .filter(({ score }) => score <= 0.4)
    .sort((a, b) => a.score - b.score || (a.doc.path < b.doc.path ? -1 : 1));
  // The same page in another spelling needs no company.
  const best = ranked.slice(0, ranked[0]?.score === 0 ? 1 : maxNearest);
  const nearest = best.map(({ doc }) => ({ path: doc.path, label: labelOf(doc.id) }));
  return { nearest: nearest.length > 0 || !here ? nearest : [suggestionOf(docs, here.intro)] };
}
