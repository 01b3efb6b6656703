// Project files whose language has a tree-sitter grammar: TOML, Ruby (Podfile, Gemfile).

import { parse, parserOf, syntaxErrors } from '../grammar.mjs';
import { packageTool } from '../process.mjs';

/** @import { Backend, LanguageId } from '../types.d.ts' */

/** @type {readonly LanguageId[]} */
export const grammarLanguages = ['toml', 'ruby'];

/** @type {Backend} */
export const grammar = {
  level: 'parsed',
  tool: async () => ({ tool: packageTool('tree-sitter-wasms') }),
  async check(units) {
    const findings = await Promise.all(
      units.map(async (unit) => {
        const parser = await parserOf(unit.language);
        return syntaxErrors(parse(parser, unit.code)).map(({ node, message }) => ({
          unit,
          line: node.startPosition.row + 1,
          column: node.startPosition.column + 1,
          message,
          category: /** @type {const} */ ('sample'),
        }));
      }),
    );
    return findings.flat();
  },
};
