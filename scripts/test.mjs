// Runs every check of this repository, one after the other, and goes on after a failure. Lists what
// failed at the end; the last line is "N passed, N failed": unit tests, sample checks, queries
// of search, sizes of pages, browser tests and tests on web servers, and one more failure for every other step that failed.
//
//   npm test             everything
//   npm test -- lint     only the steps whose name contains "lint"
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseJson } from '../samples/verifier/src/json.mjs';
import { findChromium } from './browsers/chromium.mjs';
import { installEngines } from './browsers/engines.mjs';
import { contribution, countsOfOutput, countsOfPlaywright, countsOfVitest } from './counts.mjs';
import { hostsLeftOut } from './hosts.mjs';

/** @import { Counts } from './counts.mjs' */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command An npm script and its arguments.
 * @property {string} [after] Name of a step without whose success this one cannot run.
 * @property {() => Record<string, string>} [prepare] Environment variables of the step.
 * @property {(output: string) => Counts | undefined} [counts]
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

/** @param {string} path */
function countsOfUnitTests(path) {
  const report = readReport(path);
  return report === undefined
    ? undefined
    : countsOfVitest(/** @type {Parameters<typeof countsOfVitest>[0]} */ (report));
}

/** @param {string} path */
function countsOfBrowserTests(path) {
  const report = readReport(path);
  return report === undefined
    ? undefined
    : countsOfPlaywright(/** @type {Parameters<typeof countsOfPlaywright>[0]} */ (report));
}

/** What the run could not do on this machine, one line each. @type {string[]} */
const leftOut = [];

/** @type {readonly Step[]} */
const steps = [
  { name: 'format', command: ['format:check'] },
  { name: 'lint code and pages', command: ['lint:code'] },
  { name: 'lint styles', command: ['lint:styles'] },
  { name: 'lint unused code', command: ['lint:unused'] },
  {
    // First of those that need the checker's packages: it installs them.
    name: 'samples',
    command: ['samples:verify', ...(inCi ? ['--strict'] : [])],
    counts: countsOfOutput,
  },
  { name: 'typecheck', command: ['typecheck'] },
  {
    name: 'unit tests',
    command: ['test:unit'],
    counts: () => countsOfUnitTests(vitestReport),
  },
  { name: 'build', command: ['build'] },
  {
    name: 'output',
    command: ['test:build'],
    after: 'build',
    counts: () => countsOfUnitTests(buildReport),
  },
  {
    name: 'search',
    command: ['search:measure'],
    after: 'build',
    counts: countsOfOutput,
  },
  {
    name: 'size',
    command: ['size'],
    after: 'build',
    prepare: () => ({ CHROMIUM: findChromium() }),
    counts: countsOfOutput,
  },
  {
    name: 'browser tests',
    command: ['test:e2e', '--reporter=list,json,html'],
    after: 'build',
    prepare: () => ({
      CHROMIUM: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    counts: () => countsOfBrowserTests(playwrightReport),
  },
  {
    name: 'core in three engines',
    command: ['test:core'],
    after: 'build',
    prepare: () => {
      // In CI on Debian, where they can be installed, no engine may be missing.
      leftOut.push(...installEngines(inCi));
      return { CHROMIUM: findChromium() };
    },
    counts: () => countsOfBrowserTests(coreReport),
  },
  {
    name: 'hosts',
    command: ['test:hosts', '--reporter=list,json'],
    after: 'build',
    prepare: () => {
      // In CI on Debian, where they can be installed, no host may be missing.
      leftOut.push(...hostsLeftOut(inCi));
      return { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: hostsReport };
    },
    counts: () => countsOfBrowserTests(hostsReport),
  },
];

/**
 * Runs an npm script, shows its output and keeps it.
 * @param {readonly string[]} command
 * @param {Record<string, string>} env
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run([script = '', ...args], env) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => {
      process.stderr.write(chunk);
    });
    child.on('error', (error) => {
      resolve({ ok: false, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      resolve({ ok: code === 0, output });
    });
  });
}

const wanted = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (chosen.length === 0) {
  console.error(`No such step. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

mkdirSync(reports, { recursive: true });
for (const path of [vitestReport, playwrightReport, coreReport, hostsReport]) {
  rmSync(path, { force: true });
}

/** @type {{ name: string, ok: boolean, seconds: number, note: string }[]} */
const results = [];
const total = { passed: 0, failed: 0 };

/**
 * @param {Step} step
 * @returns {Promise<{ ok: boolean, note: string, counts?: Counts | undefined }>}
 */
async function perform({ command, after, prepare, counts }) {
  if (results.some(({ name, ok }) => name === after && !ok)) {
    return { ok: false, note: `not run: ${after ?? ''} failed` };
  }
  /** @type {Record<string, string>} */
  let env = {};
  try {
    env = prepare?.() ?? {};
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ok: false, note: 'not run: see above' };
  }
  const { ok, output } = await run(command, env);
  const counted = counts?.(output);
  if (counts === undefined) return { ok, note: '' };
  if (counted === undefined) return { ok: false, note: 'ended without a result' };
  return {
    ok: ok && counted.failed === 0,
    note: [
      `${counted.passed} passed, ${counted.failed} failed`,
      ...(counted.skipped ? [`${counted.skipped} skipped`] : []),
    ].join(', '),
    counts: counted,
  };
}

for (const [index, step] of chosen.entries()) {
  console.log(
    `\n━━━ ${index + 1}/${chosen.length}  ${step.name}  (npm run ${step.command.join(' ')})`,
  );
  const started = performance.now();
  const { ok, note, counts } = await perform(step);
  const { passed, failed } = contribution(ok, counts);
  total.passed += passed;
  total.failed += failed;
  results.push({ name: step.name, ok, seconds: (performance.now() - started) / 1000, note });
}

console.log('\n━━━ Result');
for (const { name, ok, seconds, note } of results) {
  const time = `${seconds.toFixed(0)} s`.padStart(6);
  console.log(`${ok ? '✔' : '✘'} ${name.padEnd(21)} ${time}  ${note}`.trimEnd());
}
for (const line of leftOut) console.log(`Left out: ${line}`);
const failures = results.filter(({ ok }) => !ok);
if (failures.length > 0) {
  process.exitCode = 1;
  console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
