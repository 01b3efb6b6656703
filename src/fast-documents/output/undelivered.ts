import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where CSS modules define their classes, by the name in the source: `src/components/A/styles.module.css:3`. */
export type ModuleClasses = ReadonlyMap<string, readonly string[]>;

/**
 * Reads what CSS modules define.
 *
 * @param siteDir Folder of the site.
 * @param paths The modules, relative to it.
 */
export function readModuleClasses(siteDir: string, paths: readonly string[]): ModuleClasses {
  const classes = new Map<string, string[]>();
  for (const path of paths) {
    const lines = readFileSync(join(siteDir, path), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [, name = ''] of line.matchAll(/\.(-?[A-Za-z_][\w-]*)(?=[^;]*(?:[{,]|$))/g)) {
        const places = classes.get(name) ?? [];
        if (!places.some((place) => place.startsWith(`${path}:`))) {
          classes.set(name, [...places, `${path}:${String(index + 1)}`]);
        }
      }
    }
  }
  return classes;
}

/**
 * Classes of CSS modules that a page shows and no stylesheet of the build has a rule for. Docusaurus names them
 * `name_hash`, with a hash of four characters.
 *
 * @param shown Classes of the page.
 * @param delivered Classes of all stylesheets.
 * @param modules What CSS modules define.
 * @returns One sentence each, with the places that may be meant.
 */
export function undelivered(
  shown: Iterable<string>,
  delivered: ReadonlySet<string>,
  modules: ModuleClasses,
): string[] {
  return [...shown].flatMap((name) => {
    if (delivered.has(name)) return [];
    const [, local = ''] = /^(.+)_[\w+-]{4}$/.exec(name) ?? [];
    const places = modules.get(local);
    if (places === undefined) return [];
    return [
      `${places.join(' or ')}  .${local} (${name}) is shown, and no stylesheet has a rule for it.`,
    ];
  });
}
