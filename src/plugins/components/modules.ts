import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineAt } from '../../base/lines.mjs';

/** An `import … from` or `export … from` of a module. */
interface ModuleImport {
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A module of the site or of the theme. */
export interface SourceModule {
  readonly text: string;
  /** What it imports, apart from types. */
  readonly imports: readonly ModuleImport[];
}

const themeFolder = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Imports and re-exports as Prettier writes them. */
const statement = /^(?:import|export)\s+(?!type\b)(?:[^'";=]*?\sfrom\s+)?'([^']+)'/gm;

/**
 * Reads a module.
 *
 * @param path Relative to the site.
 * @throws Error where there is no such file.
 */
export function readModule(siteDir: string, path: string): SourceModule {
  const text = readFileSync(join(siteDir, path), 'utf8');
  const imports = [...text.matchAll(statement)].map(({ 1: specifier = '', index }) => ({
    specifier,
    line: lineAt(text, index),
  }));
  return { text, imports };
}

/** Paths without endings at which an import may be found, the first one first. */
function candidates(specifier: string, from: string): string[] {
  const [, scope = '', rest = ''] =
    /^(@site|@theme|@theme-original|@theme-init)\/(.+)$/.exec(specifier) ?? [];
  if (scope === '@site') return [rest];
  if (scope === '@theme') return [`src/theme/${rest}`, `${themeFolder}/${rest}`];
  if (scope !== '') return [`${themeFolder}/${rest}`];
  return specifier.startsWith('.') ? [join(dirname(from), specifier)] : [];
}

/**
 * File that an import means, as the bundler would find it. Packages other than the theme are left out.
 *
 * @param specifier As written: `@site/src/…`, `@theme/…`, `./…`.
 * @param from Path of the importing file, relative to the site.
 * @returns Its path relative to the site; `undefined` where it is of a package, generated, or not there.
 */
export function resolveModule(
  siteDir: string,
  specifier: string,
  from: string,
): string | undefined {
  return candidates(specifier, from)
    .flatMap((path) =>
      ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'].map((end) => path + end),
    )
    .find((path) => existsSync(join(siteDir, path)) && statSync(join(siteDir, path)).isFile());
}
