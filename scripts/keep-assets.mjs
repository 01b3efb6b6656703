// Keeps the files of earlier deployments that open tabs still request. Run it between build and
// deployment, with a folder that outlives both:
//
//   node scripts/keep-assets.mjs <store> [--days 30] [--build build]
//
// Puts the assets of this build into the store, and those of earlier builds into this one. A file
// that no build of the last days had is dropped.
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: join(dirname(import.meta.dirname), 'build') },
    days: { type: 'string', default: '30' },
  },
});
const [store] = positionals;
const days = Number(values.days);
const assets = join(resolve(values.build), 'assets');
if (store === undefined || !(days > 0) || !existsSync(assets)) {
  console.error(
    'Usage: npm run build && node scripts/keep-assets.mjs <store> [--days 30] [--build build]',
  );
  process.exit(2);
}

const kept = join(resolve(store), 'assets');
/** Paths of the files in a folder, relative to it. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
const current = filesIn(assets);
// A copy has the time at which it was made: that of the last build with the file.
for (const path of current) cpSync(join(assets, path), join(kept, path));

const oldest = Date.now() - days * 86_400_000;
let restored = 0;
let dropped = 0;
for (const path of filesIn(kept)) {
  if (statSync(join(kept, path)).mtimeMs < oldest) {
    rmSync(join(kept, path));
    dropped += 1;
  } else if (!existsSync(join(assets, path))) {
    cpSync(join(kept, path), join(assets, path));
    restored += 1;
  }
}
console.log(
  `${current.length} files of this build, ${restored} kept from earlier ones, ${dropped} dropped.`,
);
