import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deleteFolder, isBuild, moveFolder, reasonToRefuse } from './outDir.mjs';

/** How a process ends whose native code has crashed. */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

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
  /** @param {readonly string[]} more */
  const run = (...more) =>
    spawnSync(program, [...first, ...args, ...more], { cwd: root, stdio: 'inherit' });
  const { values } = parseArgs({
    args: [...args],
    options: { 'out-dir': { type: 'string', default: 'build' }, help: { type: 'boolean' } },
    strict: false,
  });
  if (values.help === true) return run().status ?? 1;

  const { 'out-dir': name } = values;
  const named = resolve(root, String(name));
  const target = existsSync(named) ? realpathSync(named) : named;
  const reason = name === true ? 'needs the name of a folder' : reasonToRefuse(target);
  if (reason !== undefined) {
    print(
      `--out-dir ${target}: ${reason}. Nothing was deleted. Name an empty folder, one that doesn’t exist yet, or that of an earlier build.`,
    );
    return 1;
  }
  const fresh = join(root, '.cache/build');
  const attempt = () => {
    for (const folder of [target, fresh]) deleteFolder(folder);
    return run('--out-dir', fresh);
  };
  let { status, signal } = attempt();
  const bundlerCache = join(root, 'node_modules/.cache/rspack');
  if (crashSignals.includes(String(signal)) && existsSync(bundlerCache)) {
    print('The bundler crashed, as it does on a damaged cache. Building again without its cache.');
    rmSync(bundlerCache, { recursive: true });
    ({ status, signal } = attempt());
  }
  // Docusaurus ends with 0 when it is stopped, too.
  if (status === 0 && isBuild(fresh)) {
    moveFolder(fresh, target);
    print(`The site is in ${target}.`);
    return 0;
  }
  deleteFolder(fresh);
  print(`There is no site in ${target}: the build ended with ${signal ?? String(status)}.`);
  return status === 0 ? 1 : (status ?? 1);
}
