// Parsers of tree-sitter-wasms, for languages without their own parser here.

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

/** @import { Node } from 'web-tree-sitter' */

const require = createRequire(import.meta.url);

/** @type {Map<string, Promise<Parser>>} */
const loading = new Map();

/**
 * One grammar is loaded after the other: two at the same time break each other.
 * @type {Promise<undefined>}
 */
let last = Promise.resolve(undefined);

/**
 * @param {string} grammar As in the file names of tree-sitter-wasms: `swift`, `ruby`.
 * @returns {Promise<Parser>}
 */
export function parserOf(grammar) {
  const parser = loading.get(grammar) ?? load(grammar);
  loading.set(grammar, parser);
  return parser;
}

/**
 * @param {string} grammar
 * @returns {Promise<Parser>}
 */
function load(grammar) {
  const parser = last.then(() => loadNow(grammar));
  last = parser.then(
    () => undefined,
    () => undefined,
  );
  return parser;
}

/**
 * @param {string} grammar
 * @returns {Promise<Parser>}
 */
async function loadNow(grammar) {
  await Parser.init();
  const file = require.resolve(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`);
  return new Parser().setLanguage(await Language.load(file));
}

/**
 * @param {Parser} parser
 * @param {string} code
 * @returns {Node}
 */
export function parse(parser, code) {
  const tree = parser.parse(code);
  if (tree === null) throw new Error('the parser gave no tree');
  return tree.rootNode;
}

/**
 * The places where the code breaks the grammar. A place inside another says nothing new.
 * @param {Node} root
 * @returns {{ node: Node, message: string }[]}
 */
export function syntaxErrors(root) {
  if (!root.hasError) return [];
  /** @type {{ node: Node, message: string }[]} */
  const found = [];
  /** @param {Node} node */
  const look = (node) => {
    if (node.isMissing) {
      found.push({ node, message: `expected '${node.type}'` });
    } else if (node.isError) {
      const text = node.text.split('\n', 1)[0]?.trim() ?? '';
      found.push({ node, message: `expected other code than '${text}'` });
    } else if (node.hasError) {
      for (const child of node.children) if (child !== null) look(child);
    }
  };
  look(root);
  return found;
}
