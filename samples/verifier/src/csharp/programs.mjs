// The C# programs of the samples, and what each is compiled with.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files.mjs';
import { xamlClass } from './xaml.mjs';
import { readText } from '../../../../src/base/text.mjs';

/** @import { Paths, Unit } from '../types.d.ts' */
/** @import { FrameworkId } from './frameworks.mjs' */
/** @import { Compilation, Source } from './protocol.mjs' */
/** @import { Generated, Vocabulary } from './xaml.mjs' */

/**
 * @typedef {object} Target
 * @property {FrameworkId} framework
 * @property {readonly string[]} stubs Folders below `stubs/`; they are compiled together.
 *
 * @typedef {object} ProgramOptions
 * @property {string} samples Folder below the root: its `.cs` and `.xaml` files are one program, except those of a program in a folder of it.
 * @property {string} pages Folder of the pages whose C# blocks are compiled with the same.
 * @property {string} api Folder below `api-sources/`.
 * @property {readonly string[]} [shared] Files of another program that are compiled with it as well.
 * @property {readonly Target[]} [also] What it has to compile for as well: a project can change its framework.
 * @property {readonly (readonly string[])[]} [symbols] Code with `#if` is compiled once with each of these; with and without DEBUG when there are none.
 *
 * @typedef {Target & ProgramOptions} Program
 */

/** .NET Framework has Windows Forms and a part of WPF among its assemblies. */
const netFramework = /** @type {const} */ ({ framework: 'net472', stubs: ['windows', 'mstest'] });
const modernWindows = /** @type {const} */ ({
  framework: 'net8.0',
  stubs: ['windows', 'windowsDesktop', 'mstest'],
});

