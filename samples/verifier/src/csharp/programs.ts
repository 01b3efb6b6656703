// The C# programs of the samples, and what each is compiled with.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files';
import { xamlClass } from './xaml';
import { readText } from '../../../../src/base/text';
import type { Paths, Unit } from '../types';
import type { FrameworkId } from './frameworks';
import type { Compilation, Source } from './protocol';
import type { Generated, Vocabulary } from './xaml';

export interface Target {
  readonly framework: FrameworkId;
  /** Folders below `stubs/`; they are compiled together. */
  readonly stubs: readonly string[];
}

export interface ProgramOptions {
  /** Folder below the root: its `.cs` and `.xaml` files are one program, except those of a program in a folder of it. */
  readonly samples: string;
  /** Folder of the pages whose C# blocks are compiled with the same. */
  readonly pages: string;
  /** Folder below `api-sources/`. */
  readonly api: string;
  /** Files of another program that are compiled with it as well. */
  readonly shared?: readonly string[];
  /** What it has to compile for as well: a project can change its framework. */
  readonly also?: readonly Target[];
  /** Code with `#if` is compiled once with each of these; with and without DEBUG when there are none. */
  readonly symbols?: readonly (readonly string[])[];
}

export type Program = Target & ProgramOptions;

/** .NET Framework has Windows Forms and a part of WPF among its assemblies. */
const netFramework = { framework: 'net472', stubs: ['windows', 'mstest'] } as const;
const modernWindows = {
  framework: 'net8.0',
  stubs: ['windows', 'windowsDesktop', 'mstest'],
} as const;

export const programs: readonly Program[] = [
  {
    samples: 'samples/document/Windows',
    pages: 'docs/Windows',
    ...netFramework,
    also: [modernWindows],
    api: 'document/Windows',
  },
  // The start page has the same code for both frameworks; only the Main of Windows Forms differs.
  {
    samples: 'samples/document/Windows/starter',
    pages: 'docs/Windows',
    ...modernWindows,
    also: [netFramework],
    api: 'document/Windows',
  },
  {
    samples: 'samples/document/Windows/starter-forms',
    pages: 'docs/Windows',
    ...modernWindows,
    api: 'document/Windows',
  },
  {
    samples: 'samples/document/Windows/starter-winui',
    pages: 'docs/Windows',
    framework: 'net8.0',
    stubs: ['winui'],
    api: 'document/Windows',
  },
  // The guides have its code where it differs from that of WPF, and its window uses the same other files.
  {
    samples: 'samples/document/Windows/winui',
    shared: [
      'DocumentException.cs',
      'DocumentSdk.cs',
      'Invoice.cs',
      'InvoiceParser.cs',
      'InvoiceReader.cs',
      'SdkLog.cs',
    ].map((file) => `samples/document/Windows/${file}`),
    pages: 'docs/Windows',
    framework: 'net8.0',
    stubs: ['winui'],
    api: 'document/Windows',
  },
  {
    samples: 'samples/document/MAUI/app',
    pages: 'docs/MAUI',
    framework: 'net8.0',
    stubs: ['maui', 'xunit'],
    api: 'document/MAUI',
    symbols: [['DEBUG', 'ANDROID'], ['IOS'], ['ANDROID', 'SCAN_IMAGE']],
  },
  {
    samples: 'samples/document/MAUI/starter',
    pages: 'docs/MAUI',
    framework: 'net8.0',
    stubs: ['maui'],
    api: 'document/MAUI',
    symbols: [['DEBUG', 'ANDROID'], ['IOS']],
  },
  {
    samples: 'samples/document/Xamarin/forms',
    pages: 'docs/Xamarin',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android', 'xamarin/ios', 'xamarin/forms', 'mstest'],
    api: 'document/Xamarin/forms',
    symbols: [['DEBUG'], [], ['UITEST']],
  },
  {
    samples: 'samples/document/Xamarin/starter',
    pages: 'docs/Xamarin',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android', 'xamarin/ios', 'xamarin/forms'],
    api: 'document/Xamarin/forms',
  },
  {
    samples: 'samples/document/Xamarin/android',
    pages: 'docs/Xamarin',
    framework: 'netstandard2.1',
    stubs: ['xamarin/android'],
    api: 'document/Xamarin/android',
  },
  {
    samples: 'samples/document/Xamarin/ios',
    pages: 'docs/Xamarin',
    framework: 'netstandard2.1',
    stubs: ['xamarin/ios'],
    api: 'document/Xamarin/ios',
  },
];

