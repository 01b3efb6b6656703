// JSON: strict, without comments and trailing commas; tsconfig files may have both.

import { createRequire } from 'node:module';
import { parse, printParseErrorCode } from 'jsonc-parser';
import { positionAt } from '../positions.mjs';

/** @import { ParseError } from 'jsonc-parser' */
/** @import { Backend, Finding } from '../types.d.ts' */

/** @type {Backend} */
export const json = {
  level: 'parsed',
  async tool() {
    /** @type {{ version: string }} */
    const { version } = createRequire(import.meta.url)('jsonc-parser/package.json');
    return { tool: { name: 'jsonc-parser', version } };
  },
  async check(units) {
    /** @type {Finding[]} */
    const findings = [];
    for (const unit of units) {
      const relaxed = /(?:^|\/)tsconfig[^/]*\.json$/.test(unit.file);
      /** @type {ParseError[]} */
      const errors = [];
      parse(unit.code, errors, {
        disallowComments: !relaxed,
        allowTrailingComma: relaxed,
      });
      for (const { error, offset } of errors) {
        const position = positionAt(unit.code, offset);
        const words = printParseErrorCode(error)
          .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase();
        findings.push({
          unit,
          ...position,
          message: `JSON: ${words}`,
          category: 'sample',
        });
      }
    }
    return findings;
  },
};
