import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = __dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
const source = readFileSync(join(folder, 'programs.ts'), 'utf8');

/** Identifier a file is imported or re-exported under, if it is at all. */
function importedAs(file: string): string | undefined {
  const from = `from './${file}'`;
  const line = source.split('\n').find((text) => text.includes(from));
  return /^(?:import (\w+)|export \{ default as (\w+) \}) from/
    .exec(line ?? '')
    ?.slice(1)
    .find(Boolean);
}

describe('programs of the home page', () => {
  it('finds the files', () => {
    expect(files).toContain('result.mdx');
    expect(files.length).toBeGreaterThan(1);
  });

  it.each(files)('%s is used by programs.ts', (file) => {
    expect(
      importedAs(file),
      `src/pages/_home/${file} is not imported by src/pages/_home/programs.ts`,
    ).toBeDefined();
  });

  it.each(files.filter((file) => file !== 'result.mdx'))(
    '%s is in the map under its id',
    (file) => {
      const id = file.replace(/\.mdx$/, '');
      const name = importedAs(file) ?? '';
      const entries = [`  ${id},`, `  ${id}: ${name},`, `  '${id}': ${name},`];
      expect(
        entries.some((entry) => source.includes(entry)),
        `programs has no entry "${id}"`,
      ).toBe(true);
    },
  );

  it.each(files)('%s holds exactly one fence', (file) => {
    const fences = readFileSync(join(folder, file), 'utf8').match(/^```/gm) ?? [];
    expect(fences).toHaveLength(2);
  });
});