/** @type {readonly Program[]} */
export const programs = [
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

/**
 * @param {Unit} unit
 * @returns {boolean} Whether it is compiled: C#, and the XAML of samples.
 */
export function isPart({ language, kind, file }) {
  return language === 'csharp' || (kind === 'sample' && file.endsWith('.xaml'));
}

/**
 * @param {Pick<Unit, 'kind' | 'file'>} unit
 * @param {readonly Program[]} [all]
 * @returns {Program | undefined} That of the innermost folder; for canaries, which all use the same, the first.
 */
export function programOf({ kind, file }, all = programs) {
  if (kind === 'canary') return all[0];
  if (kind !== 'sample') return all.find(({ pages }) => file.startsWith(`${pages}/`));
  const [innermost] = all
    .filter(({ samples }) => file.startsWith(`${samples}/`))
    .sort((a, b) => b.samples.length - a.samples.length);
  return innermost;
}

/**
 * @param {Program} program
 * @param {readonly Unit[]} own The units that are compiled with it.
 * @returns {readonly Target[]} One is enough for canaries.
 */
export function targetsOf(program, own) {
  return own.every(({ kind }) => kind === 'canary')
    ? [program]
    : [program, ...(program.also ?? [])];
}

/**
 * @typedef {object} Origin Where a source of a compilation comes from.
 * @property {string} file
 * @property {Generated['places']} [places] For what was generated from XAML: where each line comes from.
 *
 * @typedef {{ source: Source, origin: Origin }} Part
 *
 * @typedef {object} Plan
 * @property {Compilation[]} compilations
 * @property {Map<string, Origin>} origins By compilation and path, see `originKey`.
 * @property {{ file: string, line: number, column: number, message: string }[]} problems Of XAML that fits no class.
 */

/**
 * @param {string} compilation
 * @param {string} path
 * @returns {string}
 */
export function originKey(compilation, path) {
  return `${compilation}\n${path}`;
}

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @returns {Promise<Plan>}
 */
export async function plan(units, paths) {
  /** @type {Plan} */
  const result = { compilations: [], origins: new Map(), problems: [] };
  for (const program of programs) {
    const own = units.filter((unit) => programOf(unit) === program);
    if (own.length === 0) continue;
    for (const target of targetsOf(program, own))
      await planTarget(program, target, own, paths, result);
  }
  return result;
}

/**
 * Adds the compilations of a program for one framework.
 * @param {Program} program
 * @param {Target} target
 * @param {readonly Unit[]} own The units of the program.
 * @param {Paths} paths
 * @param {Plan} result
 */
async function planTarget(program, { framework, stubs: folders }, own, paths, result) {
  const stubs = (
    await Promise.all(folders.map((folder) => sources(`samples/verifier/stubs/${folder}`, paths)))
  ).flat();
  const stubsName = `${folders.join(' ')} ${framework}`;
  const apiName = `${program.api} on ${stubsName}`;
  const uses = [stubsName, apiName];
  /** @type {Compilation[]} */
  const libraries = [
    { name: stubsName, kind: 'library', framework, uses: [], symbols: [], files: stubs },
    {
      name: apiName,
      kind: 'library',
      framework,
      uses: [stubsName],
      symbols: [],
      files: await sources(`api-sources/${program.api}`, paths),
    },
  ];
  // Programs share them: they take as long to compile as the samples.
  const planned = new Set(result.compilations.map(({ name }) => name));
  result.compilations.push(...libraries.filter(({ name }) => !planned.has(name)));

  /** @type {(name: string, kind: 'program' | 'fence', files: readonly Part[]) => void} */
  const add = (name, kind, parts) => {
    const files = parts.map(({ source }) => source);
    for (const symbols of variants(files, program)) {
      const full = [name, framework, ...symbols].join(' ');
      result.compilations.push({
        name: full,
        kind,
        framework,
        uses,
        symbols,
        files,
      });
      for (const { source, origin } of parts)
        result.origins.set(originKey(full, source.path), origin);
    }
  };
  const known = vocabulary(stubs);

  // A program is compiled as a whole, also when only one of its files was asked for.
  if (own.some(({ kind }) => kind === 'sample')) {
    const files = await sampleTexts(program, '.cs', paths);
    const xaml = await sampleTexts(program, '.xaml', paths);
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

/**
 * The name of a unit as a source: there can be several blocks on one page.
 * @param {Unit} unit
 * @returns {string}
 */
export function unitPath({ kind, file, line }) {
  return kind === 'fence' ? `${file}:${line}` : file;
}

/**
 * @param {readonly Source[]} files
 * @param {Program} program
 * @returns {readonly (readonly string[])[]} The symbols of each compilation.
 */
function variants(files, { symbols = [['DEBUG'], []] }) {
  return files.some(({ text }) => /^\s*#(?:el)?if\b/m.test(text)) ? symbols : symbols.slice(0, 1);
}

/**
 * @param {string} folder Below the root.
 * @param {Paths} paths
 * @returns {Promise<Source[]>}
 */
function sources(folder, paths) {
  return texts(folder, '.cs', paths);
}

/**
 * @param {string} folder Below the root.
 * @param {string} extension
 * @param {Paths} paths
 * @returns {Promise<Source[]>}
 */
async function texts(folder, extension, paths) {
  const files = listFiles(paths.root, folder).filter((file) => file.endsWith(extension));
  return files.map((path) => ({
    path,
    text: readText(join(paths.root, path)),
  }));
}

/**
 * @param {Program} program
 * @param {string} extension
 * @param {Paths} paths
 * @returns {Promise<Source[]>} Without those of a program in a folder of it, with what it shares with another.
 */
async function sampleTexts(program, extension, paths) {
  const all = await texts(program.samples, extension, paths);
  const own = all.filter(({ path }) => programOf({ kind: 'sample', file: path }) === program);
  const shared = (program.shared ?? []).filter((path) => path.endsWith(extension));
  return [...own, ...shared.map((path) => ({ path, text: readText(join(paths.root, path)) }))];
}

/**
 * @param {readonly Source[]} stubs
 * @returns {Vocabulary} What XAML can name.
 */
function vocabulary(stubs) {
  /** @param {RegExp} pattern */
  const all = (pattern) =>
    new Set(stubs.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  return {
    namespaces: all(/^namespace ([\w.]+)/gm),
    events: all(/\bevent [^{;]*?(\w+)\s*[{;]/g),
  };
}

/**
 * The generated half of the class of a XAML file.
 * @param {Source} xaml
 * @param {readonly Source[]} files
 * @param {Vocabulary} known
 * @returns {{ parts: Part[], problems: Plan['problems'] }}
 */
function fromXaml({ path, text }, files, known) {
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

/**
 * The other half of the class of a XAML canary, which is a file on its own.
 * @param {Source} xaml
 * @returns {Source}
 */
function codeBehind({ path, text }) {
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

/**
 * @param {string} code
 * @returns {string[]} With their namespace.
 */
function partialClasses(code) {
  const space = /^namespace ([\w.]+)/m.exec(code)?.[1];
  return [...code.matchAll(/\bpartial class (\w+)/g)].map(([, name = '']) =>
    space === undefined ? name : `${space}.${name}`,
  );
}
