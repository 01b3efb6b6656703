// Loads tree-sitter grammars.

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

const { resolve } = createRequire(import.meta.url);

/** One grammar is loaded after the other: two at the same time break each other. @type {Promise<unknown>} */
let last = Parser.init();

/**
 * @param {string} name Of the grammar.
 * @returns {Promise<Parser>}
 */
export function parserOf(name) {
  const parser = last.then(async () => {
    const file = resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`);
    return new Parser().setLanguage(await Language.load(file));
  });
  last = parser;
  return parser;
}
