// Opens a page of every kind in the build as a first visit, counts what it fetches until it rests, and
// compares with the budgets and with the record in tests/size/sizes.json. Fails where a budget is
// exceeded or scripts, styles or the font have grown, and names the files that did.
//
//   npm run size               npm run size -- --update   (after growth that is wanted)
//   npm run size -- /docs/Android/docScan    the files of one page, the largest first
//
// With --update it also records which modules are in the scripts that every guide loads, which tests/build compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import security from '../src/security/load.cjs';
import { startServer } from './serve/server.mjs';
import { findChromium } from './browsers/chromium.mjs';
import '../src/register.cjs';

/** @import { Fetched, Measured } from '../tests/size/size' */

/** @type {(path: string) => unknown} */
const load = createRequire(import.meta.url);
const { collectResponses, complaints, fileTable, kindOf, table, templates, withoutHash } =
  /** @type {typeof import('../tests/size/size')} */ (load('../tests/size/size.ts'));

const { expectedModulesFile, expectedOf, sharedModulesFile } =
  /** @type {typeof import('../src/fast-documents/bundle/sharedModules')} */ (
    load('../src/fast-documents/bundle/sharedModules.ts')
  );

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const site = dirname(import.meta.dirname);
const root = join(site, 'build');
const record = join(site, 'tests/size/sizes.json');
if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no site to measure. Run: npm run build');
  process.exit(2);
}
for (const path of positionals) {
  if (['', '/index.html', '.html'].some((end) => existsSync(`${join(root, path)}${end}`))) continue;
  console.error(
    `The build has no page ${path}. Name its path on the site, such as /docs/Android/docScan.`,
  );
  process.exit(2);
}

/** Records the modules of the last build as those expected. */
function updateModules() {
  /** @type {unknown} */
  const list = JSON.parse(readFileSync(join(site, sharedModulesFile), 'utf8'));
  const expected = expectedOf(/** @type {Parameters<typeof expectedOf>[0]} */ (list));
  writeFileSync(join(site, expectedModulesFile), `${JSON.stringify(expected, null, 2)}\n`);
}

/**
 * Bytes a host sends for a body.
 * @param {Buffer} body
 * @param {string} type
 */
function sent(body, type) {
  if (/^(font|image\/(?!svg))/.test(type)) return body.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return Math.min(body.length, brotliCompressSync(body, { params }).length);
}

/**
 * The inline stylesheets of a page, each with its size when compressed separately.
 * @param {string} html
 * @returns {Fetched[]}
 */
function carriedStyles(html) {
  const { isInlineStyle, tagsOf } = security.html;
  return tagsOf(html)
    .filter(isInlineStyle)
    .map(({ attributes, text }) => ({
      file: withoutHash(attributes['data-href'] ?? ''),
      kind: 'css',
      bytes: sent(Buffer.from(text), 'text/css'),
      carried: true,
    }));
}

/**
 * What a first visit of a page fetches, without prefetches.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} path
 * @returns {Promise<Fetched[]>}
 */
async function visit(browser, origin, path) {
  // The size the budgets are made for: a phone in portrait, with the theme's narrow layout.
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    /** @param {import('@playwright/test').Response} response @returns {Promise<Fetched[]>} */
    const read = async (response) => {
      const headers = await response.request().allHeaders();
      if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') return [];
      const { pathname } = new URL(response.url());
      const type = (await response.headerValue('content-type')) ?? '';
      const body = await response.body().catch(() => Buffer.alloc(0));
      const kind = kindOf(pathname, type);
      const styles = kind === 'html' ? carriedStyles(body.toString()) : [];
      const bytes = styles.reduce((rest, style) => rest - style.bytes, sent(body, type));
      return [{ file: withoutHash(pathname), kind, bytes }, ...styles];
    };
    const found = collectResponses(page, read);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    return (await found()).flat();
  } finally {
    await context.close();
  }
}

const server = await startServer({ root, mode: 'direct' });
const browser = await chromium.launch({ executablePath: findChromium() });
/** @type {Record<string, Fetched[]>} */
const measured = {};
try {
  for (const path of positionals) {
    const files = await visit(browser, server.url, path);
    for (const line of fileTable(path, files)) console.log(line);
  }
  for (const { name, path } of positionals.length > 0 ? [] : templates) {
    measured[name] = (await visit(browser, server.url, path)).sort((a, b) =>
      a.file.localeCompare(b.file),
    );
  }
} finally {
  await browser.close();
  await server.close();
}

if (positionals.length > 0) process.exit(0);

for (const line of table(templates, measured)) console.log(line);
if (values.update) {
  writeFileSync(record, `${JSON.stringify(measured, null, 2)}\n`);
  updateModules();
}
/** @type {unknown} */
const content = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const recorded = /** @type {Measured} */ (content);
const problems = complaints(templates, measured, recorded);
for (const problem of problems) console.error(problem);
const failed = templates.filter(({ name }) =>
  problems.some((problem) => problem.startsWith(`${name} (`)),
).length;
console.log(`${templates.length - failed} passed, ${failed} failed`);
process.exitCode = problems.length === 0 ? 0 : 1;
