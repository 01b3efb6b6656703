// C#: compiled by Roslyn, which runs in WebAssembly, against the framework's reference assemblies, api-sources and stubs.
// A program is compiled with the classes generated from its XAML; code with `#if` is compiled once more without DEBUG.

import { groupBy } from '../../../../src/base/groupBy';
import { compile, compilerTool } from '../csharp/compiler';
import { findReferences } from '../csharp/frameworks';
import { plan } from '../csharp/plan';
import { programOf } from '../csharp/programs';
import type { Backend, Finding, Unit } from '../types';
import type { Compilation, Diagnostic } from '../csharp/protocol';

export const csharp: Backend = {
  level: 'compiled',
  async tool(paths) {
    try {
      await findReferences();
    } catch (error) {
      return { missing: `the reference assemblies could not be fetched (${String(error)})` };
    }
    return { tool: compilerTool(paths) };
  },
  async check(units, paths) {
    const message = 'belongs to no C# program; add it to samples/verifier/src/csharp/programs.ts';
    const homeless = units
      .filter((unit) => programOf(unit) === undefined)
      .map((unit) => ({ unit, line: 1, column: 1, message }));
    const compilations = plan(units, paths);
    const diagnostics = await compile(compilations, await findReferences(), paths);
    return [...homeless, ...findingsIn(diagnostics, compilations, units)];
  },
};

function findingsIn(
  diagnostics: readonly Diagnostic[],
  compilations: readonly Compilation[],
  units: readonly Unit[],
): Finding[] {
  const byPath = new Map(units.map((unit) => [unit.file, unit]));
  const errors = diagnostics.filter(({ severity }) => severity === 'Error');
  const broken = new Set(errors.map(({ compilation }) => compilation));
  const lines = errors
    .filter(({ path }) => !byPath.has(path))
    .map(({ path, line, column, message }) => `${path}:${line}:${column}  ${message}`);
  if (lines.length > 0)
    throw new Error(`the C# stubs or declarations do not compile:\n${lines.join('\n')}`);

  const same = groupBy(
    diagnostics,
    ({ path, line, column, message }) => `${path}:${line}:${column} ${message}`,
  );
  return [...same.values()].flatMap((group): Finding[] => {
    const [{ path, severity, code, line, column, message }] = group as [Diagnostic];
    const unit = byPath.get(path);
    if (unit === undefined) return [];
    if (severity !== 'Error') {
      const isAboutUse = severity === 'Warning' || code === 'CS8019';
      if (!isAboutUse || path.endsWith('.xaml')) return [];
      // With `#if`, what one variant does not use another may; and what a program leaves unused can only be told when it
      // has no errors.
      const variants = compilations.filter(({ files }) => files.some((file) => file.path === path));
      const isUnused = variants.length === group.length;
      if (!isUnused || group.some(({ compilation }) => broken.has(compilation))) return [];
    }
    return [{ unit, line, column, message: `${message} (${code})` }];
  });
}
