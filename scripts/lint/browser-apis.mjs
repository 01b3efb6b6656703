// ESLint rule: names each API of browsers or of JavaScript that a supported browser lacks, where it is used without
// a guard. What browsers support comes from MDN's data; which browsers count, from the rule's options.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { ESLintUtils, TSESTree } from '@typescript-eslint/utils';
import browserslist from 'browserslist';
import ts from 'typescript';

/** @import { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data' */
/** @import { TSESLint } from '@typescript-eslint/utils' */

const { AST_NODE_TYPES } = TSESTree;

/**
 * Maps Browserslist's names of browsers to MDN's. MDN has no data on UC Browser and the like.
 * @type {Readonly<Record<string, BrowserName>>}
 */
const browserNames = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  opera: 'opera',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

/**
 * The oldest version of each browser that a Browserslist query names.
 * @param {readonly string[]} queries
 * @returns {ReadonlyMap<BrowserName, number>}
 */
export function oldestVersions(queries) {
  /** @type {Map<BrowserName, number>} */
  const oldest = new Map();
  for (const browser of browserslist([...queries])) {
    const [id = '', range = ''] = browser.split(' ');
    const name = browserNames[id];
    const version = Number.parseFloat(range);
    if (name === undefined || Number.isNaN(version)) continue;
    oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity));
  }
  return oldest;
}

/**
 * Whether a browser has had a feature since a version, without a flag or a prefix.
 * @param {SimpleSupportStatement} statement
 * @param {number} version
 */
function isSupported({ version_added: added, version_removed: removed, flags, prefix }, version) {
  if (typeof added !== 'string' || flags !== undefined || prefix !== undefined) return false;
  if (typeof removed === 'string' && Number.parseFloat(removed) <= version) return false;
  return Number.parseFloat(added.replace('≤', '')) <= version;
}

/**
 * The browsers that lack a feature, each with its oldest version.
 * @param {CompatStatement} compat
 * @param {ReadonlyMap<BrowserName, number>} oldest
 * @returns {string[]} Display names, such as `Safari on iOS 16`.
 */
export function browsersWithout(compat, oldest) {
  return [...oldest].flatMap(([name, version]) => {
    const support = compat.support[name];
    if (support === undefined) return [];
    const statements = Array.isArray(support) ? support : [support];
    if (statements.some((statement) => isSupported(statement, version))) return [];
    return [`${bcd.browsers[name].name} ${String(version)}`];
  });
}

/** Interfaces under which MDN lists the members of TypeScript's mixins. */
const mixinHosts = [
  'Element',
  'HTMLElement',
  'Document',
  'Window',
  'Navigator',
  'Response',
  'Node',
];

/**
 * The data of a member of an interface or namespace.
 * @param {string} owner Name of the interface as TypeScript's library has it.
 * @param {string} member
 * @param {boolean} isStatic
 * @returns {CompatStatement | undefined}
 */
function memberCompat(owner, member, isStatic) {
  const name = owner.replace(/^Readonly(?=Array|Map|Set)/, '');
  const key = isStatic ? `${member}_static` : member;
  const builtin = bcd.javascript.builtins?.[name];
  const found = bcd.api[name]?.[key] ?? builtin?.[key] ?? builtin?.[member];
  if (found !== undefined) return found.__compat;
  if (bcd.api[name] !== undefined || builtin !== undefined) return undefined;
  return mixinHosts.map((host) => bcd.api[host]?.[key]?.__compat).find(Boolean);
}

/**
 * The data of a declaration in TypeScript's library.
 * @param {ts.Declaration} declaration
 * @param {string} name
 * @returns {CompatStatement | undefined}
 */
function compatOf(declaration, name) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text;
    // The library of JavaScript has the static members of Array in ArrayConstructor.
    return memberCompat(owner.replace(/Constructor$/, ''), name, owner.endsWith('Constructor'));
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    return memberCompat(parent.parent.name.getText(), name, true);
  }
  if (ts.isModuleBlock(parent) && ts.isModuleDeclaration(parent.parent)) {
    return memberCompat(parent.parent.name.text, name, true);
  }
  /** @type {Identifier | undefined} */
  const global = bcd.api[name] ?? bcd.api.Window?.[name] ?? bcd.javascript.builtins?.[name];
  return ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent)
    ? global?.__compat
    : undefined;
}

