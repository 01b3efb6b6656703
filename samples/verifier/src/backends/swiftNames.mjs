// Swift where there is no compiler: parsed, and every name looked up in the API, the framework stubs and the app.

import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { findingOf } from '../positions.mjs';
import { packageTool } from '../process.mjs';
import { readDeclarations } from '../swift/declarations.mjs';
import { foundationAdditions, readModules, typesIn } from '../swift/modules.mjs';
import { checkNames } from '../swift/names.mjs';
import { swiftStubGap } from '../swift/output.mjs';
import { parse, parserOf, syntaxErrors } from '../grammar.mjs';
import { readText } from '../text.mjs';
import { testedApp } from '../swift/testedModule.mjs';
import { unitsByApp } from './swift.mjs';

/** @import { Node, Parser } from 'web-tree-sitter' */
/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */
/** @import { Declaration } from '../swift/declarations.mjs' */

/**
 * @typedef {object} Frameworks
 * @property {readonly Declaration[]} declarations
 * @property {ReadonlyMap<string, string>} standard Names that come with the language, and the module of each.
 * @property {ReadonlyMap<string, readonly string[]>} exports For each module, those that come with it.
 * @property {ReadonlySet<string>} stubTypes
 */

/** Lists of the names of the standard library and of Foundation, a file per module. */
const standardFolder = 'samples/verifier/stubs/swift-standard';

/** The package that holds the grammar. */
const grammar = 'tree-sitter-wasms';

/** @type {Backend} */
export const swiftNames = {
  level: 'names',
  tool: async () => ({ tool: packageTool(grammar) }),
  async check(units, paths) {
    const parser = await parserOf('swift');
    const frameworks = readFrameworks(parser, paths);
    return unitsByApp(units).flatMap((app) => checkApp(app, frameworks, parser, paths));
  },
};

/**
 * @param {Parser} parser
 * @param {Paths} paths
 * @returns {Frameworks}
 * @throws Error where a declaration cannot be parsed: every use of it would be an error of the samples.
 */
function readFrameworks(parser, paths) {
  const { stubs, sdks } = readModules(paths);
  const modules = [...stubs, ...sdks];
  const declarations = modules.flatMap((module) =>
    module.sources.flatMap(({ file, text }) => {
      const root = parse(parser, text);
      for (const { node, message } of syntaxErrors(root))
        throw new Error(`${file}:${node.startPosition.row + 1}  ${message}`);
      return readDeclarations(root, module.name);
    }),
  );
  /** @type {Map<string, string>} */
  const standard = new Map();
  for (const file of listFiles(paths.root, standardFolder)) {
    const module = file.split('/').at(-1)?.replace('.txt', '') ?? '';
    const [, ...lines] = readText(join(paths.root, file)).split('\n');
    for (const name of lines.join(' ').split(/\s+/)) standard.set(name, module);
  }
  return {
    declarations,
    standard,
    exports: new Map([
      ['Foundation', [foundationAdditions]],
      ...modules.map(
        ({ name, sources: files }) =>
          /** @type {const} */ ([
            name,
            files.flatMap(({ text }) =>
              [...text.matchAll(/^@_exported import (\w+)/gm)].map(([, other = '']) => other),
            ),
          ]),
      ),
    ]),
    stubTypes: new Set(stubs.flatMap(({ sources: files }) => files.flatMap(typesIn))),
  };
}

/**
 * @param {readonly Unit[]} units
 * @param {Frameworks} frameworks
 * @param {Parser} parser
 * @param {Paths} paths
 * @returns {Finding[]}
 */
function checkApp(units, frameworks, parser, paths) {
  const { standard, exports, stubTypes } = frameworks;
  const files = units.map((unit) => ({ unit, root: parse(parser, unit.code) }));
  const tested = testedApp(units, paths.root);
  const declarations = [
    ...frameworks.declarations,
    ...(tested?.files ?? []).flatMap((file) =>
      readDeclarations(parse(parser, readText(join(paths.root, file))), tested?.name ?? ''),
    ),
    ...files.flatMap(({ root }) => readDeclarations(root, 'App')),
  ];
  return files.flatMap(({ unit, root }) => {
    /** @type {Finding[]} */
    const findings = [];
    /** @param {Node} node @param {string} text */
    const report = ({ startPosition: { row, column } }, text) => {
      const gap = swiftStubGap(text, stubTypes);
      const isUnknown = gap === undefined && /^(?:cannot|nothing)/.test(text);
      const message = isUnknown
        ? `${text} If Swift or Foundation declares it, add it to ${standardFolder}.`
        : text;
      const said = { line: row + 1, column: column + 1, message };
      findings.push(findingOf(unit, said, gap));
    };
    const broken = syntaxErrors(root);
    for (const { node, message } of broken) report(node, message);
    if (broken.length > 0) return findings;
    const modules = new Set(['App', 'Swift']);
    for (const node of root.descendantsOfType('import_declaration')) {
      const name = node?.lastNamedChild?.text.split('.')[0] ?? '';
      if (node && name !== tested?.name && !exports.has(name))
        report(node, `no such module '${name}'`);
      modules.add(name);
    }
    for (const module of modules) for (const other of exports.get(module) ?? []) modules.add(other);
    checkNames(root, declarations, standard, modules, report);
    return findings;
  });
}
