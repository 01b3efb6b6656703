// Finds everything that has to be checked: sample files, fences of pages, examples in declarations.

import { join } from 'node:path';
import { readExamples } from './examples.mjs';
import { readAllFacts } from '../../../src/base/facts.mjs';
import { listFiles } from '../../../src/base/files.mjs';
import { readClaim, readFences } from '../../../src/base/fences.mjs';
import { extensionOf, languageOfFence, languageOfFile } from './languages.mjs';
import { fillPlaceholders, platformOf } from '../../../src/base/placeholders.mjs';
import { platformValues } from '../../../src/base/platformValues.mjs';
import {
  fillStarter,
  isFromPackage,
  listStarters,
  manifestName,
  starterFiles,
  starterOf,
  starterProblems,
} from '../../../src/base/starters.mjs';
import { RegionError, listRegions } from '../../../src/base/regions.mjs';
import { readText } from '../../../src/base/text.mjs';

/** @import { Fence, LanguageId, Paths, Problem, Unit } from './types.d.ts' */
/** @import { Values } from '../../../src/base/placeholders.mjs' */
/** @import { Starter } from '../../../src/base/starters.mjs' */

/**
 * @typedef {{ starter: Starter, values: Values }} FilledStarter A starter project, and what its placeholders stand for.
 *
 * @typedef {object} Reference
 * @property {string} page
 * @property {number} line
 * @property {string} file
 * @property {string | undefined} region
 *
 * @typedef {object} Collected
 * @property {Unit[]} units
 * @property {Reference[]} references
 * @property {{ page: string, line: number, reason: string }[]} unverified
 * @property {Problem[]} problems
 */

/**
 * @param {Paths} paths
 * @returns {Collected}
 */
export function collect(paths) {
  /** @type {Collected} */
  const collected = { units: [], references: [], unverified: [], problems: [] };
  const starters = listStarters(paths.root).map((starter) => ({
    starter,
    values: platformValues(starter, paths),
  }));
  collectSamples(starters, paths, collected);
  collectPages(paths, collected);
  collectDeclarations(paths, collected);
  collectStarters(starters, paths, collected);
  return collected;
}

/** @type {(file: string, paths: Paths) => string} */
const textOf = (file, { root }) => readText(join(root, file));

/**
 * @param {Paths} paths
 * @returns {string[]}
 */
function sampleFiles({ root }) {
  return listFiles(root, 'samples').filter((file) => !file.startsWith('samples/verifier/'));
}

/**
 * @param {readonly FilledStarter[]} starters
 * @param {Paths} paths
 * @param {Collected} collected
 */
function collectSamples(starters, paths, collected) {
  for (const file of sampleFiles(paths)) {
    const language = languageOfFile(file);
    if (language === 'ignored' || file.endsWith(`/${manifestName}`)) continue;
    if (language === undefined) {
      collected.problems.push({
        file,
        line: 1,
        column: 1,
        message: `no checker for .${extensionOf(file)} files`,
      });
      continue;
    }
    const code = sampleCode(file, language, starters, paths, collected);
    if (language !== 'unparsed')
      collected.units.push({ kind: 'sample', language, file, line: 1, indent: 0, code });
    try {
      listRegions(code);
    } catch (error) {
      if (!(error instanceof RegionError)) throw error;
      collected.problems.push({
        file,
        line: error.line ?? 1,
        column: 1,
        message: error.message,
      });
    }
  }
}

/** Languages whose checkers read files themselves, with the placeholders in them. */
const readsFiles = new Set([
  'csharp',
  'dart',
  'java',
  'kotlin',
  'swift',
  'typescript',
  'javascript',
]);

/**
 * The text of a sample; in a starter project, its placeholders are filled in.
 * @param {string} file
 * @param {LanguageId | 'unparsed'} language
 * @param {readonly FilledStarter[]} starters
 * @param {Paths} paths
 * @param {Collected} collected
 * @returns {string}
 */
function sampleCode(file, language, starters, paths, collected) {
  const text = textOf(file, paths);
  const folder = starterOf(file)?.folder;
  const values = starters.find(({ starter }) => starter.folder === folder)?.values;
  if (values === undefined) return text;
  const { code } = fillStarter(text, values);
  if (code !== text && readsFiles.has(language)) {
    const message = 'placeholders are for project files; this one is compiled as it stands';
    collected.problems.push({ file, line: 1, column: 1, message });
  }
  return code;
}

/**
 * @param {readonly FilledStarter[]} starters
 * @param {Paths} paths
 * @param {Collected} collected
 */
