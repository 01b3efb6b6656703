// Measures what `npm run build` costs, as the site is and with its guides several times, and prints a
// Markdown table: without caches, with them, and with one page changed.
//
//   npm run cost                        npm run cost -- --times 1,4
//   npm run cost -- --template ../my-site --synthetic "node synth.mjs --pages {pages} --out {docs}"
//
// It works in clones of the last commit, in a temporary folder: what is not committed is not measured,
// and nothing of the repository changes. How the content is multiplied: scripts/cost/multiply.mjs.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import jiti from 'jiti';
import { guidesOf, multiply } from './cost/multiply.mjs';
import { measured, pagesIn } from './cost/measure.mjs';
import { table } from './cost/table.mjs';

/** @import { Row } from './cost/table.mjs' */

/** @type {(path: string) => unknown} */
const load = jiti(fileURLToPath(import.meta.url));
const { fromSource } = /** @type {typeof import('../src/plugins/content/markdownTree')} */ (
  load('../src/plugins/content/markdownTree.ts')
);

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1,4,16' },
    template: { type: 'string' },
    synthetic: { type: 'string' },
    work: { type: 'string', default: tmpdir() },
    json: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const scales = values.times.split(',').map(Number);
if (scales.some((times) => !Number.isInteger(times) || times < 1)) {
  console.error(`--times takes whole numbers, such as 1,4,16: ${values.times}`);
  process.exit(2);
}
if ((values.template === undefined) !== (values.synthetic === undefined)) {
  console.error('--template and --synthetic belong together.');
  process.exit(2);
}

const repository = dirname(import.meta.dirname);
const work = mkdtempSync(join(resolve(values.work), 'build-cost-'));

/** @param {string} message */
const say = (message) => {
  console.error(`${new Date().toTimeString().slice(0, 8)}  ${message}`);
};

/**
 * @param {string} cwd
 * @param {...string} args
 */
function git(cwd, ...args) {
  execFileSync('git', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Gives a site the packages of another folder, without what builds keep among them. Hard links where
 * the file system has them: a symbolic link would lead the bundler to keep its cache over there.
 * @param {string} site
 * @param {string} from
 */
function linkModules(site, from) {
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
 * A clone of the last commit with its guides several times, committed, so that git has a date for each.
 * @param {number} times
 * @returns {string}
 */
function siteWith(times) {
  const site = join(work, `${times}x`);
  git(work, 'clone', '--quiet', '--local', repository, site);
  // The report of the sample checker is not in git, and pages show what it says.
  const report = join(repository, 'verification.json');
  if (existsSync(report)) cpSync(report, join(site, 'verification.json'));
  multiply(site, times, fromSource);
  git(site, 'add', '--all');
  git(
    site,
    ...['-c', 'user.name=Build cost', '-c', 'user.email=build-cost@example.com'],
    ...['commit', '--quiet', '--allow-empty', '--message', `The guides ${times} times`],
  );
  linkModules(site, join(repository, 'node_modules'));
  return site;
}

/**
 * A copy of the template with generated pages instead of its own.
 * @param {string} template
 * @param {string} synthetic Command with the places `{pages}` and `{docs}`.
 * @param {number} pages
 * @returns {string}
 */
function templateWith(template, synthetic, pages) {
  const site = join(work, `template-${pages}`);
  mkdirSync(site);
  for (const name of readdirSync(template)) {
    if (['.docusaurus', '.git', 'build', 'docs', 'node_modules'].includes(name)) continue;
    cpSync(join(template, name), join(site, name), { recursive: true });
  }
  const docs = join(site, 'docs');
  const [program = '', ...args] = synthetic
    .split(' ')
    .map((word) => word.replace('{pages}', String(pages)).replace('{docs}', docs));
  execFileSync(program, args, { stdio: 'ignore' });
  linkModules(site, realpathSync(join(template, 'node_modules')));
  return site;
}

/**
 * The first page below `docs/` of a folder, for a change.
 * @param {string} site
 * @returns {string}
 */
function firstPage(site) {
  const [page] = readdirSync(join(site, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[\\/].*\.mdx?$/.test(path))
    .sort();
  if (page === undefined) throw new Error(`There are no pages in ${site}.`);
  return join('docs', page);
}

/**
 * Builds a site that was never built before three times.
 * @param {string} name
 * @param {string} site
 * @param {string} page Page to change, relative to the site.
 * @returns {Promise<Row>}
 */
async function costOf(name, site, page) {
  // jiti caches transpiled modules in the folder for temporary files: a separate folder empties that cache, too.
  const temporary = `${site}-tmp`;
  mkdirSync(temporary);
  /** @param {string} state */
  const build = async (state) => {
    const cost = await measured(['npm', 'run', 'build'], {
      cwd: site,
      log: `${site}-${state}.log`,
      env: { TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1' },
    });
    say(`${name}, ${state}: ${cost.seconds.toFixed(1)} s, ${cost.peakMiB?.toFixed(0) ?? '?'} MiB`);
    return cost;
  };
  const cold = await build('cold');
  const pages = pagesIn(join(site, 'build'));
  const warm = await build('warm');
  appendFileSync(join(site, page), '\nThis sentence was not there before.\n');
  const changed = await build('changed');
  if (!values.keep) for (const path of [site, temporary]) rmSync(path, { recursive: true });
  return { name, pages, cold, warm, changed };
}

/** @type {Row[]} */
const rows = [];
/** @param {Row} row */
const record = (row) => {
  rows.push(row);
  // After each, so that nothing is lost when a larger one fails.
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
};

say(`Working in ${work}`);
try {
  for (const times of scales) {
    const site = siteWith(times);
    say(`${times}x: ${guidesOf(site).length} guides`);
    const row = await costOf(`${times}×`, site, 'docs/Android/docScan.mdx');
    record(row);
    if (values.template === undefined || values.synthetic === undefined) continue;
    const template = templateWith(resolve(values.template), values.synthetic, row.pages);
    record(await costOf('template', template, firstPage(template)));
  }
  if (!values.keep) rmSync(work, { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Left for a look: ${work}`);
  process.exitCode = 1;
}
if (rows.length > 0) console.log(table(rows));
