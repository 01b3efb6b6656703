// Swift where no compiler is: parsed, and every symbol looked up in the API, the framework stubs and the app.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../collect.mjs';
import { importsOf, readModules, typesIn } from '../swift/modules.mjs';
import { swiftStubGap } from '../swift/output.mjs';
import { parse, swiftParser, syntaxErrors } from '../swift/parser.mjs';
import { Checker } from '../swift/symbols/check.mjs';
import { readDeclarations } from '../swift/symbols/declarations.mjs';
import { World } from '../swift/symbols/world.mjs';
import { readText } from '../text.mjs';

/** @import { Node, Parser } from 'web-tree-sitter' */
/** @import { Backend, Finding, Paths, Resolved, Unit } from '../types.d.ts' */
/** @import { Source } from '../swift/symbols/world.mjs' */

/**
 * @typedef {Source & { root: Node }} ParsedSource
 *
 * @typedef {{ sources: Source[], stubTypes: ReadonlySet<string> }} Frameworks
 */

/** Names of the standard library and of Foundation. */
const standardFolder = 'samples/verifier/stubs/swift-standard';

/** The package that holds the grammar. */
const grammar = 'tree-sitter-wasms';

/** @type {Backend} */
export const swiftSymbols = {
  level: 'parsed',
  floor: 0.9,
  async tool(paths) {
    const file = join(paths.verifier, 'node_modules', grammar, 'package.json');
    /** @type {{ version: string }} */
    const { version } = JSON.parse(await readFile(file, 'utf8'));
    return { tool: { name: grammar, version } };
  },
  async check(units, paths) {
    const parser = await swiftParser();
    const frameworks = await readFrameworks(parser, paths);
    /** @type {Map<string, Unit[]>} */
    const apps = new Map();
    for (const unit of units) {
      const app =
        unit.kind === 'sample'
          ? unit.file.split('/').slice(0, 3).join('/')
          : `${unit.file}:${unit.line}`;
      apps.set(app, [...(apps.get(app) ?? []), unit]);
    }
    /** @type {Resolved} */
    const total = { findings: [], accesses: 0, resolved: 0 };
    return [...apps.values()].reduce((sum, group) => {
      const { findings, accesses, resolved } = checkApp(
        group,
        frameworks,
        parser,
      );
      return {
        findings: [...sum.findings, ...findings],
        accesses: sum.accesses + accesses,
        resolved: sum.resolved + resolved,
      };
    }, total);
  },
};

/**
 * @param {Parser} parser
 * @param {string} module
 * @param {string} text
 * @returns {ParsedSource}
 */
function sourceOf(parser, module, text) {
  const root = parse(parser, text);
  return {
    module,
    root,
    declarations: readDeclarations(root),
    imports: importsOf(text),
    exports: [...text.matchAll(/^\s*@_exported import (\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  };
}

/**
 * The declarations of the SDKs, of the frameworks and of what comes with the language.
 * @param {Parser} parser
 * @param {Paths} paths
 * @returns {Promise<Frameworks>}
 */
async function readFrameworks(parser, paths) {
  const { stubs, sdks } = await readModules(paths);
  const standard = await filesBelow(paths.root, standardFolder);
  const files = await Promise.all(
    standard.map(async (file) => ({
      module: file.split('/').at(-1)?.replace('.swift', '') ?? '',
      file,
      text: readText(join(paths.root, file)),
    })),
  );
  for (const { name, sources } of [...stubs, ...sdks])
    files.push(...sources.map((source) => ({ module: name, ...source })));
  const parsed = files.map(({ module, file, text }) => ({
    file,
    source: sourceOf(parser, module, text),
  }));
  // What is not understood here would be unknown, and every use of it an error of the samples.
  const broken = parsed.flatMap(({ file, source }) =>
    syntaxErrors(source.root).map(
      ({ node, message }) =>
        `${file}:${node.startPosition.row + 1}:${node.startPosition.column + 1}  ${message}`,
    ),
  );
  if (broken.length > 0)
    throw new Error(`the declarations cannot be read:\n${broken.join('\n')}`);
  return {
    sources: parsed.map(({ source }) => source),
    stubTypes: new Set(
      stubs.flatMap(({ sources }) => sources.flatMap(typesIn)),
    ),
  };
}

/**
 * @param {readonly Unit[]} units
 * @param {Frameworks} frameworks
 * @param {Parser} parser
 * @returns {Resolved}
 */
function checkApp(units, frameworks, parser) {
  const files = units.map((unit) => ({
    unit,
    source: sourceOf(parser, 'App', unit.code),
  }));
  const world = new World([
    ...frameworks.sources,
    ...files.map(({ source }) => source),
  ]);
  /** @type {Finding[]} */
  const findings = [];
  let accesses = 0;
  let resolved = 0;
  for (const { unit, source } of files) {
    /** @param {Node} node @param {string} message */
    const report = (node, message) => {
      const { row, column } = node.startPosition;
      const gap = swiftStubGap(message, frameworks.stubTypes);
      const isUnknown =
        gap === undefined && /^cannot find .* scope$/.test(message);
      findings.push({
        unit,
        line: row + 1,
        column: column + 1,
        message: `${gap === undefined ? '' : `missing stub: ${gap}: `}${message}${isUnknown ? `; if it is part of Swift or Foundation, add it to ${standardFolder}` : ''}`,
        category: gap === undefined ? 'sample' : 'stub',
      });
    };
    const broken = syntaxErrors(source.root);
    for (const { node, message } of broken) report(node, message);
    if (broken.length > 0) continue;
    new Checker(world, source, {
      error: report,
      access: (isResolved) => {
        accesses += 1;
        if (isResolved) resolved += 1;
      },
    }).check();
  }
  return { findings, accesses, resolved };
}
