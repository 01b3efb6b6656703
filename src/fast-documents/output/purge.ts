import { parse, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { UsedSelectors } from './usedSelectors';

/** Functions of which one argument has to match. */
const matching = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

function nodeCanMatch(node: Node, used: UsedSelectors): boolean {
  switch (node.type) {
    case 'tag':
      return used.hasElement(node.value);
    case 'class':
      return used.hasClass(node.value);
    case 'id':
      return used.hasId(node.value);
    case 'attribute':
      // Scripts set most values.
      return used.hasAttribute(node.attribute);
    case 'pseudo':
      return (
        !matching.has(node.value.toLowerCase()) ||
        node.nodes.some((branch) => canMatch(branch, used))
      );
    default:
      return true;
  }
}

/** Whether an element that the selector matches can exist. What is negated does not have to. */
const canMatch = (selector: Selector, used: UsedSelectors): boolean =>
  selector.nodes.every((node) => nodeCanMatch(node, used));

const isKeyframes = (name: string): boolean => /^(?:-\w+-)?keyframes$/i.test(name);

const insideKeyframes = (parent: unknown): boolean =>
  isKeyframes((parent as { readonly name?: string } | undefined)?.name ?? '');

/** Classes that a stylesheet has rules for. */
export function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  parse(css).walkRules((rule) => {
    if (insideKeyframes(rule.parent)) return;
    selectorParser((selectors) => {
      selectors.walkClasses(({ value }) => void classes.add(value));
    }).processSync(rule.selector);
  });
  return classes;
}

/** Removes a node, and its ancestors as far as they are empty then. */
function removeWithEmptyParents(node: { remove(): unknown; parent?: unknown }): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent !== undefined && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent);
  }
}

function purgeRules(root: Root, used: UsedSelectors): void {
  root.walkRules((rule) => {
    if (insideKeyframes(rule.parent)) return;
    const remaining: string[] = [];
    selectorParser((selectors) => {
      for (const selector of selectors.nodes) {
        if (canMatch(selector, used)) remaining.push(String(selector).trim());
      }
    }).processSync(rule.selector);
    if (remaining.length === 0) removeWithEmptyParents(rule);
    else if (remaining.length < rule.selectors.length) rule.selector = remaining.join(',');
  });
}

/**
 * Removes custom properties and keyframes that nothing uses.
 *
 * @returns Whether there were any: what only they used is unused then, too.
 */
function purgeNames(root: Root, used: UsedSelectors): boolean {
  const words = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) words.add(word);
  });
  const isUsed = (name: string): boolean => words.has(name) || used.hasWord(name);
  let removed = false;
  const remove = (node: Parameters<typeof removeWithEmptyParents>[0]): void => {
    removeWithEmptyParents(node);
    removed = true;
  };
  root.walkDecls(/^--/, (declaration) => {
    if (!isUsed(declaration.prop)) remove(declaration);
  });
  root.walkAtRules((rule) => {
    if (isKeyframes(rule.name) && !isUsed(rule.params)) remove(rule);
  });
  return removed;
}

/**
 * Removes from a stylesheet the rules, keyframes and custom properties that nothing on the site can match or use.
 *
 * @param css The stylesheet.
 * @param used What pages, scripts and other stylesheets use.
 */
export function purge(css: string, used: UsedSelectors): string {
  const root = parse(css);
  purgeRules(root, used);
  while (purgeNames(root, used));
  return root.toString();
}
