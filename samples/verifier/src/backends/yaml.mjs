// YAML: every document of the text, duplicate keys included. A pubspec is also compared with the facts of the package.

import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { changelogVersions } from '../../../../src/base/changelog.mjs';
import { readFacts } from '../../../../src/base/facts.mjs';
import { positionAt } from '../positions.mjs';
import { isPubspec, pubspecProblems } from '../pubspec.mjs';
import { packageTool } from '../process.mjs';
import { textOr } from '../../../../src/base/text.mjs';

/** @import { PubspecFacts } from '../pubspec.mjs' */
/** @import { Backend, Finding, Paths } from '../types.d.ts' */

/** @type {Backend} */
export const yaml = {
  level: 'parsed',
  tool: async () => ({ tool: packageTool('yaml') }),
  async check(units, paths) {
    const facts = await pubspecFacts(paths);
    /** @type {Finding[]} */
    const findings = [];
    for (const unit of units) {
      const documents = parseAllDocuments(unit.code, { prettyErrors: false });
      if (!Array.isArray(documents)) continue;
      for (const document of documents) {
        const { errors, warnings } = document;
        if (errors.length === 0 && isPubspec(document)) {
          for (const { offset, message } of pubspecProblems(document, facts)) {
            findings.push({
              unit,
              ...positionAt(unit.code, offset),
              message,
              category: 'sample',
            });
          }
        }
        for (const { message, pos } of [...errors, ...warnings]) {
          findings.push({
            unit,
            ...positionAt(unit.code, pos[0]),
            message: `YAML: ${message}`,
            category: 'sample',
          });
        }
      }
    }
    return findings;
  },
};

/**
 * @param {Paths} paths
 * @returns {Promise<PubspecFacts>}
 */
async function pubspecFacts(paths) {
  const { facts } = readFacts('document/Flutter', paths);
  const changelog = textOr(join(paths.root, 'docs/Flutter/changelog.mdx'), '');
  return {
    package: facts['package'] ?? '',
    dart: facts['dart'] ?? '',
    versions: changelogVersions(changelog),
  };
}
