// Measures what `npm run build` costs, as the site is and with its guides several times, and prints a
// Markdown table: without caches, with them, and with one page changed.
//
//   npm run cost                        npm run cost -- --times 1,4
//   npm run cost -- --template ../my-site --synthetic "node synth.mjs --pages {pages} --out {docs}"
//
// It works in clones of the last commit, in a temporary folder: what is not committed is not measured,
// and nothing of the repository changes. How the content is multiplied: scripts/cost/multiply.mjs.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import jiti from 'jiti';
import {
  cloneTo,
  copyTemplate,
  firstPage,
  git,
  linkModules,
  repository,
  say,
} from './cost/copies.mjs';
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

const work = mkdtempSync(join(resolve(values.work), 'build-cost-'));

/**
 * A clone of the last commit with its guides several times, committed, so that git has a date for each.
 * @param {number} times
 * @returns {string}
 */
function siteWith(times) {
  const site = join(work, `${times}x`);
  cloneTo(site);
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
    const template = join(work, `template-${row.pages}`);
    copyTemplate(resolve(values.template), template, {
      command: values.synthetic,
      pages: row.pages,
    });
    record(await costOf('template', template, firstPage(template)));
  }
  if (!values.keep) rmSync(work, { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Left for a look: ${work}`);
  process.exitCode = 1;
}
if (rows.length > 0) console.log(table(rows));
