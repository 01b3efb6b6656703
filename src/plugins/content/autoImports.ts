import { islandModule, registry } from '../components/registry';

const fence = /^[ \t>*+-]*(?:`{3}|~{3})/m;

/**
 * Import statements for the registered components that a page's text uses, page by page: a page without a picture of a
 * screen carries no code that renders one. Code blocks become `CodeFence` (src/plugins/code).
 */
export function autoImports(text: string): string {
  return Object.entries(registry)
    .filter(
      ([name]) =>
        new RegExp(`<${name}[\\s/>]`).test(text) || (name === 'CodeFence' && fence.test(text)),
    )
    .map(([name, { kind, source }]) => {
      return `import ${name} from '${kind === 'island' ? islandModule(name) : source}';`;
    })
    .join('\n');
}
