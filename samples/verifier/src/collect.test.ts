import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import { collect } from './collect';

const { root, write } = testFolder(afterEach);

/** What is found in a site of these files. */
function collectFrom(files: Readonly<Record<string, string>>) {
  write(files);
  const apiSources = join(root, 'api-sources');
  mkdirSync(apiSources, { recursive: true });
  return collect({ root, verifier: join(root, 'samples/verifier'), apiSources, cache: root });
}

const json = 'samples/document/invoice.json';

it('checks a JSON sample as a value of the type that a page names', () => {
  const { units, problems } = collectFrom({
    [json]: '{}\n',
    'docs/_shared/a.mdx': `\`\`\`json reference=${json} type=AnalyzeResult\n\`\`\`\n`,
  });
  expect(problems).toEqual([]);
  expect(units).toMatchObject([
    { kind: 'sample', file: json, language: 'typed-json', type: 'AnalyzeResult' },
  ]);
});

it('reports two types of one file, and a type of another language', () => {
  const { problems } = collectFrom({
    [json]: '{}\n',
    'samples/document/a.ts': '// region a\nexport {};\n// endregion\n',
    'docs/_shared/a.mdx': `\`\`\`json reference=${json} type=A\n\`\`\`\n\n\`\`\`json reference=${json} type=B\n\`\`\`\n`,
    'docs/_shared/b.mdx': '```ts reference=samples/document/a.ts#a type=A\n```\n',
  });
  expect(problems).toMatchObject([
    {
      file: 'docs/_shared/a.mdx',
      line: 4,
      message: `another page says that ${json} is of the type A`,
    },
    { file: 'docs/_shared/b.mdx', message: 'type=A is for JSON; samples/document/a.ts is none' },
  ]);
});
