// Starter projects: complete apps that readers download. The site's build makes the archives with the same code.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { parseJson } from './json.mjs';
import { lineAt } from './lines.mjs';
import { fillPlaceholders } from './placeholders.mjs';
import { readText } from './text.mjs';

/** @import { Values } from './placeholders.mjs' */
/** @import { Problem } from './problems.ts' */

/**
 * @typedef {object} Starter
 * @property {string} folder Relative to the root: `samples/document/react-native/starter-expo`.
 * @property {string} product
 * @property {string} platform
 * @property {string} name What follows `starter-`; empty for the platform's first.
 */

const place = /^samples\/(document|barcode)\/([^/]+)\/starter(?:-([a-z]+))?(?=\/)/;

/** Says which files from elsewhere are in the archive, and whether it's a complete project; it isn't in it. */
export const manifestName = 'starter.json';

/**
 * @param {string} file Relative to the root.
 * @returns {Starter | undefined} The starter project that the file is part of.
 */
export function starterOf(file) {
  const match = place.exec(file);
  if (match === null) return undefined;
  const [folder, product = '', platform = '', name = ''] = match;
  return { folder, product, platform, name };
}

/**
 * @param {string} root
 * @returns {Starter[]} Those of all platforms, sorted by folder.
 */
export function listStarters(root) {
  const found = listFiles(root, 'samples').flatMap((file) => starterOf(file) ?? []);
  return [...new Map(found.map((starter) => [starter.folder, starter])).values()];
}

/**
 * A file of a starter with its placeholders filled in. Only those of versions and facts are: Vue and Angular have
 * their own double braces.
 * @param {string} text
 * @param {Values} values
 * @returns {ReturnType<typeof fillPlaceholders>}
 */
export function fillStarter(text, values) {
  const { code, unknown } = fillPlaceholders(text, values);
  return {
    code,
    unknown: unknown.filter(({ name }) => /^(?:fact\.|version$|previousVersion$)/.test(name)),
  };
}

/** @type {Omit<Problem, 'file'>} */
const noReadme = { line: 1, message: 'A starter project has a README.md.' };

/**
 * @typedef {object} StarterFile
 * @property {string} path In the project.
 * @property {string} source Relative to the root.
 */

/**
 * Whether a file of a starter comes from a package of its platform: it's in the archive byte by byte, and nothing in
 * it is ours to check.
 * @param {string} source Relative to the root.
 * @returns {boolean}
 */
export function isFromPackage(source) {
  return source.startsWith('node_modules/');
}

/**
 * The files of a starter, sorted, and what is wrong with its manifest, or that it has no README.
 * @param {Starter} starter
 * @param {string} root
 * @returns {{ files: StarterFile[], needs: string | undefined, problems: Problem[] }} `needs`: the command that adds
 * the rest of the project; without one, the project is complete: the platform's own tool opens it and builds it.
 */
export function starterFiles({ folder }, root) {
  const manifest = `${folder}/${manifestName}`;
  const own = listFiles(root, folder)
    .filter((source) => source !== manifest)
    .map((source) => ({ path: source.slice(folder.length + 1), source }));
  const { include, needs, problems } = readManifest(manifest, root);
  const files = [...own, ...Object.entries(include).map(([path, source]) => ({ path, source }))];
  const hasReadme = files.some(({ path }) => path === 'README.md');
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    needs,
    problems: hasReadme ? problems : [...problems, { ...noReadme, file: `${folder}/README.md` }],
  };
}

/**
 * @param {string} file
 * @param {string} root
 * @returns {{ include: Record<string, string>, needs?: string | undefined, problems: Problem[] }}
 */
function readManifest(file, root) {
  if (!existsSync(join(root, file))) return { include: {}, problems: [] };
  const text = readText(join(root, file));
  const parsed = parseJson(text);
  /** @type {(message: string, line?: number) => Problem} */
  const problem = (message, line = 1) => ({ file, line, message });
  if (!parsed.ok) return { include: {}, problems: [problem(parsed.message, parsed.line)] };
  const { include = {}, needs } =
    /** @type {{ include?: Record<string, string>, needs?: string }} */ (parsed.value);
  const missing = Object.entries(include).filter(([, source]) => !existsSync(join(root, source)));
  return {
    include: Object.fromEntries(
      Object.entries(include).filter(([path]) => !missing.some(([other]) => other === path)),
    ),
    needs,
    problems: missing.map(([path, source]) => {
      const line = lineAt(text, text.indexOf(JSON.stringify(path)));
      return problem(`There is no file ${source}.`, line);
    }),
  };
}

/** Names of the packages that a platform's app depends on. */
const packageFacts = ['package', 'artifact', 'packageUrl', 'formsPackage'];

/**
 * What is wrong between a starter and the SDK: no dependency on it, or not on its newest version.
 * @param {Starter} starter
 * @param {readonly { source: string, code: string }[]} files With placeholders filled in.
 * @param {Values} values
 * @returns {Problem[]}
 */
export function starterProblems({ folder }, files, { version = '', facts }) {
  const project = files.filter(({ source }) => !source.endsWith('.md'));
  const name = packageFacts.map((fact) => facts[fact]).find((fact) => fact !== undefined);
  /** @type {(message: string) => Problem[]} */
  const problem = (message) => [{ file: folder, line: 1, message }];
  // A version catalog names group and artifact in one string, an Xcode project the address of the package.
  if (!project.some(({ code }) => name !== undefined && code.includes(name)))
    return problem(`No file of the project depends on ${name}.`);
  return project.some(({ code }) => code.includes(version))
    ? []
    : problem(`No file of the project asks for version ${version}.`);
}
