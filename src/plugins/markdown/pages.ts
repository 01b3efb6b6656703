import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/** A page with a Markdown source, as the docs and pages plugins loaded it. */
export interface MarkdownPage {
  readonly path: string;
  /** Relative to the site. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

/** The pages that the docs and pages plugins read from Markdown files. */
export function markdownPagesOf(allContent: AllContent): MarkdownPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const pages = Object.values(
    allContent['docusaurus-plugin-content-pages'] ?? {},
  ) as (LoadedPages | null)[];
  const file = (source: string): string => source.replace(/^@site\//, '');
  return [
    ...docs.flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap((version) =>
        version.docs.map(({ permalink, source, title, description }) => ({
          path: permalink,
          source: file(source),
          title,
          description,
        })),
      ),
    ),
    ...pages.flatMap((list) =>
      (list ?? []).flatMap((page) =>
        page.type === 'mdx'
          ? [
              {
                path: page.permalink,
                source: file(page.source),
                title: page.title ?? '',
                description: page.description ?? '',
              },
            ]
          : [],
      ),
    ),
  ];
}
