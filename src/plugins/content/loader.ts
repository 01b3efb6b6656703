import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { normalizeText } from '../../base/text';
import { expand, type Expanded } from './expand/expand';
import { formatProblems } from '../../base/problems';
import type { SiteContent } from './siteContent';

/** Options the plugin hands to the loader. */
export interface ContentLoaderOptions {
  readonly content: SiteContent;
}

/** A page as it is rendered. The live preview expands it with the files as they are now. */
async function expanded(content: SiteContent, path: string, source: string): Promise<Expanded> {
  return process.env.NODE_ENV === 'development'
    ? expand(path, source, await content.expandInput())
    : (await content.pages()).expanded(path, source);
}

/**
 * Expands a page before the MDX loader sees it. As a loader it can name the files the page is made
 * from, so that live preview and the persistent cache know when the page is out of date.
 */
export default function contentLoader(
  this: LoaderContext<ContentLoaderOptions>,
  source: string,
): void {
  const { content } = this.getOptions();
  const callback = this.async();
  const path = relative(content.siteDir, this.resourcePath).split(sep).join('/');
  this.addDependency(content.stateFile);
  expanded(content, path, normalizeText(source)).then(({ text, problems, dependencies }) => {
    for (const dependency of dependencies) this.addDependency(join(content.siteDir, dependency));
    if (problems.length === 0) callback(null, text);
    else callback(new Error(`This page cannot be built:\n${formatProblems(problems)}`));
  }, callback);
}