/**
 * Whether a name is in the text of a node, as a word.
 * @param {TSESLint.SourceCode} code
 * @param {TSESTree.Node} node
 * @param {string} name
 */
const mentions = (code, node, name) => new RegExp(`\\b${name}\\b`).test(code.getText(node));

/**
 * Whether code that asks for a name first decides whether a node is reached: an enclosing condition, or an `if` before
 * it that leaves the block.
 * @param {TSESLint.SourceCode} code
 * @param {TSESTree.Node} node
 * @param {string} name
 */
function isGuarded(code, node, name) {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (
      (outer.type === AST_NODE_TYPES.IfStatement ||
        outer.type === AST_NODE_TYPES.ConditionalExpression) &&
      inner !== outer.test &&
      mentions(code, outer.test, name)
    ) {
      return true;
    }
    if (
      outer.type === AST_NODE_TYPES.LogicalExpression &&
      inner === outer.right &&
      mentions(code, outer.left, name)
    ) {
      return true;
    }
    if (outer.type !== AST_NODE_TYPES.BlockStatement) continue;
    const before = outer.body.slice(
      0,
      outer.body.findIndex((statement) => statement === inner),
    );
    if (
      before.some(
        (statement) =>
          statement.type === AST_NODE_TYPES.IfStatement && mentions(code, statement.test, name),
      )
    ) {
      return true;
    }
  }
  return false;
}

/**
 * Whether a node fails at run time where what it names is missing: it is called, or its members are read. To read it
 * alone, or with `?.`, gives `undefined`.
 * @param {TSESTree.Node} node
 */
function isNeeded(node) {
  const { parent } = node;
  if (parent?.type === AST_NODE_TYPES.CallExpression) {
    return parent.callee === node && !parent.optional;
  }
  if (parent?.type === AST_NODE_TYPES.NewExpression) return parent.callee === node;
  return (
    parent?.type === AST_NODE_TYPES.MemberExpression && parent.object === node && !parent.optional
  );
}

/** @type {TSESLint.RuleModule<'missing', [{ readonly browsers: readonly string[] }]>} */
const rule = {
  meta: {
    type: 'problem',
    defaultOptions: [{ browsers: ['defaults'] }],
    docs: { description: 'APIs that a supported browser lacks are guarded.' },
    messages: {
      missing: 'Not in {{browsers}}: {{name}}. Ask for it first, or use something older.',
    },
    schema: [
      {
        type: 'object',
        properties: { browsers: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const oldest = oldestVersions(context.options[0].browsers);
    /**
     * @param {TSESTree.Node} reference The expression as a whole.
     * @param {TSESTree.Identifier} identifier The name in it.
     */
    const check = (reference, identifier) => {
      if (!isNeeded(reference)) return;
      const { name } = identifier;
      const declarations = services.getSymbolAtLocation(identifier)?.declarations ?? [];
      const lacking = declarations
        .filter((declaration) =>
          services.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
        )
        .map((declaration) => compatOf(declaration, name))
        .flatMap((compat) => (compat === undefined ? [] : [browsersWithout(compat, oldest)]))
        .at(0);
      if (lacking === undefined || lacking.length === 0) return;
      if (isGuarded(context.sourceCode, reference, name)) return;
      context.report({
        node: identifier,
        messageId: 'missing',
        data: { name, browsers: lacking.join(', ') },
      });
    };
    return {
      MemberExpression(node) {
        if (!node.computed && node.property.type === AST_NODE_TYPES.Identifier) {
          check(node, node.property);
        }
      },
      Identifier(node) {
        const { parent } = node;
        const isMember =
          parent.type === AST_NODE_TYPES.MemberExpression && parent.property === node;
        if (!isMember) check(node, node);
      },
    };
  },
};

/** The rule. Its type is that of ESLint's own configuration, which needs a cast for rules of typescript-eslint. */
export const unguardedBrowserApi = /** @type {import('eslint').Rule.RuleModule} */ (
  /** @type {unknown} */ (rule)
);
