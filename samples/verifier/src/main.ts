// The whole run: collect, check, compare with the canaries, report.

import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryProblem, readCanaries } from './canaries';
import { checkAll } from './checkers';
import { collect } from './collect';
import { listStarters, starterFiles } from '../../../src/model/starters';
import { platformFolderOf } from './languages';
import { byPosition, formatPosition, toProblem } from './positions';
import { languageRows, outcomeFor } from './report';
import type { Canary } from './canaries';
import type { VerificationReport } from '../../../src/base/verificationReport';
import type { Outcome } from './checkers';
import type { Collected } from './collect';
import type { Finding, LanguageRow, Paths, Problem, Unit } from './types';

interface Options {
  strict: boolean;
  only: string | undefined;
}

interface CanaryResult {
  readonly canary: Canary;
  readonly checked: boolean;
  readonly problem: string | undefined;
}

/** What was checked, and what came of it. */
interface Checks extends Pick<Options, 'strict'> {
  readonly collected: Collected;
  readonly outcomes: readonly Outcome[];
  readonly canaries: readonly CanaryResult[];
}

type Verdict = ReturnType<typeof judge>;

/** Checks everything, or what has `only` in its path. Returns the exit code. */
export async function main(
  paths: Paths,
  { strict, only }: Options,
  print: (line: string) => void,
): Promise<number> {
  const collected = keepOnly(collect(paths), only);
  if (
    only !== undefined &&
    collected.units.length + collected.references.length + collected.problems.length === 0
  ) {
    print(`Nothing to check in paths with "${only}".`);
    return 1;
  }
  const wrong = only === undefined ? readCanaries(paths) : [];
  const units = [...collected.units, ...wrong.map(({ unit }) => unit)];
  const outcomes = await checkAll(units, paths, print);
  const canaries = wrong.map((canary) => canaryResult(canary, outcomes));
  const checks: Checks = { strict, collected, outcomes, canaries };
  const verdict = judge(checks);
  printVerdict(checks, verdict, print);
  // A run of a part would leave out the rest.
  if (only === undefined) await writeReport(checks, verdict, paths);
  print(`${verdict.passed} passed, ${verdict.failed} failed`);
  return verdict.failed === 0 ? 0 : 1;
}

/** All problems, of the site and of the checks themselves. */
function problemsOf({ collected, outcomes, canaries }: Checks): Problem[] {
  return [
    ...collected.problems,
    ...outcomes.flatMap(({ findings }) => findings.filter(isOfSite).map(toProblem)),
    ...canaries.flatMap(({ canary: { unit, expected }, problem }) =>
      problem === undefined ? [] : [problemOf(unit.file, expected.line, problem)],
    ),
    // The message of the error names the positions.
    ...outcomes.flatMap(({ crash, checker: { languages } }) =>
      crash === undefined
        ? []
        : [problemOf('samples/verifier', 1, `${languages.join(', ')} not checked: ${crash}`)],
    ),
  ];
}

/** What the checks say: problems as lines, by position, and what should have been checked and was not. */
function judge(checks: Checks) {
  const { strict, collected, outcomes, canaries } = checks;
  const rows = languageRows(collected.units, outcomes);
  const problems = [...new Set(problemsOf(checks).sort(byPosition).map(formatPosition))];
  const shortfalls = [
    ...rows
      .filter(({ checked, found }) => checked < found)
      .map(({ language, checked, found }) => `${language}: ${checked} of ${found} checked`),
    ...canaries
      .filter(({ checked }) => !checked)
      .map(({ canary }) => `canary not run: ${canary.unit.file}`),
  ];
  const count =
    rows.reduce((sum, { checked }) => sum + checked, 0) +
    collected.references.length +
    canaries.filter(({ checked }) => checked).length;
  return {
    rows,
    problems,
    shortfalls,
    passed: Math.max(0, count - problems.length),
    failed: problems.length + (strict ? shortfalls.length : 0),
  };
}

