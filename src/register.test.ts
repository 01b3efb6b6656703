import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../tests/fixtures/folder.mjs';

const { root: folder, write } = testFolder(afterAll);

/** An error in one module, which another reports. */
const sources = {
  'failing.ts': `interface Unused {
  readonly text: string;
}

export function fail({ text }: Unused): never {
  throw new Error(text);
}
`,
  'index.ts': `import { basename } from 'node:path';
import { fail } from './failing';

export const stack = (): string | undefined => {
  try {
    return fail({ text: basename(__filename) });
  } catch (error) {
    return (error as Error).stack;
  }
};
`,
};

/** What a fresh process of Node.js prints, which has loaded the module. */
const printed = (code: string): string =>
  execFileSync(
    process.execPath,
    [
      '-r',
      join(import.meta.dirname, 'register.cjs'),
      '-e',
      `const m = require('./index'); ${code}`,
    ],
    { cwd: folder, encoding: 'utf8' },
  );

it('loads TypeScript modules, and errors name the lines of their sources', () => {
  write(sources);
  expect(printed('console.log(m.stack())')).toMatch(
    /^Error: index\.ts\n.*failing\.ts:6:9\)?\n.*index\.ts:6:12/,
  );
});

it('reads a source that has changed', () => {
  write(sources);
  printed('');
  write({ 'failing.ts': 'export const fail = ({ text }: { text: string }) => text;' });
  expect(printed('console.log(m.stack())')).toBe('index.ts\n');
});
