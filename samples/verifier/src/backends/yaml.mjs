// YAML: every document of the text, duplicate keys included.

import { parseAllDocuments } from 'yaml';
import { positionAt } from '../positions.mjs';
import { packageTool } from '../process.mjs';

/** @import { Backend } from '../types.d.ts' */

/** @type {Backend} */
export const yaml = {
  level: 'parsed',
  tool: async () => ({ tool: packageTool('yaml') }),
  check: async (units) =>
    units.flatMap((unit) =>
      [...parseAllDocuments(unit.code, { prettyErrors: false })]
        .flatMap(({ errors, warnings }) => [...errors, ...warnings])
        .map(({ message, pos }) => ({
          unit,
          ...positionAt(unit.code, pos[0]),
          message: `YAML: ${message}`,
        })),
    ),
};
