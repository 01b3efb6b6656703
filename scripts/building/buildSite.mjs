import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acquireLock, releaseLock } from './lock.mjs';
import { checkOutDir, deleteFolder, moveFolder } from './outDir.mjs';

/** @typedef {NodeJS.Signals} Signal */
/**
 * @typedef {object} Options
 * @property {string} root Folder of the site.
 * @property {readonly string[]} command Builds the site; gets the arguments and `--out-dir`.
 * @property {readonly string[]} args Arguments that the user gave.
 * @property {(message: string) => void} [print]
 */

/** @type {readonly Signal[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How a process ends that its native code has crashed. */
const crashSignals = new Set(['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/**
 * Runs a command until it ends. Signals that are to stop this process stop the command, a second one immediately.
 * @param {readonly string[]} command
 * @param {string} cwd
 * @returns {Promise<{ code: number, crashed: boolean }>}
 */
async function run([program = '', ...args], cwd) {
  const child = spawn(program, args, { cwd, stdio: 'inherit' });
  /** @type {Signal | undefined} */
  let stopped;
  /** @param {Signal} signal */
  const stop = (signal) => {
    child.kill(stopped === undefined ? signal : 'SIGKILL');
    stopped ??= signal;
  };
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    return await new Promise((done, fail) => {
      child.on('error', fail);
      child.on('close', (code, signal) => {
        // Docusaurus ends with 0 when it is stopped.
        const by = stopped ?? signal;
        done({
          code: by === null ? (code ?? 1) : 128 + constants.signals[by],
          crashed: stopped === undefined && signal !== null && crashSignals.has(signal),
        });
      });
    });
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}

/**
 * Builds the site aside and moves it into place when it is complete, so that there is never half a site
 * or an old one to deploy. One build at a time.
 * @param {Options} options
 * @returns {Promise<number>} Exit code.
 */
export async function buildSite({ root, command, args, print = console.error }) {
  const { values } = parseArgs({
    args: [...args],
    options: { 'out-dir': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
  });
  if (values.help === true) return (await run([...command, ...args], root)).code;
  const { 'out-dir': outDir = 'build' } = values;
  if (typeof outDir !== 'string') {
    print('--out-dir needs the name of a folder.');
    return 1;
  }
  const checked = checkOutDir(root, outDir);
  if ('problem' in checked) {
    print(checked.problem);
    return 1;
  }
  const target = checked.folder;
  const fresh = join(root, '.cache/build');
  const lock = join(root, '.cache/build.lock');
  const bundlerCache = join(root, 'node_modules/.cache/rspack');

  const lockResult = acquireLock(lock);
  if (!lockResult.acquired) {
    print(
      `Another build is running in this folder (process ${lockResult.pid}). Wait until it ends, or stop it. If none is running, delete ${lock}.`,
    );
    return 1;
  }
  try {
    if (lockResult.isStale && existsSync(bundlerCache)) {
      print(
        'The last build was killed, which may have damaged the cache of the bundler. Deleting it.',
      );
      rmSync(bundlerCache, { recursive: true });
    }
    const attempt = async () => {
      for (const folder of [target, fresh]) deleteFolder(folder);
      return run([...command, ...args, '--out-dir', fresh], root);
    };
    let result = await attempt();
    if (result.crashed && existsSync(bundlerCache)) {
      print(
        'The bundler crashed, as it does on a damaged cache. Deleting its cache and building again.',
      );
      rmSync(bundlerCache, { recursive: true });
      result = await attempt();
    }
    if (result.code === 0) {
      moveFolder(fresh, target);
      print(`The site is in ${target}.`);
    } else rmSync(fresh, { recursive: true, force: true });
    return result.code;
  } finally {
    releaseLock(lock);
  }
}
