// Writes the lock files of the starter projects that npm installs. Run it after a change of such a project's
// package.json or of our package's, and commit what it writes:
//
//   npm run starters:lock
//
// Our packages aren't in the registry while the site is built, so npm gets a stub of each, with its peer dependencies.
// Its entry in the lock file names the version and no checksum, which nobody knows yet: npm looks both up.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { platformValues } from '../src/model/platformValues';
import { fillStarter, listStarters } from '../src/model/starters';

/** What a lock file says of a package. */
interface Entry {
  resolved?: string;
  integrity?: string;
}

const root = dirname(__dirname);

for (const starter of listStarters(root)) {
  const { folder, product, platform } = starter;
  if (!existsSync(join(root, folder, 'package.json'))) continue;
  const values = platformValues(starter, root);
  const filled = (file: string): string =>
    fillStarter(readFileSync(join(root, file), 'utf8'), values).code;
  const stub = filled(`api-sources/${product}/${platform}/package.json`);
  const { name, version } = JSON.parse(stub) as { readonly name: string; readonly version: string };
  const app = filled(`${folder}/package.json`).replace(
    `"${name}": "${version}"`,
    `"${name}": "file:../sdk"`,
  );
  const temporary = mkdtempSync(join(tmpdir(), 'starter-lock-'));
  try {
    for (const [path, text] of Object.entries({ sdk: stub, app })) {
      mkdirSync(join(temporary, path));
      writeFileSync(join(temporary, path, 'package.json'), text);
    }
    const lockOnly = [
      '--package-lock-only',
      '--install-links',
      '--omit-lockfile-registry-resolved',
    ];
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...lockOnly, ...quiet], {
      cwd: join(temporary, 'app'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const lock = JSON.parse(readFileSync(join(temporary, 'app/package-lock.json'), 'utf8')) as {
      packages: Record<string, Entry>;
    };
    const { [`node_modules/${name}`]: sdk = {} } = lock.packages;
    delete sdk.resolved;
    delete sdk.integrity;
    // The same lock file holds for the next version of the SDK, if that asks for the same.
    lock.packages[`node_modules/${name}`] = JSON.parse(
      JSON.stringify(sdk).replaceAll(`"${version}"`, '"{{version}}"'),
    ) as Entry;
    const text = JSON.stringify(lock, null, 2).replace('"file:../sdk"', '"{{version}}"');
    writeFileSync(join(root, folder, 'package-lock.json'), `${text}\n`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
