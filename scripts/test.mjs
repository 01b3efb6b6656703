// Runs every check of this repository and continues after a failure. Lists what failed, and what could not
// run here, at the end; the last line is "N passed, N failed": samples, tests, and one more failure for
// every other step that failed.
//
//   npm test             everything
//   npm test -- lint     only the steps whose name contains "lint"
//   DECKLE_FAST=0 npm test    the ordinary build, without the browser tests of src/fast-documents
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { requireChromium } from './browsers/chromium.mjs';
import { enginesLeftOut } from './browsers/engines.mjs';
import { hostsLeftOut } from './hosts.mjs';
import { resultsOf } from './testing/results.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script An npm script and its arguments.
 * @property {() => readonly string[]} [browser] It needs Chromium, and what this names where it is missing.
 */

const root = dirname(import.meta.dirname);
const inCi = Boolean(process.env.CI) && process.env.CI !== 'false';
const isFast = process.env.DECKLE_FAST !== '0';
const words = process.argv.slice(2);

/** The steps of a phase run two at a time; browser tests run alone. @type {readonly (readonly Step[])[]} */
const onSources = [
  [
    // It installs packages that the next phase needs, and the pages show what it reports.
    { name: 'samples', script: inCi ? 'samples:verify -- --strict' : 'samples:verify' },
    { name: 'lint code', script: 'lint:code' },
    { name: 'format', script: 'format:check' },
    { name: 'lint styles', script: 'lint:styles' },
    { name: 'lint layers', script: 'lint:layers' },
    { name: 'spelling', script: 'lint:spelling' },
    { name: 'phrases', script: 'lint:phrases' },
  ],
  [
    { name: 'build', script: 'build' },
    { name: 'unit tests', script: 'test:unit' },
    { name: 'typecheck', script: 'typecheck' },
    { name: 'lint unused code', script: 'lint:unused' },
  ],
];
/** Those that cannot run if the build failed. @type {readonly (readonly Step[])[]} */
const onBuild = [
  [{ name: 'output', script: 'test:build' }],
  [{ name: 'browser tests', script: 'test:e2e', browser: () => [] }],
  [
    {
      name: 'core in three engines',
      script: 'test:core',
      browser: enginesLeftOut,
    },
  ],
  [{ name: 'hosts', script: 'test:hosts', browser: hostsLeftOut }],
];

/** Why something was not checked, with the steps that did without it. @type {Map<string, string[]>} */
const leftOut = new Map();

/** @param {string} name @param {...string} reasons */
function leaveOut(name, ...reasons) {
  for (const reason of reasons) leftOut.set(reason, [...(leftOut.get(reason) ?? []), name]);
}

/**
 * @param {string} script
 * @param {boolean} live Whether its output is printed as it comes, and not when it has ended.
 */
async function npmRun(script, live) {
  let output = `\n━━━ npm run ${script}\n`;
  if (live) process.stdout.write(output);
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  await once(child, 'close');
  if (!live) process.stdout.write(output);
  return { ok: child.exitCode === 0, output };
}

/**
 * What a step with a browser has to do without.
 * @param {Step} step
 * @throws {Error} If there is no Chromium, or something is missing in CI as root on Debian, where `.ci/run` installs it.
 */
function missingFor({ browser }) {
  if (browser === undefined) return [];
  requireChromium();
  const missing = browser();
  const isInstalledByCi = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (missing.length > 0 && inCi && isInstalledByCi) throw new Error(missing.join('; '));
  return missing;
}

/** @param {Step} step @param {boolean} live */
async function perform(step, live) {
  const begin = performance.now();
  const { name, script } = step;
  const finished = (ok = false, output = '') => {
    const seconds = (performance.now() - begin) / 1000;
    done.push({ name, ok, results: resultsOf(output), seconds });
  };
  try {
    leaveOut(name, ...missingFor(step));
  } catch (error) {
    leaveOut(name, error instanceof Error ? error.message : String(error));
    if (inCi) finished();
    return;
  }
  const { ok, output } = await npmRun(script, live);
  for (const [, line = ''] of output.matchAll(/^Degraded: (.*)$/gm)) leaveOut(name, line);
  finished(ok, output);
}

const begin = performance.now();
/** @type {{ name: string, ok: boolean, results: ReturnType<typeof resultsOf>, seconds: number }[]} */
const done = [];
if (!isFast) leaveOut('browser tests', 'DECKLE_FAST=0; the core tests run');
for (const phase of [...onSources, ...onBuild]) {
  const steps = phase.filter(
    ({ name }) =>
      (words.length === 0 || words.some((word) => name.includes(word))) &&
      (isFast || name !== 'browser tests'),
  );
  if (onBuild.includes(phase) && done.some(({ name, ok }) => name === 'build' && !ok)) {
    for (const { name } of steps) leaveOut(name, 'the build failed');
    continue;
  }
  const live = steps.length === 1;
  const runOneByOne = async () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      await perform(step, live);
    }
  };
  await Promise.all([runOneByOne(), runOneByOne()]);
}

console.log('\n━━━ Result');
let [passed, failed] = [0, 0];
for (const { name, ok, seconds, results } of done) {
  const words = /** @type {const} */ (['passed', 'failed', 'skipped', 'flaky']);
  const counts = words.map((word) => `${results[word]} ${word}`).join(', ');
  const time = `${seconds.toFixed(0)} s`.padStart(6);
  const note = results.passed + results.failed > 0 ? `  ${counts}` : '';
  console.log(`${ok ? '✔' : '✘'} ${name.padEnd(21)} ${time}${note}`);
  passed += results.passed;
  // Whatever a report says, a step that failed has failed at least once.
  failed += ok ? 0 : Math.max(1, results.failed);
}
console.log(`In ${((performance.now() - begin) / 60_000).toFixed(1)} minutes.`);
for (const [reason, names] of leftOut) console.log(`Left out: ${names.join(', ')}: ${reason}`);
for (const { name, results } of done.filter(({ ok }) => !ok)) {
  console.log(`Failed: ${name}`);
  for (const test of results.failures) console.log(`  ${test}`);
}
if (done.length + leftOut.size === 0) {
  failed = 1;
  const steps = [...onSources, ...onBuild].flat();
  console.error(`No such step. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
