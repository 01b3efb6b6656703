import { expect, it } from 'vitest';
import { treeProblems } from './docProblems';

it('accepts a tree whose platforms have an introduction, or only a reference', () => {
  expect(
    treeProblems([
      'index.mdx',
      '_shared/docScan.mdx',
      'Android/intro.mdx',
      'Android/docScan.mdx',
      'capacitor/api/index.mdx',
    ]),
  ).toEqual([]);
});

it.each([
  ['android/intro.mdx', 'Android/intro.mdx'],
  ['reactnative/intro.mdx', 'react-native/intro.mdx'],
  ['Android/docscan.mdx', 'Android/docScan.mdx'],
  ['barcode-scanner-sdk/Android/barcodescan.mdx', 'barcode-scanner-sdk/Android/barcodeScan.mdx'],
])('names the path that %s is spelled like', (path, nearest) => {
  const [problem] = treeProblems([path]);
  expect(problem).toMatchObject({ file: `docs/${path}`, line: 1 });
  expect(problem?.message).toContain(`Did you mean "${nearest}"?`);
});

it('lists every problem, not only the first', () => {
  const problems = treeProblems([
    'Android/docScan.mdx',
    'Linux/intro.mdx',
    'Android/typo.mdx',
    '_shared/Wrong Name.mdx',
    'barcode-scanner-sdk/iOS/theming.mdx',
  ]);
  expect(problems.map(({ file }) => file)).toEqual([
    'docs/Linux/intro.mdx',
    'docs/Android/typo.mdx',
    'docs/_shared/Wrong Name.mdx',
    'docs/Android/',
    'docs/barcode-scanner-sdk/iOS/',
  ]);
  expect(problems.at(-1)?.message).toContain('intro.mdx is missing');
});
