import type { Nodes, Root } from 'mdast';
import { didYouMean } from '../../../samples/verifier/src/nearest.mjs';
import { pageComponents } from '../../components/registry';
import { directiveNames } from './directives/find';

/** Whether a page imports or defines a name itself. */
function isDefinedIn(name: string, tree: Root): boolean {
  const [first = ''] = name.split('.');
  return tree.children.some(
    (node) => node.type === 'mdxjsEsm' && new RegExp(`\\b${first}\\b`).test(node.value),
  );
}

/**
 * What is wrong with an element that the build does not replace, or `undefined`: rendering throws on a component that
 * does not exist, and does not name the page; an event handler would do nothing.
 *
 * @param tree The page that uses it.
 */
export function unknownComponent(node: Nodes, tree: Root): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name } = node;
  const handler = node.attributes.find((one) => 'name' in one && /^on[A-Z]/.test(one.name));
  if (handler !== undefined && 'name' in handler) {
    return `${handler.name} does nothing here: pages are static HTML. Put what it belongs to into a component, and declare that as an island in src/components/registry.ts.`;
  }
  if (
    name === null ||
    !/^[A-Z]/.test(name) ||
    pageComponents.includes(name) ||
    isDefinedIn(name, tree)
  )
    return undefined;
  if (directiveNames.some((directive) => directive === name)) {
    return `<${name}> cannot be read as it is written. Write <${name} … />, without content, and put values in double quotes.`;
  }
  return `There is no component <${name}>.${didYouMean(name, [...pageComponents, ...directiveNames])}`;
}
