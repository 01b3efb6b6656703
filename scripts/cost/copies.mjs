// Copies of sites that measurements and rehearsals may change, in their own folder.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Root of this repository. */
export const repository = dirname(dirname(import.meta.dirname));

/**
 * Prints a line of progress with the time.
 * @param {string} message
 */
export const say = (message) => {
  console.error(`${new Date().toTimeString().slice(0, 8)}  ${message}`);
};

/**
 * Runs git.
 * @param {string} cwd
 * @param {...string} args
 * @throws {Error} Where git fails.
 */
export function git(cwd, ...args) {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Gives a site the packages of another folder, without what builds keep among them. Hard links where
 * the file system has them: a symbolic link would lead the bundler to keep its cache over there.
 * @param {string} site
 * @param {string} from
 */
export function linkModules(site, from) {
  const target = join(site, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync(from, target, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(target, '.cache'), { recursive: true, force: true });
}

/**
 * Clones the last commit, without packages.
 * @param {string} site Folder to create.
 */
export function cloneTo(site) {
  git(dirname(site), 'clone', '--quiet', '--local', repository, site);
  // The report of the sample checker is not in git, and pages show what it says.
  const report = join(repository, 'verification.json');
  if (existsSync(report)) cpSync(report, join(site, 'verification.json'));
}

/**
 * Makes pages with a command.
 * @param {string} command With the places `{pages}` and `{docs}`.
 * @param {string} docs Folder for the pages.
 * @param {number} pages
 */
function makePages(command, docs, pages) {
  const [program = '', ...args] = command
    .split(' ')
    .map((word) => word.replace('{pages}', String(pages)).replace('{docs}', docs));
  execFileSync(program, args, { stdio: 'ignore' });
}

/**
 * Copies the template of Docusaurus, with its packages.
 * @param {string} template
 * @param {string} site Folder to create.
 * @param {{ command: string, pages: number }} [synthetic] Made-up pages that replace the pages of the site.
 */
export function copyTemplate(template, site, synthetic) {
  mkdirSync(site);
  const left = ['.docusaurus', '.git', 'build', 'node_modules'];
  if (synthetic !== undefined) left.push('docs');
  for (const name of readdirSync(template)) {
    if (!left.includes(name)) cpSync(join(template, name), join(site, name), { recursive: true });
  }
  if (synthetic !== undefined) makePages(synthetic.command, join(site, 'docs'), synthetic.pages);
  linkModules(site, realpathSync(join(template, 'node_modules')));
}

/**
 * The first page below `docs/` of a site, for a change.
 * @param {string} site
 * @returns {string} Path relative to the site.
 * @throws {Error} Where there are no pages.
 */
export function firstPage(site) {
  const [page] = readdirSync(join(site, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/].*\.mdx?$/.test(path))
    .sort();
  if (page === undefined) throw new Error(`There are no pages in ${site}.`);
  return join('docs', page);
}
