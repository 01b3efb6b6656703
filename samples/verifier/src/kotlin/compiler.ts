// The Kotlin compiler as one process for all calls.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Result {
  code: number;
  output: string;
}

/**
 * Starts the compiler. It ends with this process.
 *
 * @param home Folder of the Kotlin distribution, with `lib/`.
 * @returns Compiles with the arguments of a file, one call after another.
 */
export function startCompiler(home: string): (file: string) => Promise<Result> {
  const child = spawn(
    'java',
    [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      // With the usual 48 MB, it stops compiling its own code before the last sample.
      '-XX:ReservedCodeCacheSize=128m',
      // Warnings of the virtual machine would be taken for answers. Its log, which is also on standard output, is apart.
      '-XX:+DisplayVMOutputToStderr',
      '-Xlog:disable',
      '-Xlog:all=warning:stderr',
      '-cp',
      join(home, 'lib/*'),
      join(__dirname, 'Compiler.java'),
      home,
    ],
    { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  let printed = '';
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  child.stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'close').catch((error: unknown) => {
    printed += String(error);
  });

  const call = async (file: string): Promise<Result> => {
    const answer = once(lines, 'line');
    child.stdin.write(`${file}\n`);
    const line = await Promise.race([answer, ended.then(() => undefined)]);
    if (line === undefined) return { code: 1, output: printed };
    const [code = '1', output = ''] = String(line[0]).split(' ');
    return { code: Number(code), output: Buffer.from(output, 'base64').toString() };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const result = last.then(() => call(file));
    last = result;
    return result;
  };
}
