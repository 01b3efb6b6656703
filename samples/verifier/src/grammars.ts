// Loads tree-sitter grammars.

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

const { resolve } = createRequire(__filename);

/** One grammar is loaded after the other: two at the same time break each other. */
let last: Promise<unknown> = Parser.init();

/** @param name Of the grammar. */
export function parserOf(name: string): Promise<Parser> {
  const parser = last.then(async () => {
    const file = resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`);
    return new Parser().setLanguage(await Language.load(file));
  });
  last = parser;
  return parser;
}
