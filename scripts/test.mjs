// Runs every check of this repository and continues after a failure. Two steps run side by side where the
// machine has the cores; each prints its output when it ends. Tests in browsers run alone. Lists what
// failed at the end; the last line is "N passed, N failed": unit tests, sample checks, queries of
// search, sizes of pages, browser tests and tests on web servers, and one more failure for every other
// step that failed.
//
//   npm test             everything
//   npm test -- lint     only the steps whose name contains "lint"
//   DECKLE_FAST=0 npm test    the ordinary build, without what tests src/fast-documents
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseJson } from '../samples/verifier/src/json.mjs';
import { findChromium, installHeadlessShell } from './browsers/chromium.mjs';
import { installEngines } from './browsers/engines.mjs';
import {
  contribution,
  countsOfOutput,
  countsOfPlaywright,
  countsOfVitest,
  failuresOfVitest,
  testsOfPlaywright,
} from './counts.mjs';
import { hostsLeftOut } from './hosts.mjs';
import { schedule } from './schedule.mjs';

/** @import { Counts } from './counts.mjs' */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command An npm script and its arguments.
 * @property {string} [after] Name of a step that has to have ended before.
 * @property {string} [needs] Name of a step without whose success this one cannot run.
 * @property {boolean} [alone] Nothing else may run beside it.
 * @property {() => Record<string, string>} [prepare] Environment variables of the step.
 * @property {(output: string) => Report | undefined} [report]
 */
/**
 * @typedef {object} Report What a step reports about its checks.
 * @property {Counts} counts
 * @property {readonly string[]} [failed] Names of those that failed.
 * @property {readonly string[]} [flaky] Names of those that failed first and passed when repeated.
 */

const root = dirname(import.meta.dirname);
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';
const reports = join(root, '.cache');
const vitestReport = join(reports, 'vitest.json');
const buildReport = join(reports, 'vitest-build.json');
const playwrightReport = join(reports, 'playwright.json');
const coreReport = join(reports, 'playwright-core.json');
const hostsReport = join(reports, 'hosts.json');

/** @param {string} path */
function readReport(path) {
  if (!existsSync(path)) return undefined;
  const json = parseJson(readFileSync(path, 'utf8'));
  // Half a report is none: the step was stopped while it wrote.
  return json.ok ? json.value : undefined;
}

/**
 * @param {string} path
 * @returns {Report | undefined}
 */
function reportOfUnitTests(path) {
  const json = readReport(path);
  if (json === undefined) return undefined;
  return {
    counts: countsOfVitest(/** @type {Parameters<typeof countsOfVitest>[0]} */ (json)),
    failed: failuresOfVitest(/** @type {Parameters<typeof failuresOfVitest>[0]} */ (json)),
  };
}

/**
 * @param {string} path
 * @returns {Report | undefined}
 */
function reportOfBrowserTests(path) {
  const json = readReport(path);
  if (json === undefined) return undefined;
  const suites = /** @type {Parameters<typeof testsOfPlaywright>[0]} */ (json);
  return {
    counts: countsOfPlaywright(/** @type {Parameters<typeof countsOfPlaywright>[0]} */ (json)),
    failed: testsOfPlaywright(suites, 'unexpected'),
    flaky: testsOfPlaywright(suites, 'flaky'),
  };
}

/**
 * @param {string} output
 * @returns {Report | undefined}
 */
function reportOfOutput(output) {
  const counts = countsOfOutput(output);
  return counts && { counts };
}

/** What the run could not do on this machine, one line each. @type {string[]} */
const leftOut = [];

/** Steps that test `src/fast-documents` on almost every page, which an ordinary build leaves out. */
const ofFastDocuments = process.env.DECKLE_FAST === '0' ? ['size', 'browser tests'] : [];
if (ofFastDocuments.length > 0) {
  leftOut.push(`${ofFastDocuments.join(', ')}: DECKLE_FAST=0; the core tests run`);
}

