// Lists phrases that the style of these pages rules out, with file, line and the better words. Part of `npm run lint`.
// `--count [<folder>]` prints how often each occurs, in this or another checkout.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFiles } from '../samples/verifier/src/files.mjs';
import { findPhrases } from './lint/phrases.mjs';

const counting = process.argv[2] === '--count';
const root = resolve(counting ? (process.argv[3] ?? '.') : dirname(import.meta.dirname));

/** @type {readonly { readonly kind: 'pages' | 'code', readonly files: readonly string[] }[]} */
const groups = [
  {
    kind: 'pages',
    files: [
      ...listFiles(root, 'docs', /\.mdx$/).filter(
        (file) => !/^docs\/(.*\/api|symbols)\//.test(file),
      ),
      ...listFiles(root, 'src/pages', /\.(?:mdx|tsx)$/),
      ...listFiles(root, 'api-sources', /\.(?:ts|kt|swift|cs|dart|json|md)$/),
      ...listFiles(root, 'samples', /\.(?:kt|java|swift|cs|dart|tsx?|jsx?|vue|xml|xaml)$/).filter(
        (file) => !file.startsWith('samples/verifier/'),
      ),
    ],
  },
  {
    kind: 'code',
    files: [
      ...listFiles(root, 'src', /\.(?:tsx?|css|md)$/).filter(
        (file) => !file.startsWith('src/pages'),
      ),
      ...listFiles(root, 'samples/verifier', /\.(?:mjs|md)$/),
      ...listFiles(root, 'scripts', /\.mjs$/).filter((file) => !file.includes('lint/phrases')),
      // What readers type into the search is theirs.
      ...listFiles(root, 'tests', /\.(?:ts|md)$/).filter(
        (file) => !file.startsWith('tests/search/'),
      ),
      ...listFiles(root, 'operations', /\.md$/),
      'README.md',
      'CONTRIBUTING.md',
    ],
  },
];

const findings = groups.flatMap(({ kind, files }) =>
  files.flatMap((file) =>
    findPhrases(readFileSync(join(root, file), 'utf8'), file, kind).map((finding) => ({
      file,
      ...finding,
    })),
  ),
);

if (counting) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { better } of findings) counts.set(better, (counts.get(better) ?? 0) + 1);
  for (const [better, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    console.log(`${String(count).padStart(5)}  ${better}`);
  }
  console.log(`${String(findings.length).padStart(5)}  in all`);
} else {
  for (const { file, line, column, words, better } of findings) {
    console.error(`${file}:${line}:${column} "${words}" → ${better}`);
  }
  if (findings.length > 0) {
    console.error(`\n${findings.length} phrases to replace. CONTRIBUTING.md describes the style.`);
    process.exitCode = 1;
  }
}
