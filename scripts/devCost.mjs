// Measures how long a writer waits, beside the template of Docusaurus, and prints a Markdown table.
//
//   npm run cost -- dev
//   npm run cost -- dev --template ../my-site --runs 5
//
// It starts `npm start` in a clone of the last commit and in a copy of the template, in a temporary
// folder, and watches a page in Chromium while it changes files. Without --template it makes one with
// create-docusaurus. --only site or --only template measures one of the two.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from './browsers/chromium.mjs';
import { cloneTo, copyTemplate, linkModules, repository, say } from './cost/copies.mjs';
import { openPage, secondsToShow, startServer } from './cost/devServer.mjs';
import { devTable, median } from './cost/devTable.mjs';

/** @import { DevCost } from './cost/devTable.mjs' */
/**
 * A text of the API, and the page that shows it.
 * @typedef {{ file: string, from: string }} Line
 * @typedef {{ name: string, path: string, file: string, line?: Line }} Subject `file` is the source of the page.
 */

/** @type {Subject} */
const ownPage = {
  name: 'this site',
  path: '/docs/Android/docScan',
  file: 'docs/Android/docScan.mdx',
  line: {
    file: 'api-sources/model/configuration.ts',
    from: 'Takes the photo automatically, without a tap on the capture button',
  },
};
/** @type {Subject} */
const templatePage = { name: 'template', path: '/docs/intro', file: 'docs/intro.mdx' };

/** Lets the server finish what it began after a change, so that the next one does not wait for it. */
const restMs = 4000;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    template: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    work: { type: 'string', default: tmpdir() },
    keep: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number: ${values.runs}`);
  process.exit(2);
}
if (values.only !== undefined && values.only !== 'site' && values.only !== 'template') {
  console.error(`--only takes site or template: ${values.only}`);
  process.exit(2);
}

const work = mkdtempSync(join(resolve(values.work), 'dev-cost-'));

/** A site made from the template of the Docusaurus in use, with its packages. */
function newTemplate() {
  /** @type {unknown} */
  const core = JSON.parse(
    readFileSync(join(repository, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
  );
  const { version } = /** @type {{ version: string }} */ (core);
  say(`create-docusaurus@${version}`);
  const create = ['--yes', `create-docusaurus@${version}`, 'original', 'classic', '--typescript'];
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] };
  execFileSync('npx', [...create, '--skip-install', '--package-manager', 'npm'], options);
  const folder = join(work, 'original');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', install, { ...options, cwd: folder });
  return folder;
}

/**
 * Measures a site that was never started before.
 * @param {Subject} subject
 * @param {string} site
 * @returns {Promise<DevCost>}
 */
async function costOf({ name, path, file, line }, site) {
  // Transpiled modules are kept where temporary files are: a separate folder makes them new as well.
  const temporary = `${site}-tmp`;
  mkdirSync(temporary);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  /**
   * @template T
   * @param {string} state
   * @param {(page: import('@playwright/test').Page, seconds: number) => Promise<T>} use
   */
  const started = async (state, use) => {
    const page = await browser.newPage();
    const before = performance.now();
    const server = await startServer(site, {
      log: `${site}-${state}.log`,
      // The log then says which plugin took how long.
      env: { TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_PERF_LOGGER: 'true' },
    });
    try {
      await openPage(page, server, path);
      const seconds = (performance.now() - before) / 1000;
      say(`${name}, first page, ${state}: ${seconds.toFixed(1)} s`);
      await sleep(restMs);
      return await use(page, seconds);
    } finally {
      await server.stop();
      await page.close();
    }
  };
  /**
   * @param {string} what
   * @param {(run: number) => Promise<number>} save
   */
  const repeated = async (what, save) => {
    /** @type {number[]} */
    const figures = [];
    for (let run = 1; run <= runs; run += 1) {
      figures.push(await save(run));
      await sleep(restMs);
    }
    say(`${name}, ${what}: ${figures.map((seconds) => seconds.toFixed(1)).join(', ')} s`);
    return median(figures);
  };

  try {
    const cold = await started('cold', (_, seconds) => Promise.resolve(seconds));
    return await started('warm', async (page, warm) => {
      const saved = await repeated('saved page', (run) => {
        const text = `Sentence ${run} was not there before.`;
        return secondsToShow(page, join(site, file), (source) => `${source}\n${text}\n`, text);
      });
      if (line === undefined) return { cold, warm, saved };
      const { from } = line;
      const model = await repeated('saved line of the API', (run) => {
        const change = (/** @type {string} */ source) =>
          source.replace(new RegExp(`${from}( \\d+)?`), `${from} ${run}`);
        return secondsToShow(page, join(site, line.file), change, `${from} ${run}`);
      });
      return { cold, warm, saved, model };
    });
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<DevCost>} */
async function costOfSite() {
  const site = join(work, 'site');
  cloneTo(site);
  linkModules(site, join(repository, 'node_modules'));
  return costOf(ownPage, site);
}

/** @returns {Promise<DevCost>} */
async function costOfTemplate() {
  const site = join(work, 'template');
  copyTemplate(values.template === undefined ? newTemplate() : resolve(values.template), site);
  return costOf(templatePage, site);
}

say(`Working in ${work}`);
try {
  const template = values.only === 'site' ? undefined : await costOfTemplate();
  const site = values.only === 'template' ? undefined : await costOfSite();
  console.log(devTable(site, template));
  if (!values.keep) rmSync(work, { recursive: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Left for a look: ${work}`);
  process.exitCode = 1;
}