function printVerdict(checks: Checks, verdict: Verdict, print: (line: string) => void): void {
  const { strict, collected, canaries } = checks;
  const { rows, problems, shortfalls } = verdict;
  for (const line of problems) print(line);
  if (problems.length > 0) print('');
  // eslint-disable-next-line no-console -- Only the console draws tables.
  console.table(
    Object.fromEntries(
      rows.map(({ language, seconds, ...row }) => [
        language,
        { ...row, time: `${seconds.toFixed(1)} s` },
      ]),
    ),
  );
  print(
    `References to regions: ${collected.references.length}. Blocks with noverify: ${collected.unverified.length}. Canaries: ${canaries.length}.`,
  );
  if (strict) for (const line of shortfalls) print(`Strict: ${line}.`);
}

/** Writes `verification.json`, which the build reads. */
async function writeReport(checks: Checks, verdict: Verdict, paths: Paths): Promise<void> {
  const { strict, collected, outcomes, canaries } = checks;
  const { rows, passed, failed } = verdict;
  const report: VerificationReport = {
    strict,
    passed,
    failed,
    ...reportOf(collected, outcomes, rows, canaries),
    starters: startersOf(collected, outcomes, paths),
  };
  const file = join(paths.root, 'verification.json');
  // Renamed into place: a run that is stopped leaves the old one.
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify(report, null, 2)}\n`);
  await rename(`${file}.${process.pid}`, file);
}

/** What is found in a canary is compared with what it expects. */
const isOfSite = ({ unit }: Finding): boolean => unit.kind !== 'canary';

/** What has `only` in its path; of an app all files, since they use each other. */
function keepOnly(collected: Collected, only: string | undefined): Collected {
  if (only === undefined) return collected;
  const named = ({ file }: { readonly file: string }): boolean => file.includes(only);
  const isSample = ({ kind }: Unit): boolean => kind === 'sample';
  const samples = collected.units.filter((unit) => isSample(unit) && named(unit));
  const platforms = new Set(samples.map(({ file }) => platformFolderOf(file)));
  return {
    units: collected.units.filter(
      (unit) => named(unit) || (isSample(unit) && platforms.has(platformFolderOf(unit.file))),
    ),
    references: collected.references.filter(({ page, file }) => named({ file: page + file })),
    unverified: collected.unverified.filter(({ page: file }) => named({ file })),
    problems: collected.problems.filter(named),
  };
}

function canaryResult(canary: Canary, outcomes: readonly Outcome[]): CanaryResult {
  const outcome = outcomeFor(canary.unit.language, outcomes);
  const checked = outcome !== undefined && outcome.level !== 'none';
  const own = (outcome?.findings ?? []).filter(({ unit }) => unit === canary.unit);
  return { canary, checked, problem: checked ? canaryProblem(canary.expected, own) : undefined };
}

const problemOf = (file: string, line: number, message: string): Problem => ({
  file,
  line,
  column: 1,
  message,
});

/** The languages of each starter project that were compiled. */
function startersOf({ units }: Collected, outcomes: readonly Outcome[], { root }: Paths) {
  return listStarters(root).map((starter) => {
    const sources = new Set(starterFiles(starter, root).files.map(({ source }) => source));
    const own = units.filter(({ kind, file }) => kind === 'sample' && sources.has(file));
    const languages = new Set(own.map(({ language }) => language));
    return {
      folder: starter.folder,
      compiled: [...languages].filter((one) => outcomeFor(one, outcomes)?.level === 'compiled'),
    };
  });
}

function reportOf(
  { units, references, unverified }: Collected,
  outcomes: readonly Outcome[],
  rows: readonly LanguageRow[],
  canaries: readonly CanaryResult[],
) {
  const failing = new Set(outcomes.flatMap(({ findings }) => findings.map(({ unit }) => unit)));
  return {
    languages: rows.map(({ language, found, checked, level, tool }) => ({
      language,
      found,
      checked,
      level,
      tool,
    })),
    samples: units
      .filter(({ kind }) => kind === 'sample')
      .map((unit) => {
        const { level = 'none', tool } = outcomeFor(unit.language, outcomes) ?? {};
        return {
          path: unit.file,
          language: unit.language,
          level,
          ok: level !== 'none' && !failing.has(unit),
          sha256: createHash('sha256').update(unit.code).digest('hex'),
          tool: tool ? `${tool.name} ${tool.version}` : null,
        };
      }),
    references,
    noverify: unverified,
    canaries: canaries.map(({ canary, checked, problem }) => ({
      path: canary.unit.file,
      language: canary.unit.language,
      kind: canary.expected.kind,
      checked,
      reported: checked && problem === undefined,
    })),
  };
}
