// Asks the index of the last build all queries of tests/search/queries.ts, as the search dialog does,
// and prints how many find their page: first (recall@1), among the first three (recall@3), and the
// mean reciprocal rank. Fails where a page exists and is not found, or a figure is too low.
//
//   npm run search:measure               npm run search:measure -- --verbose
//   npm run search:measure -- --held-out  asks tests/search/heldOut.ts, which nothing is tuned on, and fails on nothing
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import '../src/register.cjs';

/** @type {(path: string) => unknown} */
const load = createRequire(import.meta.url);
const { ask, complaints, figuresOf, report } =
  /** @type {typeof import('../tests/search/measure')} */ (load('../tests/search/measure.ts'));
const { queries } = /** @type {typeof import('../tests/search/queries')} */ (
  load('../tests/search/queries.ts')
);

const { heldOutQueries } = /** @type {typeof import('../tests/search/heldOut')} */ (
  load('../tests/search/heldOut.ts')
);

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
  },
});
const heldOut = values['held-out'];
const folder = join(dirname(import.meta.dirname), '.docusaurus/deckle-search/default');
const list = join(folder, 'files.js');
// What lies there from an earlier run, the list does not name.
const names = existsSync(list)
  ? [...readFileSync(list, 'utf8').matchAll(/"\.\/([\w-]+)\.json"/g)].map(([, name = '']) => name)
  : [];
if (names.length === 0) {
  console.error('There is no index to measure. Run: npm run build');
  process.exit(2);
}
/** @type {Map<string, import('../src/search/format').IndexFile>} */
const files = new Map(
  names
    .sort()
    .map((name) => [
      name.replace(/\.json$/, ''),
      /** @type {import('../src/search/format').IndexFile} */ (
        JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
      ),
    ]),
);

const outcomes = ask(files, heldOut ? heldOutQueries : queries);
const waiting = outcomes.filter((outcome) => outcome.waiting);
for (const line of report(outcomes)) console.log(line);
console.log(`Places on pages shown: ${(100 * figuresOf(outcomes).places).toFixed(0)} %`);
console.log(`Waiting for their page: ${waiting.length}`);
if (values.verbose) {
  for (const { query } of waiting)
    console.log(`  waits: "${query.text}" ${query.expected.join(', ')}`);
  for (const { query, rank, place, waiting: waits, shown } of outcomes) {
    if (waits || (rank === 1 && place !== false)) continue;
    const what = rank === 1 ? 'place not shown' : rank === 0 ? 'not found' : `rank ${rank}`;
    console.log(
      `  ${what}: "${query.text}" (${query.platform ?? 'no platform'}) ${query.expected[0]} → ${shown.join(', ')}`,
    );
  }
}
const problems = heldOut ? [] : complaints(outcomes);
for (const problem of problems) console.error(problem);
console.log(
  `\n${outcomes.length - waiting.length - problems.length} passed, ${problems.length} failed`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
