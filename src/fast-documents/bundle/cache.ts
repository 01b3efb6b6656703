import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/hash';
import { isFast } from '../../base/isFast';

/** The parts of a bundler's configuration that say where compiled modules are cached between builds. */
interface CacheConfiguration {
  readonly cache?: unknown;
  readonly experiments?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Hash of the modules in this folder, which rewrite what the bundler reads. */
const codeHash = (): string =>
  contentHash(
    readdirSync(__dirname)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => readFileSync(join(__dirname, name), 'utf8'))
      .join('\n'),
  );

/**
 * Gives the fast and the ordinary build a cache each, and the fast one a new cache when the code in this folder changes:
 * the bundler would take the rewritten files of one build for those of the other. A site below another address has its
 * own, too, because stylesheets contain that address.
 *
 * @param config Configuration of a bundle; changed in place. Webpack has its cache in `cache`, Rspack in `experiments`.
 */
export function separateCaches(config: CacheConfiguration, baseUrl: string): void {
  const { cache, experiments } = config;
  const suffix = `${isFast ? `fast-${codeHash()}` : 'ordinary'}-${baseUrl}`;
  for (const each of [cache, isRecord(experiments) ? experiments.cache : undefined]) {
    if (isRecord(each) && typeof each.version === 'string') each.version += `-${suffix}`;
  }
}
