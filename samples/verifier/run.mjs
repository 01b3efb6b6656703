// npm run samples:verify [-- --strict] [--only <part of a path>]

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const verifier = dirname(fileURLToPath(import.meta.url));
const root = join(verifier, '../..');

/**
 * @param {string} file
 * @returns {{ version?: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> } | undefined}
 */
function readPackage(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function isInstalled(folder) {
  const { dependencies, optionalDependencies } = readPackage(join(folder, 'package.json')) ?? {};
  return Object.entries({ ...dependencies, ...optionalDependencies }).every(
    ([name, version]) =>
      readPackage(join(folder, 'node_modules', name, 'package.json'))?.version === version,
  );
}

/**
 * @param {string} folder
 * @param {readonly string[]} [flags]
 * @returns {boolean} Whether the folder's packages are installed.
 */
function install(folder, flags = []) {
  if (isInstalled(folder)) return true;
  console.log(`Installing the checkers (npm ci in ${relative(root, folder)})…`);
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', ...flags],
    { cwd: folder, stdio: 'inherit' },
  );
  return status === 0;
}

const { values } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, only: { type: 'string' } },
});
if (!install(verifier)) {
  console.error('The checkers could not be installed.');
  process.exit(1);
}
// The Dart compiler is published for 32-bit machines; this one runs its programs, too.
if (process.platform === 'linux' && process.arch === 'x64') {
  const installed = install(join(verifier, 'dart'), ['--os=linux', '--cpu=ia32']);
  if (!installed) console.error('The Dart compiler could not be installed.');
}

const require = createRequire(import.meta.url);
require('../../src/register.cjs');
/** @type {import('./src/main')} */
const { main } = require('./src/main.ts');
const code = await main(
  { root, verifier, apiSources: join(root, 'api-sources'), cache: join(verifier, '.cache') },
  { strict: values.strict, only: values.only },
  console.log,
);
// The Kotlin compiler waits for more.
process.exit(code);
