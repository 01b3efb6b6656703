// Starter projects: complete apps that readers download. The site's build makes the archives with the same code.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../base/files';
import { parseJson } from '../base/json';
import { fillPlaceholders } from '../base/placeholders';
import { readText } from '../base/text';
import type { Values } from '../base/placeholders';
import { ProblemsError, type Problem } from '../base/problems';
import { isPlatformId, products, type PlatformId, type ProductId } from './platforms';

export interface Starter {
  /** Relative to the root: `samples/document/react-native/starter-expo`. */
  readonly folder: string;
  readonly product: ProductId;
  readonly platform: PlatformId;
  /** What follows `starter-`; empty for the platform's first. */
  readonly name: string;
}

const place = /^samples\/(\w+)\/([^/]+)\/starter(?:-([a-z]+))?(?=\/)/;

/** Says which files from elsewhere are in the archive, and whether it's a complete project; it isn't in it. */
export const manifestName = 'starter.json';

/**
 * @param file Relative to the root.
 * @returns The starter project that the file is part of.
 */
export function starterOf(file: string): Starter | undefined {
  const [folder = '', id, platform = '', name = ''] = place.exec(file) ?? [];
  const product = products.find((one) => one.id === id)?.id;
  if (product === undefined || !isPlatformId(platform)) return undefined;
  return { folder, product, platform, name };
}

/** Those of all platforms, sorted by folder. */
export function listStarters(root: string): Starter[] {
  const found = listFiles(root, 'samples').flatMap((file) => starterOf(file) ?? []);
  return [...new Map(found.map((starter) => [starter.folder, starter])).values()];
}

/**
 * A file of a starter with its placeholders filled in. Only those of versions and facts are: Vue and Angular have
 * their own double braces.
 */
export function fillStarter(text: string, values: Values): ReturnType<typeof fillPlaceholders> {
  const { code, unknown } = fillPlaceholders(text, values);
  return {
    code,
    unknown: unknown.filter(({ name }) => /^(?:fact\.|version$|previousVersion$)/.test(name)),
  };
}

export interface StarterFile {
  /** In the project. */
  readonly path: string;
  /** Relative to the root. */
  readonly source: string;
}

/**
 * Whether a file of a starter comes from a package of its platform: it's in the archive byte by byte, and nothing in
 * it is ours to check.
 *
 * @param source Relative to the root.
 */
export function isFromPackage(source: string): boolean {
  return source.startsWith('node_modules/');
}

/**
 * The files of a starter, sorted, and the problems of its manifest and README.
 *
 * @returns `needs`: the command that adds the rest of the project; without one, the project is complete: the platform's own tool opens it and builds it.
 * @throws ProblemsError where the manifest is not JSON.
 */
export function starterFiles(
  { folder }: Starter,
  root: string,
): { files: StarterFile[]; needs: string | undefined; problems: Problem[] } {
  const manifest = `${folder}/${manifestName}`;
  const { include = {}, needs } = readManifest(manifest, root);
  const included = Object.entries(include).map(([path, source]) => ({ path, source }));
  const missing = included.filter(({ source }) => !existsSync(join(root, source)));
  const own = listFiles(root, folder)
    .filter((source) => source !== manifest)
    .map((source) => ({ path: source.slice(folder.length + 1), source }));
  const files = [...own, ...included.filter((file) => !missing.includes(file))];
  const problems = missing.map(({ source }) => ({
    file: manifest,
    line: 1,
    message: `There is no file ${source}.`,
  }));
  if (!files.some(({ path }) => path === 'README.md')) {
    const message = 'A starter project has a README.md.';
    problems.push({ file: `${folder}/README.md`, line: 1, message });
  }
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), needs, problems };
}

function readManifest(
  file: string,
  root: string,
): { readonly include?: Readonly<Record<string, string>>; readonly needs?: string } {
  if (!existsSync(join(root, file))) return {};
  const parsed = parseJson(readText(join(root, file)));
  if (!parsed.ok) throw new ProblemsError([{ file, line: parsed.line, message: parsed.message }]);
  return parsed.value as ReturnType<typeof readManifest>;
}

/** Names of the packages that a platform's app depends on. */
const packageFacts = ['package', 'artifact', 'packageUrl', 'formsPackage'];

/**
 * What is wrong between a starter and the SDK: no dependency on it, or not on its newest version.
 *
 * @param files With placeholders filled in.
 */
export function starterProblems(
  { folder }: Starter,
  files: readonly { source: string; code: string }[],
  { version = '', facts }: Values,
): Problem[] {
  const project = files.filter(({ source }) => !source.endsWith('.md'));
  const name = packageFacts.map((fact) => facts[fact]).find((fact) => fact !== undefined);
  const problem: (message: string) => Problem[] = (message) => [{ file: folder, line: 1, message }];
  // A version catalog names group and artifact in one string, an Xcode project the address of the package.
  if (!project.some(({ code }) => name !== undefined && code.includes(name)))
    return problem(`No file of the project depends on ${name}.`);
  return project.some(({ code }) => code.includes(version))
    ? []
    : problem(`No file of the project asks for version ${version}.`);
}
