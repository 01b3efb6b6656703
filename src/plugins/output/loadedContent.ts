import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';

/** What the docs and pages plugins loaded, with the types that Docusaurus erases. */
export interface LoadedContent {
  /** Instances of the docs plugin by id. */
  readonly docs: Readonly<Record<string, LoadedDocs>>;
  /** Documents of all instances and versions. */
  readonly documents: readonly LoadedDocs['loadedVersions'][number]['docs'][number][];
  /** Pages of `src/pages`. */
  readonly pages: readonly LoadedPages[number][];
}

/**
 * @param allContent Content of all plugins, as Docusaurus passes it to `allContentLoaded`.
 * @returns That of the docs and pages plugins.
 */
export function loadedContent(allContent: AllContent): LoadedContent {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedDocs>;
  const pages = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Record<
    string,
    LoadedPages | null
  >;
  return {
    docs,
    documents: Object.values(docs).flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap((version) => version.docs),
    ),
    pages: Object.values(pages).flatMap((list) => list ?? []),
  };
}

/**
 * Makes sure that the docs plugin has read the pages that another plugin writes while it is created: only what is in
 * `docs/` once all plugins are created becomes part of the site.
 *
 * @param paths of the pages below `docs/`
 * @throws Error that names the pages that were written too late.
 */
export function checkPagesRead(allContent: AllContent, paths: readonly string[]): void {
  const read = new Set(loadedContent(allContent).documents.map(({ source }) => source));
  const missing = paths.filter((path) => !read.has(`@site/docs/${path}`));
  if (missing.length === 0) return;
  throw new Error(
    ['The docs plugin read docs/ before these pages were written:', ...missing].join('\n'),
  );
}
