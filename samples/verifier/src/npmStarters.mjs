// Resolves the dependencies of starter projects as a reader's npm does, with a stub of our package in the place of the
// one that is published: a peer dependency that doesn't fit ends with ERESOLVE here, too.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '../../../src/base/json.mjs';
import { run } from './process.mjs';
import { fillStarter, listStarters, starterValues } from '../../../src/base/starters.mjs';
import { readText } from '../../../src/base/text.mjs';

/** @import { Starter } from '../../../src/base/starters.mjs' */
/** @import { Paths, Problem } from './types.d.ts' */

/**
 * @typedef {Record<string, string>} Ranges
 * @typedef {{ name: string, version: string, peerDependencies?: Ranges, [key: string]: unknown }} Manifest
 * @typedef {{ dependencies?: Ranges, devDependencies?: Ranges, [key: string]: unknown }} Project
 *
 * @typedef {object} Resolution
 * @property {string} folder The starter's, relative to the root.
 * @property {number} packages Packages that npm would install.
 *
 * @typedef {object} Resolutions
 * @property {Resolution[]} resolved
 * @property {Problem[]} problems
 * @property {string | undefined} missing Why npm can't resolve anything here.
 * @property {string} npm Its version.
 */

/** What npm prints when it doesn't reach its registry. */
const offline = /\b(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH)\b/;

/**
 * @param {Paths} paths
 * @param {{ fresh: boolean, only: string | undefined }} options `fresh`: don't use what an earlier run found.
 * @returns {Promise<Resolutions>}
 */
export async function resolveNpmStarters(paths, { fresh, only }) {
  const starters = listStarters(paths.root).filter(
    ({ folder }) =>
      (only === undefined || folder.includes(only)) &&
      existsSync(join(paths.root, folder, 'package.json')),
  );
  const npm = (await run('npm', ['--version'])).output.trim().split('\n').at(-1) ?? '';
  /** @type {Resolutions} */
  const result = { resolved: [], problems: [], missing: undefined, npm };
  for (const starter of starters) {
    const file = `${starter.folder}/package.json`;
    /** @type {(message: string, where?: string) => void} */
    const complain = (message, where = file) => {
      result.problems.push({ file: where, line: 1, column: 1, message, category: 'sample' });
    };
    const manifestFile = `api-sources/${starter.product}/${starter.platform}/package.json`;
    const manifest = /** @type {Manifest | undefined} */ (readFilled(manifestFile, starter, paths));
    const project = /** @type {Project | undefined} */ (readFilled(file, starter, paths));
    if (manifest === undefined || project === undefined) {
      complain(
        'The file is missing or not valid JSON.',
        manifest === undefined ? manifestFile : file,
      );
      continue;
    }
    const outcome = await resolve(project, manifest, paths, fresh);
    if ('packages' in outcome) {
      result.resolved.push({ folder: starter.folder, packages: outcome.packages });
    } else if (offline.test(outcome.output)) {
      result.missing = 'npm does not reach its registry';
      return result;
    } else {
      complain(`npm cannot install it:\n${outcome.output}`);
    }
  }
  const canary = await peerCanary(starters, paths, fresh);
  if (canary !== undefined)
    result.problems.push({
      file: 'samples/verifier/src/npmStarters.mjs',
      line: 1,
      column: 1,
      message: canary,
      category: 'canary',
    });
  return result;
}

/**
 * Whether npm refuses a package that asks for the major version before that of the project, as for a reader who has
 * installed our package for the host before theirs. Tried with the first starter whose package allows it.
 * @param {readonly Starter[]} starters
 * @param {Paths} paths
 * @param {boolean} fresh
 * @returns {Promise<string | undefined>} What is wrong with the check.
 */
