import type { RegistryEntry } from './registry';
import { ownStyles, sharedStylesheets, sheetIn } from './stylesheets';

const quote = (value: string): string => JSON.stringify(value);

/** How the browser loads each island. */
export function islandsModule(registry: Readonly<Record<string, RegistryEntry>>): string {
  const entries = Object.entries(registry).flatMap(([name, { island, source }]) =>
    island === true ? [`  ${name}: () => import(${quote(source)}),`] : [],
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}

/**
 * An island for static HTML: its content in an element by which the browser finds it.
 *
 * @param slots Module that renders its slots.
 */
export function islandModuleCode(name: string, { source, slots }: RegistryEntry): string {
  return [
    `import { islandOf } from '@site/src/components/Island';`,
    `import Component from ${quote(source)};`,
    ...(slots === undefined ? [] : [`import slots from ${quote(slots)};`]),
    `export default islandOf(${quote(name)}, Component${slots === undefined ? '' : ', slots'});`,
    '',
  ].join('\n');
}

/**
 * Imports of the stylesheets of static components, for the browser: it renders none of these components and would not
 * know their styles either. The separate ones are imported by functions that are never called, so that they exist and no
 * page loads them for nothing.
 */
export function stylesModule(siteDir: string): string {
  const specifier = (path: string): string => quote(`@site/${path}`);
  return [
    ...sharedStylesheets(siteDir).map((path) => `import ${specifier(path)};`),
    'export const separate = [',
    ...ownStyles.map((folder) => `  () => import(${specifier(sheetIn(folder))}),`),
    '];',
    '',
  ].join('\n');
}
