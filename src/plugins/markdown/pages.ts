import type { AllContent } from '@docusaurus/types';
import { loadedContent } from '../output/loadedContent';

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
  const { documents, pages } = loadedContent(allContent);
  const written = [...documents, ...pages.filter((page) => page.type === 'mdx')];
  return written.map(({ permalink, source, title = '', description = '' }) => ({
    path: permalink,
    source: source.replace(/^@site\//, ''),
    title,
    description,
  }));
}
