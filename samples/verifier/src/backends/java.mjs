// Java: compiled by javac against the platform's classes. One call per app.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { absolutePath, findJava, javac, platform } from '../jvm.mjs';
import { readJavaOutput, stubGap } from '../jvmOutput.mjs';
import { groupBy } from '../../../../src/base/groupBy.mjs';
import { findingOf } from '../positions.mjs';
import { throwOnCrash } from '../process.mjs';

/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */

let calls = 0;

/** @type {Backend} */
export const java = {
  level: 'compiled',
  async tool() {
    const found = await findJava('javac');
    return 'missing' in found ? found : { tool: { name: 'javac', version: found.version } };
  },
  async check(units, paths) {
    // javac stops before it checks types when one file has a syntax error, so each canary is compiled in a separate call.
    const apps = groupBy(units, (unit) =>
      unit.kind === 'sample' ? unit.file.split('/').slice(0, 4).join('/') : unit.file + unit.line,
    );
    /** @type {Finding[]} */
    const findings = [];
    for (const group of apps.values()) findings.push(...(await compile(group, paths)));
    return findings;
  },
};

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function compile(units, paths) {
  const { classPath, stubTypes } = await platform(paths);
  const work = join(paths.cache, `java-${process.pid}-${(calls += 1)}`);
  /** @type {Map<string, Unit>} */
  const sources = new Map();
  for (const [index, unit] of units.entries()) {
    const folder = join(work, `unit${index}`);
    const name =
      /\bpublic (?:\w+ )*(?:class|interface|enum|record) (\w+)/.exec(unit.code)?.[1] ?? 'Fence';
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.java`), unit.code);
    sources.set(join(folder, `${name}.java`), unit);
  }

  const result = await javac({
    sources: [...sources.keys()],
    classPath,
    out: join(work, 'classes'),
  });
  await rm(work, { recursive: true, force: true });
  const read = readJavaOutput(result.output);
  throwOnCrash('javac', result, read);

  return read.messages.map((message) => {
    const unit = sources.get(absolutePath(message.file));
    if (!unit)
      throw new Error(`javac reports ${message.file}, which is not a sample: ${message.message}`);
    return findingOf(unit, message, stubGap(message, stubTypes));
  });
}
