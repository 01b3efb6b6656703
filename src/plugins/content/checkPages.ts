import { listFiles } from '../../base/files';
import { treeProblems } from './checks/docProblems';
import { fileFinder, generatedPages, linkProblems, standalonePages } from './checks/addresses';
import { changelogProblems } from './changelog/changelogSymbols';
import { errorProblems, errorsFile } from './errors/errorIndex';
import { frontMatter, frontMatterProblems, repeatedFrontMatter } from './source/frontMatter';
import type { Problem } from '../../base/problems';
import { readSource } from '../../base/readSource';
import { repeats } from './checks/repeats';
import { sharedFiles, unusedSections } from './source/sharedText';
import type { SiteContent } from './siteContent';

/** Every problem of every page, each once: places, front matter, all that expansion finds, and links. */
export async function checkPages(content: SiteContent): Promise<Problem[]> {
  const { siteDir } = content;
  const state = await content.state();
  const { pages, shared } = state.sources;
  const sharedSources = sharedFiles(siteDir);
  const written = new Map(
    listFiles(siteDir, 'src/pages', /\.mdx$/).map((path) => [path, readSource(siteDir, path)]),
  );
  const allPages = new Map([...pages, ...written]);

  const made = await content.pages();
  const expanded = new Map(
    [...allPages].map(([path, source]) => [path, made.expanded(path, source)]),
  );
  made.save();
  const files = [...pages.keys(), ...standalonePages(siteDir)];
  const targets = {
    pages: new Map(
      [...generatedPages(state), ...files].map((file) => [file, expanded.get(file)?.anchors]),
    ),
    isFile: fileFinder(siteDir, state),
  };

  const fronts = new Map([...allPages].map(([path, source]) => [path, frontMatter(source)]));
  const problems = [
    ...treeProblems(listFiles(siteDir, 'docs').map((path) => path.replace(/^docs\//, ''))),
    ...state.index.problems,
    ...errorProblems(state.index.errors, state.apis, readSource(siteDir, errorsFile)),
    ...[...expanded.values()].flatMap(({ problems }) => problems),
    ...linkProblems(expanded, targets),
    ...changelogProblems(state.apis, state.index.changelogs),
    ...unusedSections(allPages, shared),
    ...[...fronts].flatMap(([path, values]) =>
      pages.has(path) ? frontMatterProblems(path, values) : [],
    ),
    ...repeatedFrontMatter(fronts),
    ...repeats(new Map([...sharedSources, ...pages])),
  ];
  // A section of shared text is expanded for each of its pages.
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem]),
  );
  return [...distinct.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line,
  );
}
