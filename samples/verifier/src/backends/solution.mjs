// Visual Studio solutions: their blocks, the files of their projects, and the ids that they refer to.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { solutionProblems } from '../solution.mjs';

/** @import { Backend } from '../types.d.ts' */

/** @type {Backend} */
export const solution = {
  level: 'parsed',
  tool: async () => ({ tool: { name: 'Solution reader', version: '1' } }),
  check: async (units, { root }) =>
    units.flatMap((unit) =>
      solutionProblems(unit.code, (path) => existsSync(join(root, dirname(unit.file), path))).map(
        ({ line, message }) => ({
          unit,
          line,
          column: 1,
          message,
          category: /** @type {const} */ ('sample'),
        }),
      ),
    ),
};
