import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { problemsOf, type Problem } from '../../base/problems';
import type { Api } from './types';
import { readTypescript } from './typescript';

const siteDir = mkdtempSync(join(tmpdir(), 'declarations-'));

afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

/** The package whose entry module is the first of these files. */
function read(files: Readonly<Record<string, string>>): Api | undefined {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDir, name), text);
  return readTypescript(siteDir, new Map([['a', Object.keys(files)[0] ?? '']])).get('a');
}

function problemsIn(files: Readonly<Record<string, string>>): readonly Problem[] {
  try {
    read(files);
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}

const model = `
export interface Common {
  /** Where it comes from. */
  source?: string;
  filter: number;
}
export type { Hidden } from './hidden';
`;

const declarations = `
import type { Common as Shared } from './model';
export type { Common } from './model';

export type Hex = string;
export type Level =
  | 'LOW'
  | 'HIGH';

export enum Mode {
  /** Automatically. */
  AUTO = 'AUTO',
  ONE = 1,
}

interface Base extends Omit<Shared, 'filter'> {
  filter?: Mode;
}

export interface Settings extends Base {
  light?: Hex | null; // and not "string"
}

export interface Extended extends Shared {
  own: Hex[];
}

/** What the package does. */
interface Functions {
  /**
   * Writes a file:
   *
   * all of it.
   * @param path - Where to.
   * @since 1.5
   * @example
   * \`\`\`ts
   * write('a');
   * \`\`\`
   */
  write(path: string, done?: (size: number) => void): Promise<{ path: string }>;
  read(options: {
    /** Of the file. */
    path: string;
    /** @defaultValue \`0\` */
    from?: number;
  }): void;
}

declare const functions: Functions;
export default functions;
`;

it('reads what a package exports as its declarations spell it, with what it inherits from what it does not export', () => {
  const api = read({ 'index.ts': declarations, 'model.ts': model, 'hidden.ts': '' });
  const symbols = [...(api?.symbols.values() ?? [])];
  expect(symbols.map(({ id, kind, signature }) => `${id} | ${kind} | ${signature}`)).toEqual([
    'Hex | alias | type Hex = string',
    "Level | alias | type Level = 'LOW' | 'HIGH'",
    'Mode | enum | enum Mode',
    'Mode.AUTO | enumMember | Mode.AUTO',
    'Mode.ONE | enumMember | Mode.ONE',
    'Settings | interface | interface Settings',
    'Settings.filter | property | filter?: Mode',
    'Settings.light | property | light?: Hex | null',
    'Settings.source | property | source?: string',
    // The members of the exported base are those of the base.
    'Extended | interface | interface Extended',
    'Extended.own | property | own: Hex[]',
    'DeckleSDK | variable | const DeckleSDK: Functions',
    'Common | interface | interface Common',
    'Common.source | property | source?: string',
    'Common.filter | property | filter: number',
  ]);
  expect(api?.symbols.get('Extended')?.bases).toEqual(['Common']);
  expect(api?.symbols.get('Settings.source')).toMatchObject({
    comment: { summary: 'Where it comes from.' },
    file: 'model.ts',
    line: 4,
    optional: true,
  });
});

it('reads functions with their comments, lines and examples as written, and the members of an options object as parameters', () => {
  const exported = declarations.replace('\ninterface Functions', '\nexport interface Functions');
  const api = read({ 'index.ts': exported, 'model.ts': model, 'hidden.ts': '' });
  expect(api?.symbols.get('Functions.write')).toMatchObject({
    type: 'Promise<{ path: string }>',
    signature: 'write(path: string, done?: (size: number) => void): Promise<{ path: string }>',
    comment: {
      summary: 'Writes a file:\n\nall of it.',
      since: '1.5',
      examples: ["```ts\nwrite('a');\n```"],
    },
    parameters: [
      { name: 'path', type: 'string', optional: false, description: 'Where to.' },
      { name: 'done', type: '(size: number) => void', optional: true, description: '' },
    ],
  });
  expect(api?.symbols.get('Functions.read')).toMatchObject({
    signature: 'read(options: { path: string; from?: number }): void',
    parameters: [
      { name: 'path', optional: false, description: 'Of the file.' },
      { name: 'from', optional: true, description: '', defaultValue: '`0`' },
    ],
  });
});

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
