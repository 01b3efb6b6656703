import { decodeText, type Tag } from '../../src/security/html';
import { cardSize } from '../../src/plugins/seo/picture';
import { dataProblems, type Context } from './structuredData';

/** A page as it was built, with what it should be. */
export interface BuiltPage {
  /** File of the build, for messages. */
  readonly file: string;
  /** Whole address of the page. */
  readonly url: string;
  readonly tags: readonly Tag[];
  /** Types that its structured data has, no more and no fewer. */
  readonly types: readonly string[];
}

/** What the check asks of the build. */
export interface SiteQuestions extends Pick<Context, 'exists' | 'now'> {
  /** Size of a picture of the site, if there is one at the address. */
  readonly picture: (
    url: string,
  ) => { readonly width: number; readonly height: number; readonly bytes: number } | undefined;
}

/** A card is fetched by machines that give up early. */
const cardLimit = 80_000;

const once = ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:image'];
const pictureProperties = ['og:image:width', 'og:image:height', 'og:image:alt'];

/** Everything wrong with what pages say of themselves, as `file  property message`. */
export function headProblems(pages: readonly BuiltPage[], site: SiteQuestions): string[] {
  const problems: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();

  for (const { file, url, tags, types } of pages) {
    const report = (where: string, message: string): void =>
      void problems.push(`${file}  ${where} ${message}`);
    const valuesOf = (name: string): string[] =>
      tags
        .filter(
          (tag) =>
            tag.name === 'meta' &&
            (tag.attributes.property === name || tag.attributes.name === name),
        )
        .map(({ attributes }) => attributes.content ?? '');
    const only = (name: string, values: readonly string[]): string => {
      if (values.length !== 1) {
        report(
          name,
          values.length === 0 ? 'is missing.' : `is there ${String(values.length)} times.`,
        );
      } else if (values[0]?.trim() === '') report(name, 'is empty.');
      return values[0] ?? '';
    };
    const unique = (name: string, value: string, seen: Map<string, string>): void => {
      const other = seen.get(value);
      if (other === undefined) seen.set(value, file);
      else if (value !== '') report(name, `is that of ${other}, too: "${value}".`);
    };

    const title = only(
      'title',
      tags.filter(({ name }) => name === 'title').map(({ text }) => decodeText(text)),
    );
    unique('title', title, titles);
    const description = only('description', valuesOf('description'));
    unique('description', description, descriptions);
    if (description !== '' && (description.length < 50 || description.length > 170)) {
      report('description', `has ${String(description.length)} characters; write 50 to 170.`);
    }
    const canonical = only(
      'canonical',
      tags
        .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'canonical')
        .map(({ attributes }) => attributes.href ?? ''),
    );
    if (canonical !== '' && canonical !== url) report('canonical', `is ${canonical}, not ${url}.`);
    if (valuesOf('robots').some((value) => value.includes('noindex'))) {
      report('robots', 'keeps a page of the sitemap out of search engines.');
    }

    const values = new Map(
      [...once, ...pictureProperties].map((name) => [name, only(name, valuesOf(name))]),
    );
    for (const [name, expected] of [
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image:width', String(cardSize.width)],
      ['og:image:height', String(cardSize.height)],
    ] as const) {
      const value = values.get(name) ?? '';
      if (value !== '' && value !== expected) {
        report(name, `is "${value}", not "${expected}".`);
      }
    }
    if (only('twitter:card', valuesOf('twitter:card')) !== 'summary_large_image') {
      report('twitter:card', 'is not "summary_large_image".');
    }
    const image = values.get('og:image') ?? '';
    const picture = site.picture(image);
    if (image !== '' && picture === undefined) report('og:image', `is not a picture: ${image}`);
    if (picture !== undefined) {
      const { width, height, bytes } = picture;
      if (width !== cardSize.width || height !== cardSize.height) {
        report('og:image', `measures ${String(width)} × ${String(height)}.`);
      }
      if (bytes > cardLimit) {
        report('og:image', `has ${String(bytes)} bytes; ${String(cardLimit)} are the limit.`);
      }
    }

    const blocks: unknown[] = [];
    for (const { name, attributes, text } of tags) {
      if (name !== 'script' || attributes.type !== 'application/ld+json') continue;
      try {
        blocks.push(JSON.parse(text));
      } catch (error) {
        report('JSON-LD', `does not parse: ${error instanceof Error ? error.message : ''}`);
      }
    }
    for (const { where, message } of dataProblems(blocks, types, { ...site, url })) {
      report(where, message);
    }
  }
  return problems;
}
