// YAML: every document of the text, duplicate keys included.

import { parseAllDocuments } from 'yaml';
import { positionAt } from '../positions';
import { packageTool } from '../process';
import type { Backend } from '../types';

export const yaml: Backend = {
  level: 'parsed',
  tool: () => ({ tool: packageTool('yaml') }),
  check: (units) =>
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
