import type { RegistryEntry } from './registry';
import { specifierOf, type DocumentCode } from './documents';

type Registry = Readonly<Record<string, RegistryEntry>>;

const text = (value: string): string => JSON.stringify(value);

/** The islands for the browser: how each is loaded, and the message if that fails. */
export function islandsModule(registry: Registry): string {
  const entries = Object.entries(registry).flatMap(([name, entry]) => {
    if (entry.kind !== 'island') return [];
    const chunk = entry.chunk === undefined ? '' : `/* webpackChunkName: ${text(entry.chunk)} */ `;
    const load = `() => import(${chunk}${text(entry.source)})`;
    return [`  ${name}: { load: ${load}, missing: ${text(entry.missing)} },`];
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
    `import Component from ${text(source)};`,
    ...(slots === undefined ? [] : [`import slots from ${text(slots)};`]),
    `export default islandOf(${text(name)}, Component${slots === undefined ? '' : ', slots'});`,
    '',
  ].join('\n');
}

/**
 * Imports of the stylesheets of static components, for the browser: it renders none of these components and would not
 * know their styles either. Those with their own stylesheet are imported by functions that are never called, so that
 * the stylesheet exists and no page loads it for nothing.
 */
export function stylesModule(styles: DocumentCode['styles']): string {
  const imports: string[] = [];
  const separate: string[] = [];
  for (const [name, paths] of styles) {
    for (const path of paths) {
      const specifier = text(specifierOf(path));
      if (name === '') imports.push(`import ${specifier};`);
      else separate.push(`  () => import(${specifier}),`);
    }
  }
  return [...imports.sort(), 'export const separate = [', ...separate.sort(), '];', ''].join('\n');
}