async function peerCanary(starters, paths, fresh) {
  for (const starter of starters) {
    const manifest = /** @type {Manifest | undefined} */ (
      readFilled(`api-sources/${starter.product}/${starter.platform}/package.json`, starter, paths)
    );
    const project = /** @type {Project | undefined} */ (
      readFilled(`${starter.folder}/package.json`, starter, paths)
    );
    if (manifest === undefined || project === undefined) continue;
    const [older] = Object.keys(manifest.peerDependencies ?? {}).flatMap((name) => {
      const major = Number(/\d+/.exec(project.dependencies?.[name] ?? '')?.[0] ?? 0);
      return major > 1 ? [{ [name]: `^${major - 1}.0.0` }] : [];
    });
    if (older === undefined) continue;
    const outcome = await resolve(project, { ...manifest, peerDependencies: older }, paths, fresh);
    if ('packages' in outcome)
      return `canary not reported: ${manifest.name} asks for ${JSON.stringify(older)}`;
    return outcome.output.includes('ERESOLVE') || offline.test(outcome.output)
      ? undefined
      : `canary reported in other words: ${outcome.output}`;
  }
  return undefined;
}

/**
 * @param {string} file Relative to the root.
 * @param {Starter} starter Whose version and facts fill in its placeholders.
 * @param {Paths} paths
 * @returns {unknown} What the JSON says; nothing where there is no JSON.
 */
function readFilled(file, starter, paths) {
  if (!existsSync(join(paths.root, file))) return undefined;
  const { code } = fillStarter(readText(join(paths.root, file)), starterValues(starter, paths));
  const parsed = parseJson(code);
  return parsed.ok ? parsed.value : undefined;
}

/**
 * Has npm compute what it would install. What it found is kept until the project or our manifest changes.
 * @param {Project} project
 * @param {Manifest} manifest
 * @param {Paths} paths
 * @param {boolean} fresh
 * @returns {Promise<{ packages: number } | { output: string }>}
 */
async function resolve(project, manifest, paths, fresh) {
  const key = createHash('sha256')
    .update(JSON.stringify([project, manifest]))
    .digest('hex');
  const cached = join(paths.cache, 'npm-starters', `${key.slice(0, 16)}.json`);
  if (!fresh && existsSync(cached))
    return /** @type {{ packages: number } | { output: string }} */ (
      JSON.parse(await readFile(cached, 'utf8'))
    );
  const folder = mkdtempSync(join(tmpdir(), 'deckle-starter-'));
  try {
    await mkdir(join(folder, 'package'));
    await mkdir(join(folder, 'app'));
    const stub = { ...manifest, main: 'index.js' };
    writeFileSync(join(folder, 'package/package.json'), JSON.stringify(stub));
    writeFileSync(join(folder, 'package/index.js'), '');
    /** @type {(ranges: Ranges | undefined) => Ranges | undefined} */
    const stubbed = (ranges) =>
      ranges?.[manifest.name] === undefined
        ? ranges
        : { ...ranges, [manifest.name]: 'file:../package' };
    const app = {
      ...project,
      dependencies: stubbed(project.dependencies),
      devDependencies: stubbed(project.devDependencies),
    };
    writeFileSync(join(folder, 'app/package.json'), JSON.stringify(app));
    const options = [
      '--package-lock-only',
      // As if our package came from the registry, with its peer dependencies.
      '--install-links',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      // Whatever the npm that runs this says of itself: `npm run -s` would silence this one, too.
      '--loglevel=error',
    ];
    const install = () => run('npm', ['install', ...options], { cwd: join(folder, 'app') });
    let { code, output } = await install();
    // A connection that was lost says nothing of the project.
    if (code !== 0 && offline.test(output)) ({ code, output } = await install());
    const outcome =
      code === 0
        ? { packages: await countPackages(join(folder, 'app/package-lock.json')) }
        : { output: errorsOf(output) };
    if ('packages' in outcome || !offline.test(outcome.output)) {
      await mkdir(join(paths.cache, 'npm-starters'), { recursive: true });
      await writeFile(cached, JSON.stringify(outcome));
    }
    return outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} lockFile
 * @returns {Promise<number>}
 */
async function countPackages(lockFile) {
  /** @type {{ packages: Record<string, unknown> }} */
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8'));
  return Object.keys(packages).length - 1;
}

/**
 * @param {string} output
 * @returns {string} The lines that say what is wrong.
 */
function errorsOf(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('npm error') && !/A complete log|eresolve-report/.test(line))
    .join('\n');
}
