import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** How the files for hosts begin that each build writes; see src/plugins/security/hostFiles.ts. */
export const buildMark = '# Written by the build.';

/** @param {string} folder */
function isBuild(folder) {
  const file = join(folder, '_headers');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').startsWith(buildMark);
}

/**
 * Builds the site aside and moves it into place when it is complete, so that there is never half a site
 * or an old one to deploy.
 * @param {object} options
 * @param {string} options.root Folder of the site.
 * @param {readonly string[]} options.command Builds the site; gets the arguments and `--out-dir`.
 * @param {readonly string[]} options.args Arguments that the user gave.
 * @param {(message: string) => void} [options.print]
 * @returns {number} Exit code.
 */
export function buildSite({
  root,
  command: [program = '', ...first],
  args,
  print = console.error,
}) {
  if (args.includes('--help'))
    return spawnSync(program, [...first, '--help'], { stdio: 'inherit' }).status ?? 1;
  const options = { 'out-dir': { type: /** @type {const} */ ('string'), default: 'build' } };
  const { values } = parseArgs({ args: [...args], options, strict: false });
  const target = resolve(root, String(values['out-dir']));
  const names = fs.existsSync(target) ? fs.readdirSync(target) : [];
  if (values['out-dir'] === true || (names.length > 0 && !isBuild(target))) {
    print(
      `--out-dir ${target} is not empty and no earlier build. Nothing was deleted. Name an empty folder, one that doesn’t exist yet, or that of an earlier build.`,
    );
    return 1;
  }
  const fresh = join(root, '.cache/build');
  fs.rmSync(fresh, { recursive: true, force: true });
  for (const name of names) fs.rmSync(join(target, name), { recursive: true });
  try {
    fs.rmdirSync(target);
  } catch {
    // There is none, or it is a volume of a container, which stays; it is empty now.
  }
  const { status, signal } = spawnSync(program, [...first, ...args, '--out-dir', fresh], {
    cwd: root,
    stdio: 'inherit',
  });
  // Docusaurus ends with 0 when it is stopped, too.
  const succeeded = status === 0 && isBuild(fresh);
  if (succeeded) fs.cpSync(fresh, target, { recursive: true });
  fs.rmSync(fresh, { recursive: true, force: true });
  print(
    succeeded
      ? `The site is in ${target}.`
      : `There is no site in ${target}: the build ended with ${signal ?? String(status)}.`,
  );
  if (succeeded) return 0;
  return status === 0 ? 1 : (status ?? 1);
}
