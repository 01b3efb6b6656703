import { islandModule, registry } from './registry';

const fence = /^[ \t>*+-]*(?:`{3}|~{3})/m;

/** Import statements of the registered components, by name. */
const statements = new Map(
  Object.entries(registry).map(([name, { island, source }]) => [
    name,
    `import ${name} from '${island === true ? islandModule(name) : source}';`,
  ]),
);

/**
 * Import statements for the registered components that a page's text uses, page by page: a page without a picture of a
 * screen carries no code that renders one. Code blocks become `CodeFence` (src/plugins/code).
 */
export function autoImports(text: string): string {
  return [...statements]
    .filter(
      ([name]) =>
        new RegExp(`<${name}[\\s/>]`).test(text) || (name === 'CodeFence' && fence.test(text)),
    )
    .map(([, statement]) => statement)
    .join('\n');
}

/** Whether all statements of a text are {@link autoImports}. */
export function areAutoImports(text: string): boolean {
  const known = new Set(statements.values());
  return text.split('\n').every((line) => known.has(line));
}
