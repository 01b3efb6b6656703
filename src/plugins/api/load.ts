import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { cacheDir, readCache, writeCache } from '../../base/cacheFile';
import { listFiles } from '../../base/files';
import { hashOf } from '../../base/hash';
import { ProblemCollector } from '../../base/problems';
import { readSource } from '../../base/readSource';
import {
  platformById,
  sourceFolder,
  type Language,
  type Platform,
  type PlatformProduct,
} from '../../model/platforms';
import { apiOfFiles, declarationsIn } from './declarations';
import { exportsOf } from './exports';
import type { SourceLanguage } from './grammar';
import { apiKey, joinObjects, scopes, type Api, type ApiSet, type Scope } from './types';

/** Files that declare what packages have; `errors.ts` is data about them. */
const declaring = /(?<!errors)\.(ts|kt|swift|cs|dart)$/;

/** How the declarations of a package in this language are read. */
const readers: Readonly<Record<Language, SourceLanguage>> = {
  Kotlin: 'kotlin',
  Java: 'kotlin',
  Swift: 'swift',
  'C#': 'csharp',
  Dart: 'dart',
  TypeScript: 'typescript',
  JavaScript: 'typescript',
};

/** A product on a platform, from the table of platforms. */
interface Declarations extends Scope, Pick<PlatformProduct, 'forms' | 'package'> {
  /** Below `api-sources/`. */
  readonly folder: string;
  readonly language: SourceLanguage;
}

/** The declarations in `api-sources/`: those of the platforms that have a folder. */
export function declarationsOf(siteDir: string): readonly Declarations[] {
  return scopes.flatMap(({ product, platform }) => {
    const folder = sourceFolder(product, platform);
    const { languages, products }: Platform = platformById(platform);
    const language = languages[0];
    return language !== undefined && existsSync(join(siteDir, 'api-sources', folder))
      ? [{ ...products[product], product, platform, folder, language: readers[language] }]
      : [];
  });
}

/** What all packages declare. */
async function readApis(siteDir: string, sources: ReadonlyMap<string, string>): Promise<ApiSet> {
  const collector = new ProblemCollector();
  const sourcesIn = (folder: string): Map<string, string> =>
    new Map([...sources].filter(([file]) => file.startsWith(`api-sources/${folder}/`)));
  const apiOf = async (folder: string, language: SourceLanguage): Promise<Api> => {
    const read = await declarationsIn(language);
    const api = collector.run(() => apiOfFiles(folder, sourcesIn(folder), read));
    return api ?? { id: folder, symbols: new Map() };
  };
  const model = await apiOf('model', 'typescript');
  const platforms = new Map<string, Api>();
  for (const { folder, forms, language, package: main, ...scope } of declarationsOf(siteDir)) {
    const ofPackage = main === undefined ? folder : `${folder}/${main}`;
    const declared = await apiOf(ofPackage, language);
    const folders = new Set([...sourcesIn(folder).keys()].map((file) => posix.dirname(file)));
    const others = await Promise.all(
      (main === undefined ? [] : [...folders])
        .map((path) => path.replace(/^api-sources\//, ''))
        .filter((path) => path !== ofPackage)
        .map((path) => apiOf(path, language)),
    );
    const entry = [...sourcesIn(ofPackage).values()].join('\n');
    const exported = language === 'typescript' ? exportsOf(declared, entry, model) : declared;
    const api = others.length > 0 ? { ...exported, others } : exported;
    platforms.set(apiKey(scope), forms === undefined ? api : joinObjects(api, ...forms));
  }
  collector.throwIfAny();
  return { model, platforms };
}

/**
 * Reads all declarations. The result is stored until a file changes: the grammars take a second to load.
 *
 * @throws ProblemsError with everything in them that cannot be read.
 */
export async function loadApis(siteDir: string): Promise<ApiSet> {
  const read = (path: string): [string, string] => [path, readSource(siteDir, path)];
  const sources = new Map(listFiles(siteDir, 'api-sources', declaring).map(read));
  const code = listFiles(siteDir, 'src/plugins/api', /\.(ts|scm)$/);
  const inputs = [
    ...sources,
    ...[...code, 'src/model/platforms.ts', 'package-lock.json'].map(read),
  ];
  const key = hashOf(...inputs.flat());
  // Another version of Node.js may write this format otherwise.
  const file = join(cacheDir(siteDir), `api-${process.versions.v8}`);
  const bytes = readCache(file);
  const stored = bytes && (deserialize(bytes) as { key: string; apis: ApiSet });
  if (stored?.key === key) return stored.apis;
  const apis = await readApis(siteDir, sources);
  writeCache(file, serialize({ key, apis }));
  return apis;
}