/** @type {readonly Step[]} */
const steps = [
  {
    // It installs the checker's packages, which others need. It is the longest of the steps that use one core.
    name: 'samples',
    command: ['samples:verify', ...(inCi ? ['--strict'] : [])],
    report: reportOfOutput,
  },
  { name: 'lint code and pages', command: ['lint:code'] },
  { name: 'format', command: ['format:check'] },
  { name: 'lint styles', command: ['lint:styles'] },
  { name: 'spelling', command: ['lint:spelling'] },
  { name: 'phrases', command: ['lint:phrases'] },
  // Pages show what the samples' checks reported.
  { name: 'build', command: ['build'], after: 'samples' },
  {
    name: 'unit tests',
    command: ['test:unit'],
    after: 'samples',
    report: () => reportOfUnitTests(vitestReport),
  },
  { name: 'typecheck', command: ['typecheck'], after: 'samples' },
  { name: 'lint unused code', command: ['lint:unused'], after: 'samples' },
  {
    name: 'output',
    command: ['test:build'],
    needs: 'build',
    report: () => reportOfUnitTests(buildReport),
  },
  {
    name: 'search',
    command: ['search:measure'],
    needs: 'build',
    report: reportOfOutput,
  },
  {
    name: 'size',
    alone: true,
    command: ['size'],
    needs: 'build',
    prepare: () => ({ CHROMIUM: findChromium() }),
    report: reportOfOutput,
  },
  {
    name: 'browser tests',
    alone: true,
    command: ['test:e2e', '--reporter=list,json,html'],
    needs: 'build',
    prepare: () => {
      findChromium();
      if (inCi) installHeadlessShell();
      return { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, PLAYWRIGHT_HTML_OPEN: 'never' };
    },
    report: () => reportOfBrowserTests(playwrightReport),
  },
  {
    name: 'core in three engines',
    alone: true,
    command: ['test:core'],
    needs: 'build',
    prepare: () => {
      // In CI on Debian, where they can be installed, no engine may be missing.
      leftOut.push(...installEngines(inCi));
      return { CHROMIUM: findChromium() };
    },
    report: () => reportOfBrowserTests(coreReport),
  },
  {
    name: 'hosts',
    alone: true,
    command: ['test:hosts', '--reporter=list,json'],
    needs: 'build',
    prepare: () => {
      // In CI on Debian, where they can be installed, no host may be missing.
      leftOut.push(...hostsLeftOut(inCi));
      findChromium();
      return { PLAYWRIGHT_JSON_OUTPUT_FILE: hostsReport };
    },
    report: () => reportOfBrowserTests(hostsReport),
  },
];

/**
 * Runs an npm script.
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 * @param {boolean} live Whether its output is printed as it comes, and not when the script has ended.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, env, live) {
  const [script = '', ...args] = command;
  const heading = `\n━━━ npm run ${command.join(' ')}\n`;
  return new Promise((resolve) => {
    if (live) process.stdout.write(heading);
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    });
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      errors += chunk.toString();
      if (live) process.stderr.write(chunk);
    });
    child.on('error', (error) => {
      resolve({ ok: false, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      if (!live) {
        process.stdout.write(heading + output);
        process.stderr.write(errors);
      }
      resolve({ ok: code === 0, output });
    });
  });
}

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) =>
    !ofFastDocuments.includes(name) &&
    (wanted.length === 0 || wanted.some((word) => name.includes(word))),
);
if (chosen.length === 0) {
  console.error(`No such step. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
for (const path of [vitestReport, buildReport, playwrightReport, coreReport, hostsReport]) {
  rmSync(path, { force: true });
}

/** Steps that have failed so far. @type {Set<string>} */
const failedSteps = new Set();

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, note: string, report?: Report | undefined }>}
 */
async function perform({ command, needs, alone, prepare, report }) {
  if (needs !== undefined && failedSteps.has(needs)) {
    return { ok: false, note: `not run: ${needs} failed` };
  }
  /** @type {Record<string, string>} */
  let env = {};
  try {
    env = prepare?.() ?? {};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ok: false, note: 'not run: see above' };
  }
  const { ok, output } = await run(command, env, alone === true || slots === 1);
  if (report === undefined) return { ok, note: '' };
  const reported = report(output);
  if (reported === undefined) return { ok: false, note: 'ended without a result' };
  const { passed, failed, skipped } = reported.counts;
  return {
    ok: ok && failed === 0,
    note: `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
    report: reported,
  };
}

const slots = chosen.length === 1 ? 1 : Math.min(2, availableParallelism());
const begin = performance.now();

const results = await schedule(
  chosen.map((step) => ({ ...step, after: step.needs ?? step.after })),
  slots,
  async (step) => {
    const started = performance.now();
    const result = await perform(step);
    if (!result.ok) failedSteps.add(step.name);
    return { ...result, name: step.name, seconds: (performance.now() - started) / 1000 };
  },
);

console.log('\n━━━ Result');
for (const { name, ok, seconds, note } of results) {
  const time = `${seconds.toFixed(0)} s`.padStart(6);
  console.log(`${ok ? '✔' : '✘'} ${name.padEnd(21)} ${time}  ${note}`.trimEnd());
}
console.log(`In ${((performance.now() - begin) / 60_000).toFixed(1)} minutes.`);
for (const line of leftOut) console.log(`Left out: ${line}`);
for (const { report } of results) {
  for (const test of report?.flaky ?? []) console.log(`Passed when repeated: ${test}`);
}
if (failedSteps.size > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
  for (const { report } of results) {
    for (const test of report?.failed ?? []) console.log(`  ${test}`);
  }
}
const total = { passed: 0, failed: 0 };
for (const { ok, report } of results) {
  const { passed, failed } = contribution(ok, report?.counts);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
