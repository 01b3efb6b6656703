import type { ModuleClasses } from './cssModules';

/** Line of a stylesheet that first names a class, counted from 1. */
function lineOf(css: string, local: string): number {
  const lines = css.split('\n');
  const index = lines.findIndex((line) => new RegExp(`\\.${local}(?![\\w-])`).test(line));
  return Math.max(0, index) + 1;
}

/**
 * Classes of CSS modules that a page shows and no stylesheet of the build has a rule for.
 *
 * @param shown Classes of the page.
 * @param delivered Classes of all stylesheets.
 * @param modules What CSS modules define.
 * @param read Gives the text of a stylesheet.
 * @returns One sentence each, with the place of its rule: `src/components/A/styles.module.css:3  …`.
 */
export function undelivered(
  shown: Iterable<string>,
  delivered: ReadonlySet<string>,
  modules: Readonly<Pick<ModuleClasses, 'get'>>,
  read: (path: string) => string,
): string[] {
  return [...shown].flatMap((name) => {
    const path = modules.get(name);
    if (path === undefined || delivered.has(name)) return [];
    // Docusaurus names them `name_hash`, with a hash of four characters.
    const local = name.slice(0, -5);
    return [
      `${path}:${String(lineOf(read(path), local))}  .${local} is shown, and no stylesheet has a rule for it.`,
    ];
  });
}
