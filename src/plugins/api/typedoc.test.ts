import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { convertPackages, typescriptProblems } from './typedoc';

// Below the site, so that TypeDoc is found.
const cache = resolve(__dirname, '../../../.cache');
mkdirSync(cache, { recursive: true });
const siteDir = mkdtempSync(join(cache, 'typedoc-'));
mkdirSync(join(siteDir, 'api-sources'));

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

it('keeps the name of an alias of a string', async () => {
  const entryPoint = join(siteDir, 'api-sources/index.ts');
  writeFileSync(join(siteDir, 'api-sources/tsconfig.json'), '{ "files": ["index.ts"] }');
  writeFileSync(
    entryPoint,
    'export type Hex = string;\nexport interface A {\n  light?: Hex | null;\n  dark: Hex[];\n  name: string;\n}\n',
  );
  const symbols = (await convertPackages(siteDir, new Map([['a', entryPoint]]))).get('a')?.symbols;
  expect(['light', 'dark', 'name'].map((name) => symbols?.get(`A.${name}`)?.signature)).toEqual([
    'light?: Hex | null',
    'dark: Hex[]',
    'name: string',
  ]);
}, 60_000);

it('finds syntax errors in all files, and no others', () => {
  const contents = {
    'a.ts': 'export interface A {\n  b: string,,\n}\n',
    'b.d.ts': 'export enum B { ONE = 1\n',
    'c.ts': "import { D } from 'missing';\nexport type C = D;\n",
  };
  for (const [name, text] of Object.entries(contents)) writeFileSync(join(siteDir, name), text);
  expect(typescriptProblems(siteDir, Object.keys(contents))).toEqual([
    { file: 'a.ts', line: 2, message: 'Property or signature expected.' },
    { file: 'b.d.ts', line: 2, message: "'}' expected." },
  ]);
});
