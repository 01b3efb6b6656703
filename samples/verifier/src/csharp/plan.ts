// What the C# compiler is asked to compile.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files';
import { readText } from '../../../../src/base/text';
import { programOf, programs } from './programs';
import { xamlClass } from './xaml';
import type { Paths, Unit } from '../types';
import type { Program } from './programs';
import type { Compilation, Source } from './protocol';
import type { Vocabulary } from './xaml';

/** All compilations that the units need, those of stubs and libraries first. The path of a source is that of its unit. */
export function plan(units: readonly Unit[], paths: Paths): Compilation[] {
  const compilations = new Map<string, Compilation>();
  const add = (compilation: Compilation) => compilations.set(compilation.name, compilation);
  for (const program of programs) {
    const isOwn = (unit: Unit) => programOf(unit) === program;
    if (!units.some(isOwn)) continue;
    const { framework, stubs: folders, api } = program;
    const stubs = folders.flatMap((folder) => texts(`samples/verifier/stubs/${folder}`, paths));
    const library = { framework, symbols: [] };
    const stubsName = `${folders.join(' ')} ${framework}`;
    const apiName = `${api} on ${stubsName}`;
    add({ ...library, name: stubsName, uses: [], files: stubs });
    add({
      ...library,
      name: apiName,
      uses: [stubsName],
      files: texts(`api-sources/${api}`, paths),
    });

    const uses = [stubsName, apiName];
    const known = vocabulary(stubs);
    const samples = units.filter(
      (unit) => unit.kind === 'sample' && (isOwn(unit) || program.shared?.includes(unit.file)),
    );
    const canaries = units.filter((unit) => unit.kind === 'canary' && isOwn(unit));
    for (const parts of [samples, ...canaries.map((canary) => [canary])]) {
      const files = parts.map((unit) => sourceOf(unit, known));
      for (const symbols of variants(files, program)) {
        const name = [parts[0]?.file, framework, ...symbols].join(' ');
        add({ name, framework, uses, symbols, files });
      }
    }
  }
  return [...compilations.values()];
}

/** The symbols of each compilation. */
function variants(
  files: readonly Source[],
  { symbols = [['DEBUG'], []] }: Program,
): readonly (readonly string[])[] {
  return files.some(({ text }) => /^\s*#(?:el)?if\b/m.test(text)) ? symbols : symbols.slice(0, 1);
}

function sourceOf({ file, code }: Unit, known: Vocabulary): Source {
  return { path: file, text: file.endsWith('.xaml') ? xamlClass(code, known) : code };
}

/** @param folder Below the root. */
function texts(folder: string, { root }: Paths): Source[] {
  const files = listFiles(root, folder, /\.cs$/);
  return files.map((path) => ({ path, text: readText(join(root, path)) }));
}

/** What XAML can name of the stubs. */
function vocabulary(stubs: readonly Source[]): Vocabulary {
  const all = (pattern: RegExp) =>
    new Set(stubs.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const namespaces = all(
    /^namespace ((?:System\.Windows(?!\.Forms)|Microsoft\.(?:UI\.Xaml|Maui)|Xamarin\.Forms)[\w.]*)/gm,
  );
  return { namespaces: [...namespaces], events: all(/\bevent [^{;]*?(\w+)\s*[{;]/g) };
}
