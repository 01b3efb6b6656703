import { spawn, type ChildProcess } from 'node:child_process';

/** A program that runs beside the tests. */
export interface Program {
  readonly child: ChildProcess;
  /** Ends the program and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a program. File descriptor 3 is a pipe, too.
 * @param env Variables on top of those of the tests.
 */
export function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  // A test run that is stopped leaves nothing behind.
  const kill = (): void => void child.kill();
  process.once('exit', kill);
  return {
    child,
    stop: async () => {
      process.off('exit', kill);
      child.kill();
      await ended;
    },
  };
}

/**
 * First match of a pattern in what a program writes to one of its descriptors.
 * @throws If the program ends before, with what it wrote.
 */
export function written(
  { child }: Program,
  descriptor: 1 | 2 | 3,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdio[descriptor]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const match = pattern.exec(text);
      if (match !== null) resolve(match);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${child.spawnargs.join(' ')} ended: ${text}`)));
  });
}
