// YAML: every document of the text, duplicate keys included.

import { createRequire } from 'node:module';
import { parseAllDocuments } from 'yaml';
import { positionAt } from '../positions.mjs';

/** @import { Backend, Finding } from '../types.d.ts' */

/** @type {Backend} */
export const yaml = {
  level: 'parsed',
  async tool() {
    /** @type {{ version: string }} */
    const { version } = createRequire(import.meta.url)('yaml/package.json');
    return { tool: { name: 'yaml', version } };
  },
  async check(units) {
    /** @type {Finding[]} */
    const findings = [];
    for (const unit of units) {
      const documents = parseAllDocuments(unit.code, { prettyErrors: false });
      if (!Array.isArray(documents)) continue;
      for (const { errors, warnings } of documents) {
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
