import type { Piece } from '@site/src/search/excerpt';
import { excerpt, mark, termsIn } from '@site/src/search/excerpt';
import { symbolDepth } from '@site/src/search/format';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import type { PlatformPages, SiteMap } from '@site/src/model/siteMap';
import type { Results } from './results';

/** One line of the list: a page, or a part of it. */
export interface Option {
  readonly id: string;
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
  readonly platform?: PlatformId;
  readonly product?: ProductId;
}

export interface OptionGroup {
  readonly id: string;
  /** Heading of the group; a group without one is named by its first option. */
  readonly label?: string;
  readonly place?: Place;
  readonly options: readonly Option[];
}

export interface OptionList {
  readonly groups: readonly OptionGroup[];
  /** Id of the option that Enter opens at first. */
  readonly best: string | undefined;
}

const plainPieces = (text: string): Piece[] => [{ text, marked: false }];

const link = (id: string, to: string, title: string): Option => ({
  id,
  to,
  title: plainPieces(title),
  kind: 'page',
  trail: [],
  excerpt: [],
});

/** Sections that are this much worse than the page's best are left out. */
const leastShare = 0.3;
const mostSections = 3;

/** What of the results the list shows. */
type Found = Pick<Results, 'pages' | 'terms' | 'elsewhere' | 'more' | 'platforms'>;

/** The list for what was found, with the page that exists on other platforms in front, and more on other platforms below. */
export function resultOptions(
  { pages, terms, elsewhere, more, platforms }: Found,
  listId: string,
): OptionList {
  const groups: OptionGroup[] = [];
  if (elsewhere !== undefined) {
    groups.push({
      id: `${listId}-elsewhere`,
      label: `${elsewhere.platform} has no page “${elsewhere.kind.title}”. These platforms have it:`,
      options: elsewhere.pages.map(({ platform, label, path }) =>
        link(`${listId}-on-${platform}`, path, label),
      ),
    });
  }
  let best = groups[0]?.options[0]?.id;
  pages.forEach(({ page, hits }, number) => {
    const id = `${listId}-${number}`;
    const top = hits[0];
    const lead = hits.find(({ section }) => section.row[0] === '');
    const sections = hits
      .filter((hit) => hit !== lead && hit.score >= leastShare * (top?.score ?? 0))
      .slice(0, mostSections)
      .map(({ section: { row, trail } }, index): Option => {
        const [anchor, heading, depth, prose] = row;
        const marks = termsIn([heading, prose], terms);
        return {
          id: `${id}-${index + 1}`,
          to: `${page.path}#${encodeURIComponent(anchor).replace(/%24/g, '$')}`,
          title: mark(heading, marks),
          kind: depth === symbolDepth ? 'symbol' : 'section',
          trail,
          excerpt: excerpt(prose, marks),
        };
      });
    const text = lead?.section.row[3] ?? '';
    const marks = termsIn([page.title, text], terms);
    groups.push({
      id,
      place: {
        ...(page.platform === undefined || platforms.length === 1
          ? {}
          : { platform: page.platform }),
        ...(page.product === undefined ? {} : { product: page.product }),
      },
      options: [
        {
          id: `${id}-0`,
          to: page.path,
          title: mark(page.title, marks),
          kind: 'page',
          trail: [],
          excerpt: lead === undefined ? [] : excerpt(text, marks),
        },
        ...sections,
      ],
    });
    best ??= top === lead || sections.length === 0 ? `${id}-0` : `${id}-1`;
  });
  if (more !== undefined) {
    groups.push({
      id: `${listId}-more`,
      label: `${more.label}:`,
      options: more.pages.map(({ platform, page }) =>
        link(`${listId}-more-${platform}`, page.path, page.title),
      ),
    });
  }
  return { groups, best };
}

const pagesOf = (platform: PlatformPages): [string, string][] => Object.entries(platform.pages);

/** The list before anything is typed: the reader's guides, or the platforms. */
export function startOptions(
  { products }: SiteMap,
  platformId: string | undefined,
  productId: string | undefined,
  listId: string,
): OptionList {
  const ordered = [...products].sort(
    (a, b) => Number(b.id === productId) - Number(a.id === productId),
  );
  const groups = ordered.flatMap((product): OptionGroup[] => {
    const platform = product.platforms.find(({ id }) => id === platformId);
    const id = `${listId}-${product.id}`;
    if (platform === undefined) {
      return platformId !== undefined || product.platforms.length === 0
        ? []
        : [
            {
              id,
              label: product.label,
              options: product.platforms.map((target) =>
                link(`${id}-${target.id}`, target.intro, target.label),
              ),
            },
          ];
    }
    const guides = new Map(pagesOf(platform));
    const options = product.kinds.flatMap((kind) => {
      const path = guides.get(kind.id);
      return path === undefined ? [] : [link(`${id}-${kind.id}`, path, kind.title)];
    });
    if (platform.api !== undefined) options.push(link(`${id}-api`, platform.api, 'API reference'));
    return [{ id, label: `${product.label}, ${platform.label}`, options }];
  });
  return { groups, best: undefined };
}
