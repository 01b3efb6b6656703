// Runs programs and reads their results.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readText } from '../../../src/base/text';
import type { Tool } from './types';

/** `missing`: the program does not exist. */
export function run(
  command: string,
  args: readonly string[],
  { cwd }: { cwd?: string } = {},
): Promise<{ code: number; output: string; missing: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('error', (error) => resolve({ code: 127, output: error.message, missing: true }));
    child.on('close', (code) => resolve({ code: code ?? 1, output, missing: false }));
  });
}

/**
 * @param name Name of an npm package that the checker depends on.
 * @returns The package as it is installed.
 */
export function packageTool(name: string): Tool {
  const file = join(__dirname, '../node_modules', name, 'package.json');
  const { version } = JSON.parse(readText(file)) as Tool;
  return { name, version };
}