/** Whether it is compiled: C#, and the XAML of samples. */
export function isPart({ language, kind, file }: Unit): boolean {
  return language === 'csharp' || (kind === 'sample' && file.endsWith('.xaml'));
}

/** That of the innermost folder; for canaries, which all use the same, the first. */
export function programOf(
  { kind, file }: Pick<Unit, 'kind' | 'file'>,
  all: readonly Program[] = programs,
): Program | undefined {
  if (kind === 'canary') return all[0];
  if (kind !== 'sample') return all.find(({ pages }) => file.startsWith(`${pages}/`));
  const [innermost] = all
    .filter(({ samples }) => file.startsWith(`${samples}/`))
    .sort((a, b) => b.samples.length - a.samples.length);
  return innermost;
}

/**
 * @param own The units that are compiled with it.
 * @returns One is enough for canaries.
 */
export function targetsOf(program: Program, own: readonly Unit[]): readonly Target[] {
  return own.every(({ kind }) => kind === 'canary')
    ? [program]
    : [program, ...(program.also ?? [])];
}

/** Where a source of a compilation comes from. */
export interface Origin {
  readonly file: string;
  /** For what was generated from XAML: where each line comes from. */
  readonly places?: Generated['places'];
}

export interface Part {
  source: Source;
  origin: Origin;
}

export interface Plan {
  readonly compilations: Compilation[];
  /** By compilation and path, see `originKey`. */
  readonly origins: Map<string, Origin>;
  /** Of XAML that fits no class. */
  readonly problems: { file: string; line: number; column: number; message: string }[];
}

/** A source of a compilation, as a key of `Plan.origins`. */
export function originKey(compilation: string, path: string): string {
  return `${compilation}\n${path}`;
}

/** All compilations that the units need, those of stubs and libraries first. */
export function plan(units: readonly Unit[], paths: Paths): Plan {
  const result: Plan = { compilations: [], origins: new Map(), problems: [] };
  for (const program of programs) {
    const own = units.filter((unit) => programOf(unit) === program);
    if (own.length === 0) continue;
    for (const target of targetsOf(program, own)) planTarget(program, target, own, paths, result);
  }
  return result;
}

/**
 * Adds the compilations of a program for one framework.
 *
 * @param own The units of the program.
 */
function planTarget(
  program: Program,
  { framework, stubs: folders }: Target,
  own: readonly Unit[],
  paths: Paths,
  result: Plan,
) {
  const stubs = folders.flatMap((folder) =>
    texts(`samples/verifier/stubs/${folder}`, '.cs', paths),
  );
  const stubsName = `${folders.join(' ')} ${framework}`;
  const apiName = `${program.api} on ${stubsName}`;
  const uses = [stubsName, apiName];
  const libraries: Compilation[] = [
    { name: stubsName, kind: 'library', framework, uses: [], symbols: [], files: stubs },
    {
      name: apiName,
      kind: 'library',
      framework,
      uses: [stubsName],
      symbols: [],
      files: texts(`api-sources/${program.api}`, '.cs', paths),
    },
  ];
  // Programs share them: they take as long to compile as the samples.
  const planned = new Set(result.compilations.map(({ name }) => name));
  result.compilations.push(...libraries.filter(({ name }) => !planned.has(name)));

  const add = (name: string, kind: 'program' | 'fence', parts: readonly Part[]): void => {
    const files = parts.map(({ source }) => source);
    for (const symbols of variants(files, program)) {
      const full = [name, framework, ...symbols].join(' ');
      result.compilations.push({ name: full, kind, framework, uses, symbols, files });
      for (const { source, origin } of parts)
        result.origins.set(originKey(full, source.path), origin);
    }
  };
  const known = vocabulary(stubs);

  // A program is compiled as a whole, also when only one of its files was asked for.
  if (own.some(({ kind }) => kind === 'sample')) {
    const files = sampleTexts(program, '.cs', paths);
    const xaml = sampleTexts(program, '.xaml', paths);
    const generated = xaml.map((source) => fromXaml(source, files, known));
    result.problems.push(...generated.flatMap(({ problems }) => problems));
    add(program.samples, 'program', [
      ...files.map((source) => ({ source, origin: { file: source.path } })),
      ...generated.flatMap(({ parts }) => parts),
    ]);
  }
  for (const unit of own) {
    if (unit.kind === 'sample') continue;
    const source = { path: unitPath(unit), text: unit.code };
    if (unit.file.endsWith('.xaml')) {
      const behind = codeBehind(source);
      const { parts, problems } = fromXaml(source, [behind], known);
      result.problems.push(...problems);
      add(source.path, 'program', [{ source: behind, origin: { file: behind.path } }, ...parts]);
    } else {
      const kind = unit.kind === 'canary' ? 'program' : 'fence';
      add(source.path, kind, [{ source, origin: { file: source.path } }]);
    }
  }
}

