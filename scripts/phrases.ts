// Lists phrases that the style of these pages rules out, with file, line and the better words, and headings and next
// steps that are not as pages have them. Part of `npm run lint`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../src/base/files';
import { isGenerated } from '../src/model/docPaths';
import { findInPage } from './lint/pageRules';
import { findPhrases } from './lint/phrases';

const root = dirname(__dirname);

/** Text that readers of the site see. */
const pages = [
  ...listFiles(root, 'docs', /\.mdx$/).filter((file) => !isGenerated(file.slice('docs/'.length))),
  ...listFiles(root, 'src/pages', /\.(?:mdx|tsx)$/),
  ...listFiles(root, 'api-sources', /\.(?:ts|kt|swift|cs|dart|json|md)$/),
  ...listFiles(root, 'samples', /\.(?:kt|java|swift|cs|dart|tsx?|jsx?|vue|xml|xaml)$/).filter(
    (file) => !file.startsWith('samples/verifier/'),
  ),
];
const code = [
  ...listFiles(root, 'src', /\.(?:tsx?|css|md)$/).filter((file) => !file.startsWith('src/pages')),
  ...listFiles(root, 'samples/verifier', /\.(?:ts|mjs|md)$/),
  ...listFiles(root, 'scripts', /\.(?:mjs|ts)$/).filter((file) => !file.includes('lint/phrases')),
  // What readers type into the search is theirs.
  ...listFiles(root, 'tests', /\.(?:ts|md)$/).filter((file) => !file.startsWith('tests/search/')),
  ...listFiles(root, 'operations', /\.md$/),
  'README.md',
  'CONTRIBUTING.md',
  'DEVELOPING.md',
];

for (const file of [...pages, ...code]) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { line, message } of file.endsWith('.mdx') ? findInPage(text, file) : []) {
    console.error(`${file}:${line} ${message}`);
    process.exitCode = 1;
  }
  const kind = pages.includes(file) ? 'pages' : 'code';
  for (const { line, words, better } of findPhrases(text, file, kind)) {
    console.error(`${file}:${line} "${words}" → ${better}`);
    process.exitCode = 1;
  }
}
