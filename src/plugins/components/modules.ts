import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

/** An `import … from` or `export … from` of a module. */
interface ModuleImport {
  readonly specifier: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A module of the site or of the theme. */
export interface SourceModule {
  /** Relative to the site, with slashes. */
  readonly path: string;
  readonly source: ts.SourceFile;
  /** What it imports, apart from types. */
  readonly imports: readonly ModuleImport[];
}

/** Line of a position in a module, counted from 1. */
export const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;

const themeFolder = 'node_modules/@docusaurus/theme-classic/lib/theme';

function importsOf(source: ts.SourceFile): ModuleImport[] {
  return source.statements.flatMap((statement) => {
    const isImport =
      ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const specifier = isImport || isExport ? statement.moduleSpecifier : undefined;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return [];
    return [{ specifier: specifier.text, line: lineOf(source, specifier.getStart(source)) }];
  });
}

/** Cache of parsed modules, shared by the page check and the plugin. */
const parsed = new Map<string, SourceModule>();

/** Modules of a site, read from its sources as the bundler would find them. Packages other than the theme are left out. */
export class Modules {
  readonly #siteDir: string;

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** @throws Error where there is no such file. */
  read(path: string): SourceModule {
    const text = readFileSync(join(this.#siteDir, path), 'utf8');
    const known = parsed.get(path);
    if (known?.source.text === text) return known;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const module = { path, source, imports: importsOf(source) };
    parsed.set(path, module);
    return module;
  }

  /**
   * File that an import means.
   *
   * @param specifier As written: `@site/src/…`, `@theme/…`, `./…`.
   * @param from Path of the importing file, relative to the site.
   * @returns Its path relative to the site; `undefined` where it is of a package, generated, or not there.
   */
  resolve(specifier: string, from: string): string | undefined {
    for (const path of candidates(specifier, from)) {
      for (const end of ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js']) {
        const file = join(this.#siteDir, path + end);
        if (existsSync(file) && statSync(file).isFile()) {
          return relative(this.#siteDir, file).split(sep).join('/');
        }
      }
    }
    return undefined;
  }
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
