// Checks all guide pages as the build does and lists every problem. With paths, only theirs and those of the shared
// text on them.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../src/base/files';
import { didYouMean } from '../src/base/nearest';
import { formatProblems, problemsOf, ProblemCollector, type Problem } from '../src/base/problems';
import { checkPages } from '../src/plugins/content/checkPages';
import { SiteContent } from '../src/plugins/content/siteContent';
import { readWords } from '../src/plugins/search/words';

const siteDir = dirname(__dirname);

/** Every problem, of the words under which search finds pages, too. */
async function allProblems(content: SiteContent): Promise<readonly Problem[]> {
  const words = new ProblemCollector();
  words.run(() => readWords(siteDir));
  return [...(await checkPages(content)), ...words.problems];
}

/** The problems of pages and of the shared text on them. */
async function problemsOn(wanted: readonly string[], content: SiteContent): Promise<Problem[]> {
  const { sources } = await content.state();
  const pages = await content.pages();
  const included = wanted.flatMap((path) => [
    ...pages.expanded(path, sources.pages.get(path) ?? '').dependencies,
  ]);
  // A text that two pages share is reported on one of them and names the other.
  return (await allProblems(content)).filter(
    ({ file, message }) =>
      included.includes(file) || wanted.some((path) => `${file} ${message}`.includes(path)),
  );
}

async function check(wanted: readonly string[]): Promise<void> {
  const content = new SiteContent(siteDir);
  const found = wanted.length === 0 ? allProblems(content) : problemsOn(wanted, content);
  // Without declarations that can be read, no page can be checked.
  const problems = await found.catch(problemsOf);
  if (problems.length === 0) {
    console.log('No problems.');
    return;
  }
  console.log(formatProblems(problems));
  console.log(`\n${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
  process.exitCode = 1;
}

/** Paths and messages name files from the root of the site. */
const wanted = process.argv.slice(2).map((path) => path.replace(`${siteDir}/`, ''));
const missing = wanted.filter((path) => !existsSync(join(siteDir, path)));
for (const path of missing) {
  console.error(`There is no ${path}.${didYouMean(path, listFiles(siteDir, 'docs'))}`);
}
if (missing.length > 0) process.exitCode = 2;
else void check(wanted);
