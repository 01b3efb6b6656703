// Rehearses an upgrade of Docusaurus in a copy of the last commit, and lists what works and what broke.
//
//   npm run upgrade:rehearse -- 3.11.0
//   npm run upgrade:rehearse -- 3.11.0 --only build,unit --keep
//
// Fails if the ordinary build (DECKLE_FAST=0) does: with that one, an upgrade can be deployed.
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './browsers/chromium.mjs';
import { cloneTo, repository, say } from './cost/copies.mjs';
import { expectations, explanation, firstErrors } from './rehearse/errors.mjs';
import { isExact, missingNode, withDocusaurus } from './rehearse/versions.mjs';

/** @import { Package } from './rehearse/versions.mjs' */
/** @typedef {{ name: string, ok: boolean, seconds: number, lines: readonly string[] }} Result */

const groups = ['build', 'unit', 'core'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: groups.join(',') },
    keep: { type: 'boolean', default: false },
  },
});
const [version = ''] = positionals;
const only = values.only.split(',');
if (!isExact(version) || positionals.length > 1 || only.some((name) => !groups.includes(name))) {
  console.error(
    `npm run upgrade:rehearse -- <exact version> [--only ${groups.join(',')}] [--keep]`,
  );
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), 'rehearse-'));
const site = join(work, 'site');
const built = join(site, 'build');
const ordinary = join(site, 'build-ordinary');

/** @type {Result[]} */
const results = [];

/**
 * Runs a command in the copy and records how it went.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {Record<string, string>} [env]
 * @returns {string | undefined} What a failed command has printed.
 */
function step(name, [program = '', ...args], env = {}) {
  say(name);
  const log = join(work, `${name.replaceAll(/\W+/g, '-')}.log`);
  const output = openSync(log, 'w');
  const started = performance.now();
  const { status, error } = spawnSync(program, args, {
    cwd: site,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...env },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  closeSync(output);
  const said = `${readFileSync(log, 'utf8')}\n${error === undefined ? '' : String(error)}`;
  const ok = status === 0;
  const seconds = (performance.now() - started) / 1000;
  results.push({ name, ok, seconds, lines: ok ? [] : firstErrors(said) });
  return ok ? undefined : said;
}

/**
 * @param {string} name
 * @param {readonly string[]} lines Why the step cannot begin.
 */
function refuse(name, lines) {
  results.push({ name, ok: false, seconds: 0, lines });
  return false;
}

/** Whether the version exists and runs on this Node.js. */
function isUsable() {
  const asked = spawnSync('npm', ['view', `@docusaurus/core@${version}`, 'engines.node'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (asked.status !== 0) return refuse('version', firstErrors(asked.stderr));
  const needed = missingNode(asked.stdout, process.versions.node);
  if (needed === undefined) return true;
  return refuse('Node.js', [
    `@docusaurus/core ${version} needs Node.js ≥ ${needed}; this is ${process.versions.node}.`,
  ]);
}

/** Copies the last commit and installs the version there. */
function isInstalled() {
  cloneTo(site);
  const file = join(site, 'package.json');
  /** @type {unknown} */
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const { manifest, names } = withDocusaurus(/** @type {Package} */ (before), version);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  console.error(`${names.length} packages @docusaurus/*: ${version}`);
  const install = ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'];
  const said = step('install', install);
  if (said === undefined) return true;
  // Unmet peer dependencies are reported, but the rehearsal continues.
  return (
    said.includes('ERESOLVE') && step('install with --force', [...install, '--force']) === undefined
  );
}

/** Each build begins without caches, so that it does not depend on the one before. */
function build(/** @type {'0' | '1'} */ fast) {
  for (const folder of ['node_modules/.cache', '.docusaurus']) {
    rmSync(join(site, folder), { recursive: true, force: true });
  }
  return step(fast === '1' ? 'build, fast' : 'build, ordinary', ['npm', 'run', 'build'], {
    DECKLE_FAST: fast,
  });
}

/** @param {string} name */
function coreTests(name) {
  return step(name, ['npm', 'run', 'test:core', '--', '--project', 'chromium'], {
    CHROMIUM: findChromium(),
  });
}

function rehearse() {
  if (only.includes('build') && build('0') === undefined) renameSync(built, ordinary);
  if (only.includes('unit')) {
    // The checker of samples has its own packages, and doesn't depend on Docusaurus.
    step('unit tests', ['npx', 'vitest', 'run', '--exclude', 'samples/**']);
  }
  if (!only.includes('build') && !only.includes('core')) return;
  build('1');
  if (!only.includes('core')) return;
  if (existsSync(built) && coreTests('core tests') === undefined) return;
  // Whether Docusaurus or the fast path is the cause, and whether the ordinary build can be deployed.
  rmSync(built, { recursive: true, force: true });
  if (existsSync(ordinary)) renameSync(ordinary, built);
  else if (!only.includes('build')) build('0');
  if (existsSync(built)) coreTests('core tests, ordinary');
  else refuse('core tests', ['Not run: there is no build.']);
}

/** @param {Result} result */
function print({ name, ok, seconds, lines }) {
  console.log(`${ok ? '✔' : '✘'} ${name.padEnd(21)} ${`${seconds.toFixed(0)} s`.padStart(6)}`);
  for (const line of lines) console.log(`    ${line}`);
  const explained = explanation(lines, readFileSync(join(repository, expectations), 'utf8'));
  if (explained !== undefined) console.log(`    → ${explained}`);
}

const isReady = isUsable() && isInstalled();
if (isReady) rehearse();
console.log(`\nDocusaurus ${version}, Node.js ${process.versions.node}`);
results.forEach(print);

const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
const isOrdinaryBuilt = results.some(({ name, ok }) => name === 'build, ordinary' && ok);
if (isOrdinaryBuilt && failed.includes('build, fast')) {
  console.log(
    '\nDECKLE_FAST=0 npm run build works: deploy with it until src/fast-documents follows.',
  );
}
if (existsSync(site) && (values.keep || failed.length > 0)) {
  console.log(`\nLogs in ${work}${values.keep ? ', the copy in site/' : ''}`);
  if (!values.keep) rmSync(site, { recursive: true, force: true });
} else rmSync(work, { recursive: true, force: true });
process.exitCode = isReady && (isOrdinaryBuilt || !only.includes('build')) ? 0 : 1;
