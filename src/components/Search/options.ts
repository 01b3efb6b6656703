import type { Piece } from '@site/src/search/excerpt';
import { excerpt, mark } from '@site/src/search/excerpt';
import { symbolDepth } from '@site/src/search/format';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import type { SiteMap } from '@site/src/model/siteMap';
import type { Reader } from '@site/src/search/reader';
import type { PageHits } from '@site/src/search/results';
import type { Results } from './useResults';

/** One line of the list: a page, or a part of it. */
export interface Option {
  /** Address without the base URL. */
  readonly to: string;
  readonly title: readonly Piece[];
  readonly kind: 'page' | 'section' | 'symbol';
  /** Headings above it. */
  readonly trail: readonly string[];
  readonly excerpt: readonly Piece[];
}

/** The platform and product of a page, as far as they need to be shown. */
export interface Place {
  readonly platform?: PlatformId | undefined;
  readonly product?: ProductId | undefined;
}

export interface OptionGroup {
  /** Heading of the group; a group without one is named by its first option. */
  readonly label?: string;
  readonly place?: Place;
  readonly options: readonly Option[];
}

export interface OptionList {
  readonly groups: readonly OptionGroup[];
  /** Number of the option that Enter opens at first, counted over all groups. */
  readonly best: number | undefined;
}

const link = (to: string, title: string): Option => ({
  to,
  title: [{ text: title, marked: false }],
  kind: 'page',
  trail: [],
  excerpt: [],
});

/** Sections that are this much worse than the page's best are left out. */
const leastShare = 0.3;
const mostSections = 3;

/** A page, and the best of its sections. */
function pageOptions({ page, hits }: PageHits, terms: ReadonlySet<string>): Option[] {
  const lead = hits.find(({ section }) => section.row[0] === '');
  const sections = hits
    .filter((hit) => hit !== lead && hit.score >= leastShare * (hits[0]?.score ?? 0))
    .slice(0, mostSections)
    .map(({ section: { row, trail } }): Option => {
      const [anchor, heading, depth, prose] = row;
      return {
        to: `${page.path}#${encodeURIComponent(anchor).replace(/%24/g, '$')}`,
        title: mark(heading, terms),
        kind: depth === symbolDepth ? 'symbol' : 'section',
        trail,
        excerpt: excerpt(prose, terms),
      };
    });
  const text = lead === undefined ? [] : excerpt(lead.section.row[3], terms);
  return [
    { ...link(page.path, page.title), title: mark(page.title, terms), excerpt: text },
    ...sections,
  ];
}

/** The list for what was found, with the page that exists on other platforms in front. */
export function resultOptions({
  pages,
  terms,
  elsewhere,
  platforms,
}: Pick<Results, 'pages' | 'terms' | 'elsewhere' | 'platforms'>): OptionList {
  const groups = pages.map((found): OptionGroup => {
    const { platform, product } = found.page;
    return {
      place: { platform: platforms.length === 1 ? undefined : platform, product },
      options: pageOptions(found, terms),
    };
  });
  if (elsewhere !== undefined) {
    const label = `${elsewhere.platform} has no page “${elsewhere.kind.title}”. These platforms have it:`;
    const options = elsewhere.pages.map((page) => link(page.path, page.label));
    return { groups: [{ label, options }, ...groups], best: 0 };
  }
  const isSection = pages[0]?.hits[0]?.section.row[0] !== '';
  const best = isSection && (groups[0]?.options.length ?? 0) > 1 ? 1 : 0;
  return { groups, best: groups.length > 0 ? best : undefined };
}

/** The list before anything is typed: the reader's guides, or the platforms. */
export function startOptions({ products }: SiteMap, reader: Reader): OptionList {
  const ordered = [...products].sort(
    (a, b) => Number(b.id === reader.product) - Number(a.id === reader.product),
  );
  const groups = ordered.map((product): OptionGroup => {
    const platform = product.platforms.find(({ id }) => id === reader.platform);
    if (platform === undefined) {
      const others = reader.platform === undefined ? product.platforms : [];
      return {
        label: product.label,
        options: others.map(({ intro, label }) => link(intro, label)),
      };
    }
    const options = product.kinds.flatMap(({ id, title }) => {
      const path = platform.pages[id];
      return path === undefined ? [] : [link(path, title)];
    });
    return {
      label: `${product.label}, ${platform.label}`,
      options: [
        ...options,
        ...(platform.api === undefined ? [] : [link(platform.api, 'API reference')]),
      ],
    };
  });
  return { groups: groups.filter(({ options }) => options.length > 0), best: undefined };
}
