import type { RegistryEntry } from './registry';
import { separateStylesheets, sharedStylesheets } from './stylesheets';

type Registry = Readonly<Record<string, RegistryEntry>>;

const quote = (value: string): string => JSON.stringify(value);

/** The islands for the browser: how each is loaded, and the message if that fails. */
export function islandsModule(registry: Registry): string {
  const entries = Object.entries(registry).flatMap(([name, entry]) => {
    if (entry.kind !== 'island') return [];
    const chunk = entry.chunk === undefined ? '' : `/* webpackChunkName: ${quote(entry.chunk)} */ `;
    const load = `() => import(${chunk}${quote(entry.source)})`;
    return [`  ${name}: { load: ${load}, missing: ${quote(entry.missing)} },`];
  });
  return ['export default {', ...entries, '};', ''].join('\n');
}

/**
 * An island for static HTML: its content in an element by which the browser finds it.
 *
 * @param slots Module that renders its slots.
 */
export function islandModuleCode(name: string, source: string, slots?: string): string {
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
export function stylesModule(siteDir: string, registry: Registry): string {
  const specifier = (path: string): string => quote(`@site/${path}`);
  const separate = [...separateStylesheets(registry).values()].flatMap((paths) => [...paths]);
  return [
    ...sharedStylesheets(siteDir, registry).map((path) => `import ${specifier(path)};`),
    'export const separate = [',
    ...separate.map((path) => `  () => import(${specifier(path)}),`),
    '];',
    '',
  ].join('\n');
}
