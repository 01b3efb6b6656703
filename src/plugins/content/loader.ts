import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { listFiles } from '../../base/files';
import { normalizeText } from '../../base/text';
import { expand, type Expanded } from './expand/expand';
import type { ExpandInput } from './expand/expandContext';
import { formatProblems } from '../../base/problems';
import { expandInput, loadState, pagesOf, stateFile } from './state';
import { reportFile } from './verification';

/** Options the plugin hands to the loader. */
export interface ContentLoaderOptions {
  readonly siteDir: string;
}

/** The code that turns a source into the page that is bundled: the bundler's cache doesn't track it. */
const code = ['checklist', 'code', 'components', 'content', 'tables'].flatMap((folder) =>
  listFiles(join(__dirname, '..'), folder, /(?<!\.test)\.ts$/).map((path) =>
    join(__dirname, '..', path),
  ),
);

/** What pages have in common, by compilation of the live preview: any file may have changed since the one before. */
const inputs = new WeakMap<object, ExpandInput>();

/** Expands a page with the files as they are now. */
function expandNow(siteDir: string, compilation: object, path: string, source: string): Expanded {
  const input = inputs.get(compilation) ?? expandInput(siteDir, loadState(siteDir));
  inputs.set(compilation, input);
  return expand(path, source, input);
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
  for (const file of code) this.addDependency(file);
  const report = join(siteDir, reportFile);
  // Named as a file that exists, it would count as deleted, and everything would compile again.
  if (existsSync(report)) this.addDependency(report);
  else this.addMissingDependency(report);
  const text = normalizeText(source);
  const { _compilation: compilation } = this;
  // The live preview expands few pages, and would wait for the hash of the code.
  const expanded =
    process.env.NODE_ENV === 'development' && compilation !== undefined
      ? expandNow(siteDir, compilation, path, text)
      : pagesOf(siteDir, loadState(siteDir)).expanded(path, text);
  const { problems, dependencies } = expanded;
  for (const dependency of dependencies) this.addDependency(join(siteDir, dependency));
  if (problems.length > 0) {
    this.callback(new Error(`This page cannot be built:\n${formatProblems(problems)}`));
    return;
  }
  this.callback(null, expanded.text);
}
