// Finds everything that has to be checked: sample files, fences of pages, examples in declarations.

import { join } from 'node:path';
import { readExamples } from './examples';
import { readAllFacts } from '../../../src/base/facts';
import { listFiles } from '../../../src/base/files';
import { readClaim, readFences } from '../../../src/base/fences';
import { extensionOf, languageOfFence, languageOfFile } from './languages';
import { fillPlaceholders } from '../../../src/base/placeholders';
import { platformValues } from '../../../src/model/platformValues';
import { classifyDocPath, isGenerated } from '../../../src/model/docPaths';
import {
  fillStarter,
  isFromPackage,
  listStarters,
  manifestName,
  starterFiles,
  starterOf,
  starterProblems,
} from '../../../src/model/starters';
import { RegionError, listRegions } from '../../../src/base/regions';
import { readText } from '../../../src/base/text';
import type { Fence, Paths, Problem, Unit } from './types';
import type { Values } from '../../../src/base/placeholders';

export interface Reference {
  readonly page: string;
  readonly line: number;
  readonly file: string;
  readonly region: string | undefined;
}

export interface Collected {
  readonly units: Unit[];
  readonly references: Reference[];
  readonly unverified: { page: string; line: number; reason: string }[];
  readonly problems: Problem[];
}

/** Reads samples, pages and declarations. */
export function collect(paths: Paths): Collected {
  const collected: Collected = { units: [], references: [], unverified: [], problems: [] };
  collectSamples(paths, collected);
  collectPages(paths, collected);
  collectDeclarations(paths, collected);
  return collected;
}

const textOf = (file: string, { root }: Paths): string => readText(join(root, file));

function collectSamples(paths: Paths, { units, problems }: Collected) {
  const starters = listStarters(paths.root).map((starter) => ({
    starter,
    values: platformValues(starter, paths.root),
  }));
  /** The text of a sample; in a starter project, its placeholders are filled in. */
  const codeOf = (file: string): string => {
    const folder = starterOf(file)?.folder;
    const values = starters.find(({ starter }) => starter.folder === folder)?.values;
    const text = textOf(file, paths);
    return values === undefined ? text : fillStarter(text, values).code;
  };
  const files = listFiles(paths.root, 'samples').filter(
    (file) => !file.startsWith('samples/verifier/') && !file.endsWith(`/${manifestName}`),
  );
  for (const file of files) {
    const language = languageOfFile(file);
    if (language === 'ignored') continue;
    if (language === undefined) {
      const message = `no checker for .${extensionOf(file)} files`;
      problems.push({ file, line: 1, column: 1, message });
      continue;
    }
    const code = codeOf(file);
    if (language !== 'unparsed')
      units.push({ kind: 'sample', language, file, line: 1, indent: 0, code });
    try {
      listRegions(code);
    } catch (error) {
      if (!(error instanceof RegionError)) throw error;
      for (const { line = 1, message } of error.faults)
        problems.push({ file, line, column: 1, message });
    }
  }
  for (const { starter, values } of starters) {
    const texts = starterFiles(starter, paths.root)
      .files.filter(({ source }) => !isFromPackage(source))
      .map(({ source }) => ({ source, code: fillStarter(textOf(source, paths), values).code }));
    for (const problem of starterProblems(starter, texts, values))
      problems.push({ ...problem, column: 1 });
  }
}

function collectPages(paths: Paths, collected: Collected) {
  const files = [
    ...listFiles(paths.root, 'docs', /\.mdx?$/),
    ...listFiles(paths.root, 'src', /\.mdx?$/),
  ];
  const pages = files.filter(
    (file) => !isGenerated(file.replace(/^docs\//, '')) && !file.endsWith('README.md'),
  );
  for (const page of pages) {
    const text = textOf(page, paths);
    const fences = readFences(text);
    if (fences.length === 0) continue;
    const values = valuesFor(page, paths);
    for (const fence of fences) collectFence(page, fence, values, collected);
  }
}

function collectFence(page: string, fence: Fence, values: Values, collected: Collected) {
  const { fenceLine, line, indent } = fence;
  const complain = (message: string) =>
    collected.problems.push({ file: page, line: fenceLine, column: indent + 1, message });
  const claim = readClaim(fence);
  // The check of pages reports it, and references and placeholders that lead nowhere.
  if (claim.kind === 'wrong') return;
  if (claim.kind === 'noverify') {
    collected.unverified.push({ page, line: fenceLine, reason: claim.reason });
    return;
  }
  if (claim.kind === 'reference') {
    const { file, region, type } = claim;
    collected.references.push({ page, line: fenceLine, file, region });
    const message = declareType(file, type, collected);
    if (message !== undefined) complain(message);
    return;
  }
  const { mode, type } = claim;
  const language = languageOfFence(fence.language, claim);
  if (language === undefined) {
    const marked = mode === '' ? '' : ` with verify=${mode}`;
    complain(
      `no checker for "${fence.language}"${marked}; take it from a sample, or use noverify="reason"`,
    );
    return;
  }
  const code = fillPlaceholders(fence.code, values).code;
  const unit = { kind: 'fence' as const, language, file: page, line, indent, code };
  collected.units.push(type === undefined ? unit : { ...unit, type });
}

/**
 * Has a JSON sample checked as a value of the type that a page names.
 *
 * @returns Why that is impossible.
 */
function declareType(
  file: string,
  type: string | undefined,
  { units }: Collected,
): string | undefined {
  if (type === undefined) return undefined;
  const index = units.findIndex((unit) => unit.kind === 'sample' && unit.file === file);
  const unit = units[index];
  if (!unit?.language.endsWith('json')) return `type=${type} is for JSON; ${file} is none`;
  if (unit.type !== undefined && unit.type !== type)
    return `another page says that ${file} is of the type ${unit.type}`;
  units[index] = { ...unit, language: 'typed-json', type };
  return undefined;
}

function collectDeclarations(paths: Paths, collected: Collected) {
  for (const file of listFiles(paths.root, 'api-sources', /\.[mc]?tsx?$/)) {
    const code = textOf(file, paths);
    const unit = { language: 'typescript' as const, file };
    collected.units.push({ ...unit, kind: 'declaration', line: 1, indent: 0, code });
    for (const example of readExamples(code))
      collected.units.push({ ...unit, kind: 'example', ...example });
  }
}

function valuesFor(page: string, paths: Paths): Values {
  const place = classifyDocPath(page.replace(/^docs\//, ''));
  if ('platform' in place) return platformValues(place, paths.root);
  return { version: '1.0.0', previousVersion: '1.0.0', facts: allFacts(paths) };
}

/** The facts of all platforms: shared text may name a fact that its platforms have. */
function allFacts(paths: Paths): Record<string, string> {
  return Object.fromEntries(readAllFacts(paths.root).flatMap(({ facts }) => Object.entries(facts)));
}
