import { siteTitle } from '../../model/constants';
import { escapeHtml, scriptJson } from '../../base/escape';
import { cardSize } from './picture';
import type { SeoPage } from './pages';

/** Alternative text of the card. */
export function cardText({ card }: SeoPage): string {
  return [
    `${siteTitle}: ${card.title}`,
    ...(card.line === undefined ? [] : [card.line.replace(' · ', ', ')]),
  ].join('. ');
}

/** The elements that the theme does not write: those of the card, and structured data. */
export function headElements(page: SeoPage, image: string, data: readonly object[]): string {
  const isArticle = page.type !== 'home' && page.type !== 'page';
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', isArticle ? 'article' : 'website'],
    ['og:site_name', siteTitle],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(cardSize.width)],
    ['og:image:height', String(cardSize.height)],
    ['og:image:alt', cardText(page)],
    ...(page.updated === undefined || !isArticle
      ? []
      : ([['article:modified_time', page.updated]] as const)),
  ];
  return [
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...data.map((block) => `<script type="application/ld+json">${scriptJson(block)}</script>`),
  ].join('');
}
