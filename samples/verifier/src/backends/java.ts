// Java: compiled by javac against the platform's classes. One call per app.

import { join } from 'node:path';
import { groupBy } from '../../../../src/base/groupBy';
import { compileFiles } from '../compile';
import { appOf, findJava, javac, platform } from '../jvm';
import type { CompilerMessage } from '../compile';
import type { Backend, Finding } from '../types';

export const java: Backend = {
  level: 'compiled',
  async tool() {
    const found = await findJava('javac');
    return 'missing' in found ? found : { tool: { name: 'javac', version: found.version } };
  },
  async check(units, paths) {
    const classPath = await platform(paths);
    // javac stops before it checks types when one file has a syntax error, so each canary is compiled in a separate call.
    const apps = groupBy(units, (unit) => appOf(unit) ?? `${unit.file}:${unit.line}`);
    const findings: Finding[] = [];
    for (const group of apps.values())
      findings.push(
        ...(await compileFiles(
          {
            name: 'Java',
            files: group.map((unit, index) => ({
              unit,
              path: `unit${index}/${publicType(unit.code)}.java`,
              text: unit.code,
            })),
            compile: (sources, work) => javac({ sources, classPath, out: join(work, 'classes') }),
            textOf,
          },
          paths,
        )),
      );
    return findings;
  },
};

function publicType(code: string) {
  return /\bpublic (?:\w+ )*(?:class|interface|enum|record) (\w+)/.exec(code)?.[1] ?? 'Fence';
}

/** With the symbol that is missing, and the types that do not fit. */
function textOf({ message, details }: CompilerMessage): string {
  const about = details.filter((text) => /^(?:symbol|location|required|found|reason):/.test(text));
  return [message, ...about].join('; ');
}
