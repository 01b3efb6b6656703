import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { normalizeText } from '../../base/text.mjs';
import { expand, type Expanded } from './expand';
import { formatProblems } from '../../base/problems';
import { expansionsOf, expandInput, loadState, stateFile, type ContentState } from './state';

/** Options the plugin hands to the loader. */
export interface ContentLoaderOptions {
  readonly siteDir: string;
}

type ExpandPage = (path: string, source: string) => Expanded;

/** Reads what pages have in common. */
function expander(siteDir: string, state: ContentState): ExpandPage {
  // The live preview expands few pages, and would wait for the hash of the code.
  if (process.env.NODE_ENV === 'development') {
    const input = expandInput(siteDir, state);
    return (path, source) => expand(path, source, input);
  }
  const expansions = expansionsOf(siteDir, state);
  return (path, source) => expansions.of(path, source);
}

/**
 * By compilation in the live preview, since any file may have changed since the one before; by state in a build, which
 * compiles twice.
 */
const expanders = new WeakMap<object, ExpandPage>();

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
  // Its component imports: the bundler's cache doesn't track the code that generates them.
  this.addDependency(join(siteDir, 'src/plugins/components/registry.ts'));
  const report = join(siteDir, 'verification.json');
  // Named as a file that exists, it would count as deleted, and everything would compile again.
  if (existsSync(report)) this.addDependency(report);
  else this.addMissingDependency(report);
  const state = loadState(siteDir);
  const scope = (process.env.NODE_ENV === 'development' ? this._compilation : undefined) ?? state;
  const expandPage = expanders.get(scope) ?? expander(siteDir, state);
  expanders.set(scope, expandPage);
  const { text, problems, dependencies } = expandPage(path, normalizeText(source));
  for (const dependency of dependencies) this.addDependency(join(siteDir, dependency));
  if (problems.length > 0) {
    this.callback(new Error(`This page cannot be built:\n${formatProblems(problems)}`));
    return;
  }
  this.callback(null, text);
}
