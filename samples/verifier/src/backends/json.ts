// JSON: strict, without comments and trailing commas.

import { parseJson } from '../../../../src/base/json';
import type { Backend } from '../types';

export const json: Backend = {
  level: 'parsed',
  tool: () => ({ tool: { name: 'node', version: process.versions.node } }),
  check: (units) =>
    units.flatMap((unit) => {
      const read = parseJson(unit.code);
      return read.ok ? [] : [{ unit, line: read.line, column: 1, message: read.message }];
    }),
};
