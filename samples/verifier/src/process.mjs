// Runs programs and reads their results.

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

/** @import { Tool } from './types.d.ts' */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string, missing: boolean }>} `missing`: the program does not exist.
 */
export function run(command, args, { cwd } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.stderr.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 127, output: error.message, missing: true }));
    child.on('close', (code) => resolve({ code: code ?? 1, output, missing: false }));
  });
}

/**
 * @param {string} name Name of an npm package that the checker depends on.
 * @returns {Tool} The package as it is installed.
 */
export function packageTool(name) {
  /** @type {{ version: string }} */
  const { version } = createRequire(import.meta.url)(`${name}/package.json`);
  return { name, version };
}
