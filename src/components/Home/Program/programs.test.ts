import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformIds } from '../../../model/platforms';

const folder = join(__dirname, '../../../pages/_home');

it('each platform has a program on the home page, of one fence, and there is the result', () => {
  const expected = [...platformIds, 'result'].map((name) => `${name}.mdx`);
  expect(
    readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .sort(),
  ).toEqual(expected.sort());
  for (const file of expected) {
    const fences = readFileSync(join(folder, file), 'utf8').match(/^```/gm);
    expect(fences, file).toHaveLength(2);
  }
});
