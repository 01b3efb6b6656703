// TypeScript and JavaScript: type-checked against api-sources and the framework stubs.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readAllFacts } from '../../../../src/base/facts';
import { isPlatformId, platformById, type Platform } from '../../../../src/model/platforms';
import type { Backend, Finding, Paths, Unit } from '../types';

type Environment = Platform['runsIn'];

/** Findings about unused names: they count in sample files, which contain the whole program. */
const unusedCodes = new Set([6133, 6138, 6192, 6196, 6198]);

export const typescript: Backend = {
  level: 'compiled',
  tool() {
    return { tool: { name: 'typescript', version: ts.version } };
  },
  check(units, paths) {
    const environments = ['native', 'web', 'cordova'] as Environment[];
    return environments.flatMap((environment) => {
      const own = units.filter((unit) => environmentOf(unit) === environment);
      return own.length === 0 ? [] : checkProgram(own, environment, paths);
    });
  },
};

/** What runs a program, by the platform in its path. Without one, it sees no DOM, as in React Native. */
function environmentOf({ file }: Unit): Environment {
  const platform = file.split('/').find(isPlatformId);
  return platform === undefined ? 'native' : platformById(platform).runsIn;
}

function checkProgram(units: readonly Unit[], environment: Environment, paths: Paths): Finding[] {
  const packages = readPackages(paths);
  const files = new Map<string, { unit: Unit; text: string; shift: number }>();
  units.forEach((unit, index) =>
    files.set(fileNameOf(unit, index, paths), { unit, ...textOf(unit) }),
  );

  const options = optionsFor(environment, packages, paths);
  const host = ts.createCompilerHost(options, true);
  const disk = { ...host };
  host.fileExists = (name) => files.has(name) || disk.fileExists(name);
  host.readFile = (name) => files.get(name)?.text ?? disk.readFile(name);
  host.getSourceFile = (name, settings, onError, fresh) => {
    const text = files.get(name)?.text;
    return text === undefined
      ? disk.getSourceFile(name, settings, onError, fresh)
      : ts.createSourceFile(name, text, settings, true);
  };

  const roots = [...stubFiles(environment, paths), ...globalPackages(environment, packages, paths)];
  const program = ts.createProgram([...roots, ...files.keys()], options, host);
  const findings: Finding[] = [];

  for (const [name, { unit, shift }] of files) {
    const source = program.getSourceFile(name);
    if (!source) throw new Error(`${name} is not part of the program`);
    const place = (start: number): { line: number; column: number } => {
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      return {
        line: line + 1,
        column: Math.max(1, character + 1 - (line === 0 ? shift : 0)),
      };
    };
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    for (const diagnostic of diagnostics) {
      if (isForgiven(diagnostic, source, unit)) continue;
      findings.push({
        unit,
        ...place(diagnostic.start ?? 0),
        message: messageOf(diagnostic, paths),
      });
    }
    if (unit.kind !== 'declaration' && unit.kind !== 'example') {
      for (const node of anyTypes(source)) {
        findings.push({
          unit,
          ...place(node.getStart(source)),
          message: 'a sample does not use "any"',
        });
      }
    }
  }
  return findings;
}

function optionsFor(
  environment: Environment,
  packages: Readonly<Record<string, string>>,
  paths: Paths,
): ts.CompilerOptions {
  const react = join(paths.verifier, 'node_modules/@types/react');
  return {
    strict: true,
    noEmit: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitReturns: true,
    allowJs: true,
    checkJs: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    resolveJsonModule: true,
    jsx: ts.JsxEmit.ReactJSX,
    lib:
      environment === 'native'
        ? ['lib.es2022.d.ts']
        : ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    // The declarations of Cordova are .d.ts files, which have to be checked like all others.
    skipLibCheck: environment !== 'cordova',
    skipDefaultLibCheck: true,
    paths: {
      ...Object.fromEntries(
        Object.entries(packages).map(([name, file]) => [name, [join(paths.root, file)]]),
      ),
      '@deckle-model': [join(paths.apiSources, 'model/index.ts')],
      react: [join(react, 'index.d.ts')],
      'react/*': [join(react, '*.d.ts')],
    },
  };
}

/** The packages that samples import, by the name in their facts, and the file that declares each. */
function readPackages(paths: Paths): Record<string, string> {
  return Object.fromEntries(
    readAllFacts(paths.root).flatMap(({ folder, facts }) => {
      const file = ['index.ts', 'index.d.ts'].find((name) =>
        existsSync(join(paths.apiSources, folder, name)),
      );
      return file === undefined || facts.package === undefined
        ? []
        : [[facts.package, `api-sources/${folder}/${file}`]];
    }),
  );
}

/** Declarations of packages that no program imports, because what they bring is global. */
function globalPackages(
  environment: Environment,
  packages: Readonly<Record<string, string>>,
  paths: Paths,
): string[] {
  if (environment !== 'cordova') return [];
  return Object.entries(packages)
    .filter(([name]) => name.startsWith('cordova-plugin-'))
    .map(([, file]) => join(paths.root, file));
}

/** Modules are there for every program, `globals.<environment>.d.ts` only for those of one environment. */
function stubFiles(environment: Environment, paths: Paths): string[] {
  const folder = join(
    paths.verifier,
    environment === 'cordova' ? 'stubs/cordova' : 'stubs/typescript',
  );
  return readdirSync(folder)
    .filter((name) => name.endsWith('.d.ts'))
    .filter((name) => !name.startsWith('globals.') || name === `globals.${environment}.d.ts`)
    .sort()
    .map((name) => join(folder, name));
}

/** Path of a unit: files keep theirs; JSON with a type, fences and examples get a generated name beside their page. */
function fileNameOf(unit: Unit, index: number, paths: Paths): string {
  const path = join(paths.root, unit.file);
  const hasFile = unit.kind !== 'fence' && unit.kind !== 'example';
  if (hasFile && unit.language !== 'typed-json') return path;
  return join(
    dirname(path),
    `__${unit.kind}${index}__.${unit.language === 'javascript' ? 'js' : 'tsx'}`,
  );
}

/** The text that is compiled. What is put before the code is on its first line, so that line numbers don't change. */
function textOf({ language, type, code }: Unit): { text: string; shift: number } {
  if (language !== 'typed-json') return { text: code, shift: 0 };
  const before = `import type { ${type} as Declared } from '@deckle-model'; export const value: Declared = `;
  return { text: `${before}${code};`, shift: before.length };
}

function isForgiven(diagnostic: ts.Diagnostic, source: ts.SourceFile, unit: Unit): boolean {
  if (!unusedCodes.has(diagnostic.code)) return false;
  if (unit.kind !== 'sample' && unit.kind !== 'canary') return true;
  const start = diagnostic.start ?? 0;
  // React is imported for readers whose JSX transform still needs it.
  return /^(?:React\b|import React\b)/.test(source.text.slice(start, start + 20));
}

function messageOf(diagnostic: ts.Diagnostic, paths: Paths): string {
  const text = ts
    .flattenDiagnosticMessageText(diagnostic.messageText, ' ')
    .replaceAll(`${paths.root}/`, '')
    .replaceAll('@deckle-model', 'api-sources/model');
  return `${text} (TS${diagnostic.code})`;
}

function anyTypes(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
