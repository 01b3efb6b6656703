// npm run samples:verify [-- --strict] [--fallback] [--only <part of a path>]

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const verifier = dirname(fileURLToPath(import.meta.url));
const root = join(verifier, '../..');

/**
 * @param {string} file
 * @returns {{ version?: string, dependencies?: Record<string, string> } | undefined}
 */
function readPackage(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isInstalled() {
  const dependencies = readPackage(join(verifier, 'package.json'))?.dependencies ?? {};
  return Object.entries(dependencies).every(
    ([name, version]) =>
      readPackage(join(verifier, 'node_modules', name, 'package.json'))?.version === version,
  );
}

/** @returns {{ strict: boolean, only: string | undefined, fallback: boolean }} */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        strict: { type: 'boolean' },
        only: { type: 'string' },
        fallback: { type: 'boolean' },
      },
    });
    return {
      strict: values.strict ?? false,
      only: values.only,
      fallback: values.fallback ?? false,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      'Usage: npm run samples:verify [-- --strict] [--fallback] [--only <part of a path>]',
    );
    process.exit(2);
  }
}

const options = readOptions();
if (!isInstalled()) {
  console.log('Installing the checkers (npm ci in samples/verifier) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: verifier,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The checkers could not be installed.');
    process.exit(1);
  }
}

const { main } = await import('./src/main.mjs');
process.exitCode = await main(
  { root, verifier, apiSources: join(root, 'api-sources'), cache: join(verifier, '.cache') },
  options,
  console.log,
);
