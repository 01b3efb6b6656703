// npm run build: builds the site into build/, or into the folder of --out-dir. The folder is there only
// after a build that succeeded.
import { dirname, join } from 'node:path';
import { buildSite } from './building/buildSite.mjs';

process.exitCode = buildSite({
  root: dirname(import.meta.dirname),
  command: [
    process.execPath,
    // Trees of pages outgrow the usual 16 MB for short-lived objects; see operations/README.md.
    '--max-semi-space-size=64',
    join('node_modules', '@docusaurus/core/bin/docusaurus.mjs'),
    'build',
  ],
  args: process.argv.slice(2),
});
