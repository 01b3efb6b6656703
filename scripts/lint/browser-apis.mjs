// ESLint rule: names each API of browsers or of JavaScript that a supported browser lacks, where it is used without
// a guard. What browsers support comes from MDN's data; which browsers count, from the configuration.
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { ESLintUtils, TSESTree } from '@typescript-eslint/utils';
import browserslist from 'browserslist';
import ts from 'typescript';

/** @import { BrowserName, CompatStatement } from '@mdn/browser-compat-data' */

const { CallExpression, MemberExpression, NewExpression, Program } = TSESTree.AST_NODE_TYPES;

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

/** @param {string | false | undefined | null} version */
const numberOf = (version) => (version ? Number.parseFloat(version.replace('≤', '')) : Infinity);

/**
 * The browsers that lack a feature, such as `Safari on iOS 16.0-16.1`.
 * @param {CompatStatement} compat
 * @param {ReadonlyMap<string, string>} oldest The oldest version of each browser, by Browserslist's names.
 * @returns {string[]}
 */
function browsersWithout({ support }, oldest) {
  return [...oldest].flatMap(([id, version]) => {
    const name = browserNames[id];
    const statements = name === undefined ? undefined : support[name];
    if (name === undefined || statements === undefined) return [];
    const isSupported = [statements].flat().some((statement) => {
      const { version_added: added, version_removed: removed, flags, prefix } = statement;
      const isWithin =
        numberOf(added) <= numberOf(version) && numberOf(version) < numberOf(removed);
      return isWithin && flags === undefined && prefix === undefined;
    });
    return isSupported ? [] : [`${bcd.browsers[name].name} ${version}`];
  });
}

/** Interfaces under which MDN lists the members of TypeScript's mixins. */
const mixinHosts = ['Element', 'HTMLElement', 'Document', 'Window', 'Navigator', 'Response'];

/**
 * The data of a declaration in TypeScript's library.
 * @param {ts.Declaration} declaration
 * @param {string} name
 * @returns {CompatStatement | undefined}
 */
function compatOf({ parent }, name) {
  const { builtins = {} } = bcd.javascript;
  const scope = ts.isVariableDeclarationList(parent) ? parent.parent.parent : parent;
  if (ts.isSourceFile(scope)) {
    return (bcd.api[name] ?? bcd.api.Window?.[name] ?? builtins[name])?.__compat;
  }
  const named = ts.isInterfaceDeclaration(scope) ? scope : scope.parent;
  if (!('name' in named)) return undefined;
  // Static members are in `ArrayConstructor`, in a namespace, or in the type of a variable.
  const owner = /** @type {ts.Identifier} */ (named.name).text.replace(
    /^Readonly(?=Array|Map|Set)/,
    '',
  );
  const isStatic = named !== scope || owner.endsWith('Constructor');
  const key = isStatic ? `${name}_static` : name;
  const type = owner.replace(/Constructor$/, '');
  const known = bcd.api[type] ?? builtins[type];
  const found = known?.[key] ?? builtins[type]?.[key] ?? builtins[type]?.[name];
  if (found !== undefined || known !== undefined) return found?.__compat;
  return mixinHosts.map((host) => bcd.api[host]?.[key]?.__compat).find(Boolean);
}

/**
 * Whether a node fails at run time where what it names is missing: it is called, or its members are read. To read it
 * alone, or with `?.`, gives `undefined`.
 * @param {TSESTree.Node} node
 */
function isNeeded(node) {
  const { parent } = node;
  if (parent?.type === NewExpression) return parent.callee === node;
  if (parent?.type === CallExpression) return parent.callee === node && !parent.optional;
  return parent?.type === MemberExpression && parent.object === node && !parent.optional;
}

/**
 * Whether the statement of the file that holds a node asks for a name first, such as the function whose first line
 * does. A use without a guard is reported where it is the first one.
 * @param {string} text
 * @param {TSESTree.Node} node
 * @param {string} name
 */
function isGuarded(text, node, name) {
  let outer = node;
  while (outer.parent && outer.parent.type !== Program) outer = outer.parent;
  return new RegExp(`\\b${name}\\b`).test(text.slice(outer.range[0], node.range[0]));
}

/**
 * The rule for some browsers.
 * @param {readonly string[]} queries Of Browserslist.
 */
export function unguardedBrowserApi(queries) {
  // The list begins with the newest version of each browser.
  const oldest = new Map(
    browserslist([...queries]).map(
      (browser) => /** @type {[string, string]} */ (browser.split(' ')),
    ),
  );
  const rule = ESLintUtils.RuleCreator.withoutDocs({
    meta: {
      type: 'problem',
      messages: {
        missing: 'Not in {{browsers}}: {{name}}. Ask for it first, or use something older.',
      },
      schema: [],
    },
    create(context) {
      const services = ESLintUtils.getParserServices(context);
      return {
        Identifier(node) {
          const { name, parent } = node;
          const isMember = parent.type === MemberExpression && parent.property === node;
          if (!isNeeded(isMember ? parent : node) || (isMember && parent.computed)) return;
          if (isGuarded(context.sourceCode.text, node, name)) return;
          const [lacking = []] = (services.getSymbolAtLocation(node)?.declarations ?? [])
            .filter((declaration) =>
              services.program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
            )
            .flatMap((declaration) => compatOf(declaration, name) ?? [])
            .map((compat) => browsersWithout(compat, oldest));
          if (lacking.length === 0) return;
          const data = { name, browsers: lacking.join(', ') };
          context.report({ node, messageId: 'missing', data });
        },
      };
    },
  });
  // ESLint's own type of a rule is another.
  return /** @type {import('eslint').Rule.RuleModule} */ (/** @type {unknown} */ (rule));
}
