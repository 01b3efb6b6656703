// Keeps the files of earlier deployments that open tabs still request. Run it between build and
// deployment, with a folder that outlives both:
//
//   node scripts/keep-assets.mjs <store> [--days 30] [--build build]
//
// Puts the assets of this build into the store, and those of earlier builds into this one. A file
// that no build of the last days had is dropped.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '../samples/verifier/src/files.mjs';

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
    !existsSync(assets)
      ? `There is no build in ${values.build}. Run: npm run build`
      : 'Usage: node scripts/keep-assets.mjs <store> [--days 30] [--build build]',
  );
  process.exit(2);
}

const kept = join(resolve(store), 'assets');
const record = join(resolve(store), 'last-deployed.json');
mkdirSync(kept, { recursive: true });
/** When each file was last part of a build. @type {Record<string, string>} */
const recorded = existsSync(record)
  ? /** @type {Record<string, string>} */ (JSON.parse(readFileSync(record, 'utf8')))
  : {};
const lastDeployed = new Map(Object.entries(recorded));

const now = new Date();
const current = listFiles(assets, '.');
for (const path of current) {
  cpSync(join(assets, path), join(kept, path));
  lastDeployed.set(path, now.toISOString());
}

const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
let restored = 0;
let dropped = 0;
for (const [path, date] of lastDeployed) {
  if (date < oldest || !existsSync(join(kept, path))) {
    rmSync(join(kept, path), { force: true });
    lastDeployed.delete(path);
    dropped += 1;
  } else if (!existsSync(join(assets, path))) {
    cpSync(join(kept, path), join(assets, path));
    restored += 1;
  }
}
writeFileSync(record, `${JSON.stringify(Object.fromEntries(lastDeployed), null, 1)}\n`);
console.log(
  `${current.length} files of this build, ${restored} kept from earlier ones, ${dropped} dropped.`,
);
