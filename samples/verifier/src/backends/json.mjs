// JSON: strict, without comments and trailing commas; tsconfig files may have both.

import { parse, printParseErrorCode } from 'jsonc-parser';
import { positionAt } from '../positions.mjs';
import { packageTool } from '../process.mjs';

/** @import { ParseError } from 'jsonc-parser' */
/** @import { Backend, Finding } from '../types.d.ts' */

/** @type {Backend} */
export const json = {
  level: 'parsed',
  tool: async () => ({ tool: packageTool('jsonc-parser') }),
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
        const words = printParseErrorCode(error)
          .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
          .toLowerCase();
        findings.push({
          unit,
          ...positionAt(unit.code, offset),
          message: `JSON: ${words}`,
        });
      }
    }
    return findings;
  },
};
