// Kotlin and Gradle scripts: compiled by the JVM compiler against the platform's classes. One call per app.

import { join } from 'node:path';
import { starterOf } from '../../../../src/model/starters';
import { textOr } from '../../../../src/base/text';
import { compileUnits } from '../compile';
import { catalogAliases, wrapGradle } from '../gradleScript';
import { appOf, classPathOf, findJava, kotlinTool, kotlinc } from '../jvm';
import type { Backend, Paths, Unit } from '../types';

export const kotlin: Backend = {
  level: 'compiled',
  async tool() {
    const java = await findJava();
    if ('missing' in java) return java;
    const { name, version } = kotlinTool();
    return { tool: { name, version: `${version} (Java ${java.version})` } };
  },
  async check(units, paths) {
    const classPath = await classPathOf(paths);
    return compileUnits(
      {
        name: 'Kotlin',
        groupOf: (unit) => (unit.kind === 'fence' ? 'fences' : appOf(unit)),
        fileOf: (unit, index) => ({ path: `Unit${index}.kt`, ...textOf(unit, index, paths) }),
        compile: (sources, work) =>
          kotlinc({ sources, classPath, out: join(work, 'classes') }, paths),
        textOf: ({ message, details }) => [message, ...details].join(' '),
      },
      units,
      paths,
    );
  },
};

function textOf(
  { kind, language, file, code }: Unit,
  index: number,
  { root }: Paths,
): { text: string; lineOffset: number } {
  if (language === 'kotlin') return { text: code, lineOffset: 0 };
  const folder = kind === 'sample' ? starterOf(file)?.folder : undefined;
  const catalog = textOr(join(root, folder ?? '', 'gradle/libs.versions.toml'), '');
  return wrapGradle(code, `script${index}`, catalogAliases(catalog));
}
