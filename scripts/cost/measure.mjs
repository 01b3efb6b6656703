// What a command costs: seconds, and memory of all processes that it starts.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Cost
 * @property {number} seconds
 * @property {number | undefined} peakMiB Largest sum of resident memory over the process and all below
 *   it; memory that processes share counts more than once. Linux only.
 */

/** Often enough for a peak of a second, seldom enough to cost nothing. */
const samplingMs = 250;

/**
 * Resident memory of a process and all below it.
 * @param {number} root
 * @returns {number | undefined} MiB
 */
export function treeMemory(root) {
  if (!existsSync('/proc/self/status')) return undefined;
  /** @type {Map<number, { parent: number, kB: number }>} */
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      /** @param {string} field */
      const numberOf = (field) =>
        Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      processes.set(Number(name), { parent: numberOf('PPid'), kB: numberOf('VmRSS') });
    } catch {
      // The process has ended meanwhile.
    }
  }
  /** @param {number} pid @returns {boolean} */
  const isInside = (pid) => {
    for (let at = pid; at > 0; at = processes.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  let sum = 0;
  for (const [pid, { kB }] of processes) if (isInside(pid)) sum += kB;
  return sum / 1024;
}

/**
 * Runs a command and measures it.
 * @param {readonly string[]} command
 * @param {{ cwd: string, log: string, env?: Readonly<Record<string, string>> }} options `log` takes what
 *   the command says.
 * @returns {Promise<Cost>}
 * @throws {Error} Where the command fails, with the end of what it said.
 */
export async function measured([program = '', ...args], { cwd, log, env = {} }) {
  const output = openSync(log, 'w');
  try {
    const started = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    /** @type {number | undefined} */
    let peakMiB;
    const sampler = setInterval(() => {
      const now = child.pid === undefined ? undefined : treeMemory(child.pid);
      if (now !== undefined) peakMiB = Math.max(peakMiB ?? 0, now);
    }, samplingMs);
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const code = await ended.finally(() => {
      clearInterval(sampler);
    });
    const seconds = (performance.now() - started) / 1000;
    if (code === 0) return { seconds, peakMiB };
    const end = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n');
    throw new Error(`"${[program, ...args].join(' ')}" failed in ${cwd}:\n${end}`);
  } finally {
    closeSync(output);
  }
}

/**
 * Pages of a build: HTML files, without those that only lead on.
 * @param {string} folder
 * @returns {number}
 */
export function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .filter(
      (entry) =>
        !/http-equiv="?refresh/i.test(
          readFileSync(join(entry.parentPath, entry.name), 'utf8').slice(0, 4096),
        ),
    ).length;
}