/** The name of a unit as a source: there can be several blocks on one page. */
export function unitPath({ kind, file, line }: Unit): string {
  return kind === 'fence' ? `${file}:${line}` : file;
}

/** The symbols of each compilation. */
function variants(
  files: readonly Source[],
  { symbols = [['DEBUG'], []] }: Program,
): readonly (readonly string[])[] {
  return files.some(({ text }) => /^\s*#(?:el)?if\b/m.test(text)) ? symbols : symbols.slice(0, 1);
}

/** @param folder Below the root. */
function texts(folder: string, extension: string, paths: Paths): Source[] {
  const files = listFiles(paths.root, folder).filter((file) => file.endsWith(extension));
  return files.map((path) => ({ path, text: readText(join(paths.root, path)) }));
}

/** Without those of a program in a folder of it, with what it shares with another. */
function sampleTexts(program: Program, extension: string, paths: Paths): Source[] {
  const own = texts(program.samples, extension, paths).filter(
    ({ path }) => programOf({ kind: 'sample', file: path }) === program,
  );
  const shared = (program.shared ?? []).filter((path) => path.endsWith(extension));
  return [...own, ...shared.map((path) => ({ path, text: readText(join(paths.root, path)) }))];
}

/** What XAML can name. */
function vocabulary(stubs: readonly Source[]): Vocabulary {
  const all = (pattern: RegExp) =>
    new Set(stubs.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return {
    namespaces: all(/^namespace ([\w.]+)/gm),
    events: all(/\bevent [^{;]*?(\w+)\s*[{;]/g),
  };
}

/** The generated half of the class of a XAML file. */
function fromXaml(
  { path, text }: Source,
  files: readonly Source[],
  known: Vocabulary,
): { parts: Part[]; problems: Plan['problems'] } {
  const generated = xamlClass(text, known);
  if (generated === undefined) return { parts: [], problems: [] };
  const behind = files.find((file) => file.path === `${path}.cs`);
  const names = behind === undefined ? [] : partialClasses(behind.text);
  if (behind !== undefined && names.includes(generated.className)) {
    const origin = { file: path, places: generated.places };
    return {
      parts: [{ source: { path: `${path}.g.cs`, text: generated.text }, origin }],
      problems: [],
    };
  }
  const there =
    behind === undefined
      ? 'there is no such file'
      : `there is ${names.join(', ') || 'no partial class'}`;
  const message = `x:Class="${generated.className}" is not a partial class in ${path}.cs: ${there}`;
  return {
    parts: [],
    problems: [{ file: path, ...generated.classPlace, message }],
  };
}

/** The other half of the class of a XAML canary, which is a file on its own. */
function codeBehind({ path, text }: Source): Source {
  const [, space = '', name = ''] = /x:Class="([\w.]+)\.(\w+)"/.exec(text) ?? [];
  const lines = [
    `namespace ${space};`,
    `public partial class ${name}`,
    '{',
    `    public ${name}() => InitializeComponent();`,
    '    private void OnClick(object sender, System.EventArgs e) { }',
    '}',
  ];
  return { path: `${path}.cs`, text: lines.join('\n') };
}

/** With their namespace. */
function partialClasses(code: string): string[] {
  const space = /^namespace ([\w.]+)/m.exec(code)?.[1];
  return [...code.matchAll(/\bpartial class (\w+)/g)].map(([, name = '']) =>
    space === undefined ? name : `${space}.${name}`,
  );
}
