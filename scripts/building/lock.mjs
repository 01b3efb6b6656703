import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @param {number} pid
 * @returns {boolean}
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user runs, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Creates a file that exists as long as this process has the lock.
 * @param {string} file
 * @returns {{ acquired: true, isStale: boolean } | { acquired: false, pid: number }}
 *   Whether a process that ended without releasing it had the lock before, or which process has it.
 */
export function acquireLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let isStale = false; ; isStale = true) {
      try {
        // Unlike writing, linking creates the file with its content, or not at all.
        linkSync(own, file);
        return { acquired: true, isStale };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      const pid = Number(readFileSync(file, 'utf8'));
      if (isRunning(pid)) return { acquired: false, pid };
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} file
 */
export function releaseLock(file) {
  rmSync(file, { force: true });
}
