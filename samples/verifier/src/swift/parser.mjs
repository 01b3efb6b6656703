// Parses Swift without a compiler.

import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

/** @import { Node } from 'web-tree-sitter' */

const require = createRequire(import.meta.url);

/** @type {Promise<Parser> | undefined} */
let loading;

/**
 * @returns {Promise<Parser>}
 */
export function swiftParser() {
  loading ??= load();
  return loading;
}

/**
 * @returns {Promise<Parser>}
 */
async function load() {
  await Parser.init();
  const grammar = require.resolve('tree-sitter-wasms/out/tree-sitter-swift.wasm');
  return new Parser().setLanguage(await Language.load(grammar));
}

/**
 * @param {Parser} parser
 * @param {string} code
 * @returns {Node}
 */
export function parse(parser, code) {
  const tree = parser.parse(code);
  if (tree === null) throw new Error('the Swift parser gave no tree');
  return tree.rootNode;
}

/**
 * The places where the code stops being Swift. A place inside another one says nothing new.
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
