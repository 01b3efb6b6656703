// npm run build: builds the site into build/, where there is a site only after a build that succeeded. With --out-dir,
// the folder is left to Docusaurus.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);
const target = join(root, 'build');
const args = process.argv.slice(2);
const isUsual = !args.some((arg) => arg.startsWith('--out-dir') || arg === '--help');

/** Empties the folder, which stays: it may be a volume of a container. */
function empty() {
  if (!isUsual || !existsSync(target)) return;
  for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
}

empty();
const { status } = spawnSync(
  process.execPath,
  [
    // Trees of pages outgrow the usual 16 MB for short-lived objects; see operations/README.md.
    '--max-semi-space-size=128',
    join('node_modules', '@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    ...args,
  ],
  { cwd: root, stdio: 'inherit' },
);
// Docusaurus ends with 0 when it is stopped, too; the last step writes this file.
const succeeded = status === 0 && (!isUsual || existsSync(join(target, '_headers')));
if (!succeeded) empty();
process.exitCode = succeeded ? 0 : 1;
