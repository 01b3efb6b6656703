import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { problemsOf, type Problem } from '../../base/problems';
import { readTypescript } from './typescript';

const siteDir = mkdtempSync(join(tmpdir(), 'declarations-'));

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

/** Problems of a package whose entry module is the first of these files. */
function problemsIn(files: Readonly<Record<string, string>>): readonly Problem[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDir, name), text);
  try {
    readTypescript(siteDir, new Map([['a', Object.keys(files)[0] ?? '']]));
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

// What is read of the packages: declarations.test.ts.
it('reports syntax errors in all files, exports that refer to nothing, and unknown tags', () => {
  const contents = {
    'index.ts':
      "export * from './b';\nexport { C } from './c';\n/** @retruns it */\nexport type D = string;\nexport interface G {\n  /** @parm h */\n  g(h: D): void;\n}\n",
    'b.ts': 'export interface A {\n  b: string,,\n}\n',
    'c.ts': "import { E } from 'missing';\nexport type F = E;\n",
  };
  expect(problemsIn(contents)).toEqual([
    { file: 'b.ts', line: 2, message: 'Property or signature expected.' },
    { file: 'index.ts', line: 2, message: '"C" refers to nothing.' },
    { file: 'index.ts', line: 4, message: 'Unknown tag @retruns in a doc comment.' },
    { file: 'index.ts', line: 7, message: 'Unknown tag @parm in a doc comment.' },
  ]);
});