function collectStarters(starters, paths, collected) {
  for (const { starter, values } of starters) {
    const { files } = starterFiles(starter, paths.root);
    const own = files.filter(({ source }) => !isFromPackage(source));
    const texts = own.map(({ source }) => ({
      source,
      code: fillStarter(textOf(source, paths), values).code,
    }));
    for (const problem of starterProblems(starter, texts, values)) {
      collected.problems.push({ ...problem, column: 1 });
    }
  }
}

/**
 * @param {Paths} paths
 * @param {Collected} collected
 */
function collectPages(paths, collected) {
  const files = [
    ...listFiles(paths.root, 'docs', /\.mdx?$/),
    ...listFiles(paths.root, 'src', /\.mdx?$/),
  ];
  const pages = files.filter(
    (file) => !/^docs\/(?:.*\/)?api\//.test(file) && !file.endsWith('README.md'),
  );
  for (const page of pages) {
    const text = textOf(page, paths);
    const fences = readFences(text);
    if (fences.length === 0) continue;
    const values = valuesFor(page, paths);
    for (const fence of fences) collectFence(page, fence, values, collected);
  }
}

/**
 * @param {string} page
 * @param {Fence} fence
 * @param {Values} values
 * @param {Collected} collected
 */
function collectFence(page, fence, values, collected) {
  /** @param {string} message */
  const complain = (message) => {
    const { fenceLine: line, indent } = fence;
    collected.problems.push({ file: page, line, column: indent + 1, message });
  };
  const claim = readClaim(fence);
  // The check of pages reports it, and references and placeholders that lead nowhere.
  if (claim.kind === 'wrong') return undefined;
  if (claim.kind === 'noverify') {
    collected.unverified.push({
      page,
      line: fence.fenceLine,
      reason: claim.reason,
    });
    return undefined;
  }
  if (claim.kind === 'reference') {
    collected.references.push({
      page,
      line: fence.fenceLine,
      file: claim.file,
      region: claim.region,
    });
    const message = declareType(claim.file, claim.type, collected);
    return message === undefined ? undefined : complain(message);
  }
  const language = languageOfFence(fence.language, claim);
  if (language === undefined) {
    const mode = claim.mode === '' ? '' : ` with verify=${claim.mode}`;
    return complain(
      `no checker for "${fence.language}"${mode}; use noverify="reason" or another language`,
    );
  }
  collected.units.push({
    kind: 'fence',
    language,
    file: page,
    line: fence.line,
    indent: fence.indent,
    code: fillPlaceholders(fence.code, values).code,
    ...(claim.type === undefined ? {} : { type: claim.type }),
  });
  return undefined;
}

/**
 * Has a JSON sample checked as a value of the type that a page names.
 * @param {string} file
 * @param {string | undefined} type
 * @param {Collected} collected
 * @returns {string | undefined} Why that is impossible.
 */
function declareType(file, type, { units }) {
  if (type === undefined) return undefined;
  const index = units.findIndex((unit) => unit.kind === 'sample' && unit.file === file);
  const unit = units[index];
  if (unit === undefined || !/json$/.test(unit.language))
    return `type=${type} is for JSON; ${file} is none`;
  if (unit.type !== undefined && unit.type !== type)
    return `another page says that ${file} is of the type ${unit.type}`;
  units[index] = { ...unit, language: 'typed-json', type };
  return undefined;
}

/**
 * @param {Paths} paths
 * @param {Collected} collected
 */
function collectDeclarations(paths, collected) {
  for (const file of listFiles(paths.root, 'api-sources', /\.[mc]?tsx?$/)) {
    const code = textOf(file, paths);
    collected.units.push({
      kind: 'declaration',
      language: 'typescript',
      file,
      line: 1,
      indent: 0,
      code,
    });
    for (const example of readExamples(code)) {
      collected.units.push({
        kind: 'example',
        language: 'typescript',
        file,
        ...example,
      });
    }
  }
}

/**
 * @param {string} page
 * @param {Paths} paths
 * @returns {Values}
 */
function valuesFor(page, paths) {
  const platform = platformOf(page);
  if (!platform)
    return {
      version: '1.0.0',
      previousVersion: '1.0.0',
      facts: allFacts(paths),
    };
  return platformValues(platform, paths);
}

/**
 * The facts of all platforms: shared text may name a fact that its platforms have.
 * @param {Paths} paths
 * @returns {Record<string, string>}
 */
function allFacts(paths) {
  return Object.assign({}, ...readAllFacts(paths).map(({ facts }) => facts));
}
