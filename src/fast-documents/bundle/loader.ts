import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { readText } from '../../base/text.mjs';
import {
  chunkNamesCode,
  configCode,
  documentsOf,
  globalDataCode,
  readRoutes,
  registryCode,
  routesCode,
  showsFiles,
  versionCode,
} from './generatedFiles';
import { decodingCode, pendingNavigationCode, reactUtilsCode } from './patches';

/** Options the plugin hands to the loader. */
export interface GeneratedFilesLoaderOptions {
  /** Path of `globalData.json`, which has the list of documents. */
  readonly globalData?: string;
  /** Folder of the documents. */
  readonly docs?: string;
  /** Path below which the site is served. */
  readonly baseUrl?: string;
  /** Whether a file that can't be rewritten stays as it is, with a warning. */
  readonly isOptional?: boolean;
}

/** Rewrites a file that Docusaurus generates, or patches a file of Docusaurus; see ../README.md. */
export default function generatedFilesLoader(
  this: LoaderContext<GeneratedFilesLoaderOptions>,
  source: string,
): void {
  const { globalData = '', docs = '', baseUrl = '/', isOptional = false } = this.getOptions();
  if (globalData !== '') this.addDependency(globalData);
  const name = basename(this.resourcePath);
  const documents = () => documentsOf(JSON.parse(readFileSync(globalData, 'utf8')));
  try {
    this.callback(null, rewrite(name, source, documents, { docs, baseUrl }));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `${name} cannot be rewritten: ${why} Compare it with src/fast-documents/README.md`;
    if (isOptional) {
      this.emitWarning(new Error(`${problem}.`));
      this.callback(null, source);
    } else this.callback(new Error(`${problem}, or build with DECKLE_FAST=0.`));
  }
}

function rewrite(
  name: string,
  source: string,
  documents: () => ReturnType<typeof documentsOf>,
  { docs, baseUrl }: { readonly docs: string; readonly baseUrl: string },
): string {
  switch (name) {
    case 'routes.js':
      return routesCode(readRoutes(source), documents());
    case 'routesChunkNames.json':
      return chunkNamesCode(
        JSON.parse(source) as Parameters<typeof chunkNamesCode>[0],
        documents(),
      );
    case 'registry.js':
      return registryCode(source, documents(), withFiles(documents(), docs));
    case 'docusaurus.config.mjs':
      return configCode(source);
    case 'reactUtils.js':
      return reactUtilsCode(source);
    case 'PendingNavigation.js':
      return pendingNavigationCode(source);
    case 'ClientLifecyclesDispatcher.js':
    case 'preload.js':
      return decodingCode(name, source);
    case 'globalData.json':
      return globalDataCode(JSON.parse(source), baseUrl);
    default:
      return versionCode(JSON.parse(source) as Parameters<typeof versionCode>[0], baseUrl);
  }
}

/** Documents that show pictures or offer their own files, which the bundler has to copy. */
function withFiles(documents: ReturnType<typeof documentsOf>, docs: string): ReadonlySet<string> {
  return new Set(
    documents.filter(({ id }) => showsFiles(readText(join(docs, `${id}.mdx`)))).map(({ id }) => id),
  );
}
