// Serves build/ as it is meant to be hosted: the build's own headers, caching by kind of file, compression, 301 for
// addresses that end in .html, status 404 for what is missing.
//
//   npm run serve                 npm run serve -- --port 8080 --root /path/to/a/build
//   npm run serve -- --plain      without compression and redirects, as the browser tests need it
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './serve/server';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: join(dirname(__dirname), 'build') },
    port: { type: 'string', default: '3000' },
    plain: { type: 'boolean', default: false },
  },
});

async function serve(root: string): Promise<void> {
  const site = await startServer({ root, port: Number(values.port), production: !values.plain });
  console.log(`Serving ${root} at ${site.url}/`);
}

const root = resolve(values.root);
if (existsSync(join(root, 'index.html'))) {
  void serve(root);
} else {
  console.error(`There is no site in ${root}. Run: npm run build`);
  process.exitCode = 1;
}
