// Kotlin and Gradle scripts: compiled by the JVM compiler against the platform's classes. One call per app.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../../../../src/base/groupBy';
import { starterOf } from '../../../../src/base/starters';
import { readText } from '../../../../src/base/text';
import { compileFiles } from '../compile';
import { catalogAliases, wrapGradle } from '../gradleScript';
import { appOf, findJava, kotlinTool, kotlinc, platform } from '../jvm';
import type { CompilerMessage } from '../compile';
import type { Backend, Finding, Paths, Unit } from '../types';

export const kotlin: Backend = {
  level: 'compiled',
  async tool(paths) {
    const java = await findJava('java');
    const compiler = await findJava('javac');
    if ('missing' in java) return java;
    if ('missing' in compiler) return compiler;
    const { name, version } = kotlinTool(paths);
    return { tool: { name, version: `${version} (Java ${java.version})` } };
  },
  async check(units, paths) {
    const apps = groupBy(units, (unit) => appOf(unit) ?? unit.kind);
    const findings: Finding[] = [];
    for (const group of apps.values()) {
      const found = await compile(group, paths);
      findings.push(...found);
      // The compiler prints no warnings if there are errors: canaries without errors are compiled again in a separate call.
      const clean = group.filter(
        (unit) => unit.kind === 'canary' && !found.some((finding) => finding.unit === unit),
      );
      if (clean.length > 0 && clean.length < group.length)
        findings.push(...(await compile(clean, paths)));
    }
    return findings;
  },
};

async function compile(units: readonly Unit[], paths: Paths): Promise<Finding[]> {
  const classPath = await platform(paths);
  const files = units.map((unit, index) => ({
    unit,
    path: `Unit${index}.kt`,
    ...textOf(unit, index, paths),
  }));
  return compileFiles(
    {
      name: 'Kotlin',
      files,
      compile: (sources, work) =>
        kotlinc({ sources, classPath, out: join(work, 'classes') }, paths),
      textOf: whole,
    },
    paths,
  );
}

function whole({ message, details }: CompilerMessage): string {
  return [message, ...details].join(' ');
}

function textOf(
  { kind, language, file, code }: Unit,
  index: number,
  { root }: Paths,
): { text: string; lineOffset: number } {
  if (language === 'gradle') {
    const folder = kind === 'sample' ? starterOf(file)?.folder : undefined;
    const catalog = join(root, folder ?? '', 'gradle/libs.versions.toml');
    const aliases = catalogAliases(existsSync(catalog) ? readText(catalog) : '');
    return wrapGradle(code, `script${index}`, aliases);
  }
  if (/^\s*package /m.test(code)) return { text: code, lineOffset: 0 };
  return { text: `package fences.fence${index}\n${code}`, lineOffset: 1 };
}
