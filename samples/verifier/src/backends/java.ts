// Java: compiled by javac against the platform's classes. One call per app.

import { join } from 'node:path';
import { compileUnits } from '../compile';
import { appOf, classPathOf, findJava, javac } from '../jvm';
import type { Backend } from '../types';

export const java: Backend = {
  level: 'compiled',
  async tool() {
    const found = await findJava();
    return 'missing' in found ? found : { tool: { name: 'javac', version: found.version } };
  },
  async check(units, paths) {
    const classPath = await classPathOf(paths);
    return compileUnits(
      {
        name: 'Java',
        // javac stops before it checks types when one file has a syntax error, so each canary is compiled in a separate
        // call.
        groupOf: appOf,
        fileOf: ({ code }, index) => ({
          path: `unit${index}/${publicType(code)}.java`,
          text: code,
        }),
        compile: (sources, work) => javac({ sources, classPath, out: join(work, 'classes') }),
        // With the symbol that is missing, and the types that do not fit.
        textOf: ({ message, details }) =>
          [
            message,
            ...details.filter((text) => /^(?:symbol|location|required|found|reason):/.test(text)),
          ].join('; '),
      },
      units,
      paths,
    );
  },
};

function publicType(code: string): string | undefined {
  return /\bpublic (?:\w+ )*(?:class|interface|enum|record) (\w+)/.exec(code)?.[1];
}
