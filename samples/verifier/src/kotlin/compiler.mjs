// The Kotlin compiler as one process for all calls.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** @typedef {{ code: number, output: string }} Result */

/**
 * Starts the compiler. It ends with this process, which does not wait for it between calls.
 * @param {object} options
 * @param {readonly string[]} options.jars
 * @param {string} options.home Folder of the Kotlin distribution, with `lib/`.
 * @returns {(file: string) => Promise<Result>} Compiles with the arguments of a file, one call after another.
 */
export function startCompiler({ jars, home }) {
  const child = spawn(
    'java',
    [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-cp',
      jars.join(':'),
      `${import.meta.dirname}/Compiler.java`,
      home,
    ],
    { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let printed = '';
  child.stderr.on('data', (/** @type {Buffer} */ data) => (printed += data.toString()));
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close').catch((error) => {
    printed += String(error);
  });

  const handles = /** @type {{ ref(): void, unref(): void }[]} */ (
    /** @type {unknown[]} */ ([child, child.stdin, child.stdout, child.stderr])
  );
  for (const handle of handles) handle.unref();

  /** @param {string} file @returns {Promise<Result>} */
  const call = async (file) => {
    for (const handle of handles) handle.ref();
    try {
      const answer = once(lines, 'line');
      child.stdin.write(`${file}\n`);
      const line = await Promise.race([answer, ended.then(() => undefined)]);
      if (line === undefined) return { code: 1, output: printed };
      const [code = '1', output = ''] = String(line[0]).split(' ');
      return { code: Number(code), output: Buffer.from(output, 'base64').toString() };
    } finally {
      for (const handle of handles) handle.unref();
    }
  };

  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (file) => {
    const result = last.then(() => call(file));
    last = result;
    return result;
  };
}
