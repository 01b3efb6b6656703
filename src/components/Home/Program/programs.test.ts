import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformIds } from '../../../model/platforms';

const folder = join(__dirname, '../../../pages/_home');
const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

describe('programs of the home page', () => {
  it.each(files)('%s is named as a platform, or shows the result', (file) => {
    expect([...platformIds, 'result']).toContain(file.replace(/\.mdx$/, ''));
  });

  it.each(files)('%s holds exactly one fence', (file) => {
    const fences = readFileSync(join(folder, file), 'utf8').match(/^```/gm) ?? [];
    expect(fences).toHaveLength(2);
  });
});
