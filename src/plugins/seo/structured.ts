import type { BreadcrumbList, TechArticle, Thing, WebPage, WebSite, WithContext } from 'schema-dts';
import { siteTitle } from '../../model/constants';
import type { SeoPage } from './pages';

/** What the structured data of a page is generated from, besides the page. */
export interface StructuredInput {
  /** Address of the site without a slash at the end. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly description: string;
  /** Whole address of the page's card. */
  readonly image: string;
}

const language = 'en';

/** Name by which all data of the site refers to its publisher, whom `src/config/headTags.ts` describes. */
export const organizationId = (home: string): string => `${home}#organization`;

const withContext = <T extends Thing>(node: T): WithContext<T> =>
  ({ '@context': 'https://schema.org', ...(node as object) }) as WithContext<T>;

/**
 * What a page says to machines besides who publishes it: the way to it, and what it is. Types come from
 * the schema.org vocabulary, so that a property that does not exist does not compile.
 */
export function structuredData(
  page: SeoPage,
  { origin, baseUrl, description, image }: StructuredInput,
): WithContext<Thing>[] {
  const home = origin + baseUrl;
  const url = origin + page.path;
  const publisher = { '@id': organizationId(home) };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: siteTitle,
    url: home,
  } as const;
  if (page.type === 'home') {
    return [
      withContext<WebSite>({ ...webSite, description, image, inLanguage: language, publisher }),
    ];
  }

  const breadcrumbs = withContext<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: page.crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
  const updated = page.updated === undefined ? {} : { dateModified: page.updated };
  const shared = {
    description,
    image,
    inLanguage: language,
    isPartOf: webSite,
    publisher,
    ...updated,
  } as const;
  return [
    breadcrumbs,
    page.type === 'page'
      ? withContext<WebPage>({
          '@type': 'WebPage',
          '@id': url,
          url,
          name: page.title,
          breadcrumb: { '@id': `${url}#breadcrumb` },
          ...shared,
        })
      : withContext<TechArticle>({
          '@type': 'TechArticle',
          '@id': `${url}#article`,
          headline: page.title,
          mainEntityOfPage: { '@type': 'WebPage', '@id': url },
          author: publisher,
          ...(page.section === undefined ? {} : { articleSection: page.section }),
          ...shared,
        }),
  ];
}
