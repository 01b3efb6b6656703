// JSON: strict, without comments and trailing commas.

import { parseJson } from '../../../../src/base/json.mjs';

/** @import { Backend } from '../types.d.ts' */

/** @type {Backend} */
export const json = {
  level: 'parsed',
  tool: async () => ({ tool: { name: 'node', version: process.versions.node } }),
  check: async (units) =>
    units.flatMap((unit) => {
      const read = parseJson(unit.code);
      return read.ok ? [] : [{ unit, line: read.line, column: 1, message: read.message }];
    }),
};
