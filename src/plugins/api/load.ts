import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { joinForms } from './forms';
import { mergePackages } from './packages';
import { apiKey, scopes, type Api, type ApiSet, type Scope } from './types';

/** Files that the declarations in each language depend on. */
const endings = {
  typescript: /\.(ts|json)$/,
  kotlin: /\.kt$/,
  swift: /\.swift$/,
  csharp: /\.cs$/,
  dart: /\.dart$/,
} as const;

/** How the declarations of a package in this language are read. */
const readers: Readonly<Record<Language, keyof typeof endings>> = {
  Kotlin: 'kotlin',
  Java: 'kotlin',
  Swift: 'swift',
  'C#': 'csharp',
  Dart: 'dart',
  TypeScript: 'typescript',
  JavaScript: 'typescript',
};

/** A product on a platform, from the table of platforms. */
interface Declarations extends Scope, Pick<PlatformProduct, 'forms' | 'packages'> {
  /** Below `api-sources/`. */
  readonly folder: string;
  readonly language: keyof typeof endings;
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

/** The file that exports all a package has; packages for plain JavaScript come with declarations only. */
function entryPoint(siteDir: string, folder: string): string {
  const source = `api-sources/${folder}/index.ts`;
  return existsSync(join(siteDir, source)) ? source : source.replace(/\.ts$/, '.d.ts');
}

/** The APIs of the packages that a language declares, by their folders; stored until a file changes. */
async function packagesIn(
  language: keyof typeof endings,
  siteDir: string,
  folders: readonly string[],
  { problems }: ProblemCollector,
): Promise<ReadonlyMap<string, Api>> {
  const files = listFiles(siteDir, 'api-sources', endings[language]);
  const readers = listFiles(siteDir, 'src/plugins/api', /\.(ts|scm)$/);
  const inputs = [...files, ...readers, 'package-lock.json'];
  const key = hashOf(...inputs.flatMap((path) => [path, readSource(siteDir, path)]));
  // Another version of Node.js may write this format otherwise.
  const cached = join(cacheDir(siteDir), `api-${language}-${process.versions.v8}`);
  const bytes = readCache(cached);
  const stored = bytes && (deserialize(bytes) as { key: string; packages: Map<string, Api> });
  if (stored?.key === key) return stored.packages;
  const collector = new ProblemCollector();
  let packages = new Map<string, Api>();
  if (language === 'typescript') {
    // The compiler takes a third of a second to load, and most starts find the declarations stored.
    const { readTypescript } = await import('./typescript');
    const entries = folders.map((folder) => [folder, entryPoint(siteDir, folder)] as const);
    packages = collector.run(() => readTypescript(siteDir, new Map(entries))) ?? packages;
  } else {
    const read = await declarationsIn(language);
    for (const folder of folders) {
      const packageFiles = files.filter((file) => file.startsWith(`api-sources/${folder}/`));
      const sources = new Map(packageFiles.map((file) => [file, readSource(siteDir, file)]));
      const api = collector.run(() => apiOfFiles(folder, sources, read));
      if (api !== undefined) packages.set(folder, api);
    }
  }
  problems.push(...collector.problems);
  if (collector.problems.length === 0) writeCache(cached, serialize({ key, packages }));
  return packages;
}

/**
 * Reads all declarations.
 *
 * @throws ProblemsError with everything in them that cannot be read.
 */
export async function loadApis(siteDir: string): Promise<ApiSet> {
  const collector = new ProblemCollector();
  const declarations = declarationsOf(siteDir);
  const read = new Map<string, Api>();
  for (const language of ['typescript', 'kotlin', 'swift', 'csharp', 'dart'] as const) {
    const inLanguage = declarations.filter((one) => one.language === language);
    const folders = inLanguage.flatMap(
      ({ folder, packages }) => packages?.map((one) => `${folder}/${one.folder}`) ?? [folder],
    );
    if (language === 'typescript') folders.unshift('model');
    const packages = await packagesIn(language, siteDir, folders, collector);
    for (const [folder, api] of packages) read.set(folder, api);
  }
  collector.throwIfAny();
  const apiOf = (folder: string): Api => {
    const api = read.get(folder);
    if (api === undefined) throw new Error(`api-sources/${folder} was not read.`);
    return api;
  };
  const apis = declarations.map(({ folder, forms, packages, ...scope }): [string, Api] => {
    const id = apiKey(scope);
    if (packages !== undefined) {
      const several = packages.map((one) => ({ ...one, api: apiOf(`${folder}/${one.folder}`) }));
      return [id, mergePackages(id, several)];
    }
    const api = apiOf(folder);
    return [id, forms === undefined ? api : joinForms(api, ...forms)];
  });
  return { model: apiOf('model'), platforms: new Map(apis) };
}
