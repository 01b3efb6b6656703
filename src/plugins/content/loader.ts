import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { normalizeText } from '../../../samples/verifier/src/text.mjs';
import { expand, type Expanded } from './expand';
import type { Expansions } from './expansions';
import { formatProblems } from './problems';
import { expansionsOf, expandInput, loadState, stateFile, type ContentState } from './state';

/** Options the plugin hands to the loader. */
export interface ContentLoaderOptions {
  readonly siteDir: string;
}

let current: { readonly state: ContentState; readonly expansions: Expansions } | undefined;

function expanded(siteDir: string, path: string, source: string): Expanded {
  const state = loadState(siteDir);
  // While a writer works, any file may have changed since the page before.
  if (process.env.NODE_ENV === 'development') {
    return expand(path, source, expandInput(siteDir, state));
  }
  if (current?.state !== state) current = { state, expansions: expansionsOf(siteDir, state) };
  return current.expansions.of(path, source);
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
  // Its component imports: the bundler's cache doesn't track the code that generates them.
  this.addDependency(join(siteDir, 'src/components/registry.ts'));
  this.addDependency(join(siteDir, 'verification.json'));
  const { text, problems, dependencies } = expanded(siteDir, path, normalizeText(source));
  for (const dependency of dependencies) this.addDependency(join(siteDir, dependency));
  if (problems.length > 0) {
    this.callback(new Error(`This page cannot be built:\n${formatProblems(problems)}`));
    return;
  }
  this.callback(null, text);
}
