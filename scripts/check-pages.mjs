// Checks all guide pages as the build does and lists every problem. With paths, only theirs.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const siteDir = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const jiti = require('jiti')(import.meta.filename ?? fileURLToPath(import.meta.url));
const { buildState, checkPages } = jiti('../src/plugins/content/state.ts');
const { formatProblems } = jiti('../src/plugins/content/problems.ts');

const wanted = process.argv.slice(2);
const state = await buildState(siteDir);
const problems = checkPages(siteDir, state).filter(
  (problem) => wanted.length === 0 || wanted.some((path) => problem.file.includes(path)),
);
if (problems.length > 0) {
  console.log(formatProblems(problems));
  console.log(`\n${problems.length} problems.`);
  process.exitCode = 1;
} else {
  console.log('No problems.');
}
