import type { Nodes, Root } from 'mdast';
import { didYouMean } from '../../sdk/nearest';
import { handlers } from '../markdown/components';
import { directiveNames } from './directives/find';

/** Components that pages may use: those with a Markdown form. Tabs write their items themselves. */
const known: readonly string[] = [
  ...Object.keys(handlers).filter((name) => /^[A-Z]/.test(name)),
  'TabItem',
];

/** Whether a page imports or defines a name itself. */
function isDefinedIn(name: string, tree: Root): boolean {
  const [first = ''] = name.split('.');
  return tree.children.some(
    (node) => node.type === 'mdxjsEsm' && new RegExp(`\\b${first}\\b`).test(node.value),
  );
}

/**
 * What is wrong with a component that the build does not replace, or `undefined`. Rendering throws on
 * one that does not exist, and does not name the page.
 *
 * @param tree The page on which it stands.
 */
export function unknownComponent(node: Nodes, tree: Root): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name } = node;
  if (name === null || !/^[A-Z]/.test(name) || known.includes(name) || isDefinedIn(name, tree))
    return undefined;
  if (directiveNames.some((directive) => directive === name)) {
    return `<${name}> cannot be read as it is written. Write <${name} … />, without content, and put values in double quotes.`;
  }
  return `There is no component <${name}>.${didYouMean(name, [...known, ...directiveNames])}`;
}
