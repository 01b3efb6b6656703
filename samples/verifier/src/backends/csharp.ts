// C#: compiled by Roslyn, which runs in WebAssembly, against the framework's reference assemblies, api-sources and stubs.
// A program is compiled with the classes generated from its XAML; code with `#if` is compiled once more without DEBUG.

import { compile, findCompiler } from '../csharp/compiler';
import { referencesOf } from '../csharp/frameworks';
import {
  isPart,
  originKey,
  plan,
  programOf,
  programs,
  targetsOf,
  unitPath,
} from '../csharp/programs';
import { nearest } from '../../../../src/base/nearest';
import type { Backend, Finding, Unit } from '../types';
import type { Diagnostic } from '../csharp/protocol';
import type { Origin, Plan } from '../csharp/programs';

export const csharp: Backend = {
  level: 'compiled',
  async tool(paths, all) {
    const found = findCompiler(paths);
    if ('missing' in found) return found;
    const references = await referencesFor(all.filter(isPart));
    return 'missing' in references
      ? references
      : { tool: { name: 'Roslyn', version: found.version } };
  },
  async check(all, paths) {
    const units = all.filter(isPart);
    const homeless: Finding[] = units
      .filter((unit) => programOf(unit) === undefined)
      .map((unit) => ({
        unit,
        line: 1,
        column: 1,
        message: `belongs to no C# program; declare one in samples/verifier/src/csharp/programs.ts (there are ${programs.map(({ samples }) => samples).join(', ')})`,
      }));
    const references = await referencesFor(units);
    if ('missing' in references) throw new Error(references.missing);
    const planned = plan(units, paths);
    const diagnostics = await compile(planned.compilations, references.files, paths);
    return [...homeless, ...findings(diagnostics, planned, units)];
  },
};

async function referencesFor(
  units: readonly Unit[],
): Promise<{ files: Map<string, string[]> } | { missing: string }> {
  const files = new Map<string, string[]>();
  const frameworks = new Set(
    programs.flatMap((program) => {
      const own = units.filter((unit) => programOf(unit) === program);
      return own.length === 0 ? [] : targetsOf(program, own).map(({ framework }) => framework);
    }),
  );
  for (const framework of frameworks) {
    const found = await referencesOf(framework);
    if ('missing' in found) return found;
    files.set(framework, found.files);
  }
  return { files };
}

function findings(
  diagnostics: readonly Diagnostic[],
  planned: Plan,
  units: readonly Unit[],
): Finding[] {
  failOnDeclarations(diagnostics, planned);
  const byPath = new Map(units.map((unit) => [unitPath(unit), unit]));
  const broken = new Set(
    diagnostics
      .filter(({ severity }) => severity === 'Error')
      .map(({ compilation }) => compilation),
  );
  const variantsOf = (path: string) =>
    planned.compilations.filter(({ files }) => files.some((file) => file.path === path)).length;

  const found = new Map<string, { finding: Finding; times: number; isLeftover: boolean }>();
  for (const diagnostic of diagnostics) {
    const origin = planned.origins.get(originKey(diagnostic.compilation, diagnostic.path));
    const unit = origin && byPath.get(origin.file);
    if (origin === undefined || unit === undefined) continue;
    const isWhole = unit.kind === 'sample' || unit.kind === 'canary';
    const isLeftover = diagnostic.severity !== 'Error';
    // What a program leaves unused can only be told when it has no errors, and is of no interest in a part of one.
    if (isLeftover && (!isWhole || origin.places || broken.has(diagnostic.compilation))) continue;
    if (isLeftover && diagnostic.severity !== 'Warning' && diagnostic.code !== 'CS8019') continue;
    // A block with declarations only has no statements to begin with.
    if (diagnostic.code === 'CS5001' && unit.kind === 'fence') continue;
    const finding = toFinding(diagnostic, origin, unit);
    const key = `${finding.unit.file}:${finding.line}:${finding.column} ${finding.message}`;
    const before = found.get(key);
    found.set(key, { finding, isLeftover, times: (before?.times ?? 0) + 1 });
  }
  return [
    ...[...found.values()]
      // With `#if`, what one variant does not use another may.
      .filter(
        ({ finding, times, isLeftover }) =>
          !isLeftover || times === variantsOf(unitPath(finding.unit)),
      )
      .map(({ finding }) => finding),
    ...planned.problems.flatMap(({ file, line, column, message }) => {
      const unit = byPath.get(file);
      return unit === undefined
        ? []
        : [
            {
              unit,
              line,
              column,
              message,
            },
          ];
    }),
  ];
}

function failOnDeclarations(diagnostics: readonly Diagnostic[], { compilations }: Plan) {
  const libraries = new Set(
    compilations.filter(({ kind }) => kind === 'library').map(({ name }) => name),
  );
  const errors = diagnostics.filter(
    ({ compilation, severity }) => severity === 'Error' && libraries.has(compilation),
  );
  if (errors.length === 0) return;
  const lines = errors.map(
    ({ path, line, column, message, code }) => `${path}:${line}:${column}  ${message} (${code})`,
  );
  throw new Error(`the C# stubs or declarations do not compile:\n${lines.join('\n')}`);
}

function toFinding(diagnostic: Diagnostic, origin: Origin, unit: Unit): Finding {
  const { code } = diagnostic;
  const place = origin.places?.[diagnostic.line - 1];
  const said = diagnostic.message.replace(
    / and no accessible extension method .* could be found(?= \()/,
    '',
  );
  const missing = /'(\w+)'(?: \(are you|$| does not exist in the current)/.exec(said)?.[1] ?? '';
  const near = nearest(missing, diagnostic.names);
  const message = `${said} (${code})${near === undefined ? '' : `; did you mean "${near}"?`}`;
  const noXaml = missing === 'InitializeComponent' && !origin.places;
  const advice = noXaml ? `; there is no ${unit.file.replace(/\.cs$/, '')} with that class` : '';
  return {
    unit,
    line: place?.line ?? diagnostic.line,
    column: place?.column ?? diagnostic.column,
    message: message + advice,
  };
}
