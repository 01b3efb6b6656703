// Checks all guide pages as the build does and lists every problem. With paths, only theirs and those of the shared
// text on them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import '../src/register.cjs';
import base from './base.cjs';

const { didYouMean, listFiles } = base;

const siteDir = dirname(import.meta.dirname);
/** @type {(path: string) => unknown} */
const load = createRequire(import.meta.url);
const { checkPages } = /** @type {typeof import('../src/plugins/content/checks/checkPages')} */ (
  load('../src/plugins/content/checks/checkPages.ts')
);
const { SiteContent } = /** @type {typeof import('../src/plugins/content/siteContent')} */ (
  load('../src/plugins/content/siteContent.ts')
);
const { includedSections } =
  /** @type {typeof import('../src/plugins/content/expand/sharedText')} */ (
    load('../src/plugins/content/expand/sharedText.ts')
  );
const { formatProblems, problemsOf, ProblemCollector } =
  /** @type {typeof import('../src/base/problems')} */ (load('../src/base/problems.ts'));
const { readWords } = /** @type {typeof import('../src/plugins/search/words')} */ (
  load('../src/plugins/search/words.ts')
);

/** Paths and messages name files from the root of the site. */
const wanted = process.argv.slice(2).map((path) => path.replace(`${siteDir}/`, ''));
const missing = wanted.filter((path) => !existsSync(join(siteDir, path)));
for (const path of missing) {
  console.error(`There is no ${path}.${didYouMean(path, listFiles(siteDir, 'docs'))}`);
}
if (missing.length > 0) process.exit(2);

/** Without declarations that can be read, no page can be checked. */
async function check() {
  try {
    const content = new SiteContent(siteDir);
    return { found: await checkPages(content), sources: (await content.state()).sources };
  } catch (error) {
    wanted.length = 0;
    return { found: problemsOf(error), sources: undefined };
  }
}

const { found: ofPages, sources } = await check();
// The words under which search finds pages.
const words = new ProblemCollector();
words.run(() => readWords(siteDir));
const found = [...ofPages, ...words.problems];
const included = wanted.flatMap((path) =>
  sources === undefined
    ? []
    : includedSections(sources.pages.get(path) ?? '', sources.shared).map(({ file }) => file),
);
// A text that two pages share is reported on one of them and names the other.
const problems = found.filter(
  ({ file, message }) =>
    wanted.length === 0 ||
    included.includes(file) ||
    wanted.some((path) => `${file} ${message}`.includes(path)),
);
if (problems.length > 0) {
  console.log(formatProblems(problems));
  console.log(`\n${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
  process.exitCode = 1;
} else {
  console.log('No problems.');
}
