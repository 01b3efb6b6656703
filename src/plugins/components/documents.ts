import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from '../../base/lines.mjs';
import { islandModule, type RegistryEntry } from './registry';
import type { Problem } from '../../base/problems';
import { interactiveUses } from './interactive';
import { readModule, resolveModule } from './modules';

type Registry = Readonly<Record<string, RegistryEntry>>;

const registryFile = 'src/plugins/components/registry.ts';

/** What brings a module into documents. */
interface Root {
  /** As messages call it: `<Since>`. */
  readonly label: string;
  readonly specifier: string;
  /** Where it is named. */
  readonly file: string;
  readonly line: number;
  /** Separate stylesheet for its styles. */
  readonly stylesheet?: string;
  /** Whether its styles come from elsewhere: those of slots with their island, or with a static component. */
  readonly isSlot?: true;
}

const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Everything that documents show: registered components, and what the theme puts around a text. */
function rootsOf(siteDir: string, registry: Registry): Root[] {
  const text = readIfThere(join(siteDir, registryFile));
  const registered = Object.entries(registry).flatMap(([name, entry]): Root[] => {
    const line = lineAt(text, Math.max(0, text.search(new RegExp(`^  ${name}: \\{`, 'm'))));
    const place = { label: `<${name}>`, file: registryFile, line };
    if (entry.kind === 'island') {
      const { slots } = entry;
      return slots === undefined ? [] : [{ ...place, specifier: slots, isSlot: true }];
    }
    const { source: specifier, stylesheet } = entry;
    return [{ ...place, specifier, ...(stylesheet === undefined ? {} : { stylesheet }) }];
  });
  const around = {
    label: 'src/theme',
    specifier: '@theme-original/DocItem/Layout',
    file: 'src/theme/DocItem/Layout/index.tsx',
    line: 1,
  };
  return [...registered, around];
}

/** What documents are made of. */
export interface DocumentCode {
  /** Components that need the browser and aren't islands, and components that don't exist. */
  readonly problems: readonly Problem[];
  /** Stylesheets of static components, relative to the site, by the name of the stylesheet they go to; `''` is the one of all pages. */
  readonly styles: ReadonlyMap<string, readonly string[]>;
}

/**
 * Follows the imports of all static components that documents show.
 *
 * @param siteDir Folder of the site.
 * @param registry Components that documents can use.
 */
export function documentCode(siteDir: string, registry: Registry): DocumentCode {
  const problems: Problem[] = [];
  const islands = new Map(
    Object.entries(registry).flatMap(([name, { kind, source }]) => {
      const path = resolveModule(siteDir, source, registryFile);
      return kind === 'island' && path !== undefined ? [[path, name] as const] : [];
    }),
  );
  const checked = new Set<string>();
  const stylesheets = new Map<string, Set<string>>();

  for (const root of rootsOf(siteDir, registry)) {
    const { label, specifier, file, line, stylesheet = '', isSlot = false } = root;
    const followed = new Set<string>();
    const follow = (wanted: string, from: string, at: number): void => {
      const path = resolveModule(siteDir, wanted, from);
      if (path === undefined || followed.has(path)) return;
      followed.add(path);
      const island = islands.get(path);
      if (island !== undefined) {
        problems.push({
          file: from,
          line: at,
          message: `The island <${island}> would be shown without its script. Import it from '${islandModule(island)}'; pages need no import.`,
        });
        return;
      }
      if (path.endsWith('.css')) {
        if (isSlot) return;
        stylesheets.set(path, (stylesheets.get(path) ?? new Set()).add(stylesheet));
        return;
      }
      if (!/\.[jt]sx?$/.test(path)) return;
      const module = readModule(siteDir, path);
      if (path.startsWith('src/') && !checked.has(path)) {
        checked.add(path);
        for (const use of interactiveUses(module.text)) {
          problems.push({
            file: path,
            line: use.line,
            message: `${use.name} does nothing here: documents show this module as static HTML (${label}). Declare the component as an island in ${registryFile}, or do without.`,
          });
        }
      }
      for (const { specifier: next, line: nextLine } of module.imports)
        follow(next, path, nextLine);
    };
    if (
      /^(@site|@theme)\//.test(specifier) &&
      resolveModule(siteDir, specifier, file) === undefined
    ) {
      problems.push({ file, line, message: `There is no module "${specifier}".` });
    }
    follow(specifier, file, line);
  }

  const styles = new Map<string, string[]>();
  for (const [path, names] of stylesheets) {
    // One that two stylesheets would need is in that of all pages.
    const [name = '', ...others] = names;
    const target = others.length === 0 ? name : '';
    styles.set(target, [...(styles.get(target) ?? []), path]);
  }
  return { problems, styles };
}

/** Folders of the islands that have their own script, relative to the site. */
export const islandFolders = (registry: Registry): string[] =>
  Object.values(registry).flatMap((entry) =>
    entry.kind === 'island' && entry.chunk === undefined
      ? [entry.source.replace('@site/', '')]
      : [],
  );

/** What the bundler calls a file of the site or of a package. */
export const specifierOf = (path: string): string =>
  path.startsWith('node_modules/') ? path.slice('node_modules/'.length) : `@site/${path}`;
