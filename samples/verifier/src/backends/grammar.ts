// Languages that are parsed by a tree-sitter grammar: shell, TOML, Ruby (Podfile, Gemfile).

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import { packageTool } from '../process';
import type { Node } from 'web-tree-sitter';
import type { Backend, Finding, LanguageId } from '../types';

const { resolve } = createRequire(__filename);

/** The languages, and what each grammar is called. */
const grammars: ReadonlyMap<LanguageId, string> = new Map([
  ['shell', 'bash'],
  ['toml', 'toml'],
  ['ruby', 'ruby'],
]);

export const grammarLanguages = [...grammars.keys()];

export const grammar: Backend = {
  level: 'parsed',
  tool: () => ({ tool: packageTool('tree-sitter-wasms') }),
  async check(units) {
    await Parser.init();
    const findings: Finding[] = [];
    for (const [language, name] of grammars) {
      const file = resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`);
      const parser = new Parser().setLanguage(await Language.load(file));
      for (const unit of units.filter((one) => one.language === language)) {
        const root = parser.parse(unit.code)?.rootNode;
        for (const node of root === undefined ? [] : syntaxErrors(root))
          findings.push({
            unit,
            line: node.startPosition.row + 1,
            column: node.startPosition.column + 1,
            message: node.isMissing
              ? `expected '${node.type}'`
              : `expected other code than '${node.text.split('\n', 1)[0]?.trim() ?? ''}'`,
          });
      }
    }
    return findings;
  },
};

/** The places where the code breaks the grammar. A place inside another says nothing new. */
function syntaxErrors(node: Node): Node[] {
  if (node.isMissing || node.isError) return [node];
  return node.hasError ? node.children.flatMap((child) => (child ? syntaxErrors(child) : [])) : [];
}
