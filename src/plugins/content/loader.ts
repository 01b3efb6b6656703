import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { expand } from './expand';
import { formatProblems } from './problems';
import { expandInput, loadState, stateFile } from './state';

/** Options the plugin hands to the loader. */
export interface ContentLoaderOptions {
  readonly siteDir: string;
}

/**
 * Expands a page before the MDX loader sees it. As a loader it can name the files the page is made
 * from, so that live preview and the persistent cache know when the page is out of date.
 */
export default function contentLoader(
  this: LoaderContext<ContentLoaderOptions>,
  source: string,
): void {
  const { siteDir } = this.getOptions();
  const path = relative(siteDir, this.resourcePath).split(sep).join('/');
  this.addDependency(stateFile(siteDir));
  this.addDependency(join(siteDir, 'verification.json'));
  const expanded = expand(path, source, expandInput(siteDir, loadState(siteDir)));
  for (const dependency of expanded.dependencies) this.addDependency(join(siteDir, dependency));
  if (expanded.problems.length > 0) {
    this.callback(new Error(`This page cannot be built:\n${formatProblems(expanded.problems)}`));
    return;
  }
  this.callback(null, expanded.text);
}
