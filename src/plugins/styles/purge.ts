import { parse, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { beatenDeclarations, inlineConstants } from './properties';
import type { Vocabulary } from './vocabulary';

/** Functions whose arguments say what an element may be; one of them must be possible. */
const demanding = new Set([':is', ':where', ':has', ':matches', ':-webkit-any', ':-moz-any']);

const found = (name: string, known: Set<string>, { words, beginnings }: Vocabulary): boolean =>
  known.has(name) ||
  words.has(name) ||
  [...beginnings].some((beginning) => name.length > beginning.length && name.startsWith(beginning));

function possibleNode(node: Node, vocabulary: Vocabulary): boolean {
  switch (node.type) {
    case 'tag':
      return found(node.value.toLowerCase(), vocabulary.elements, vocabulary);
    case 'class':
      return found(node.value, vocabulary.classes, vocabulary);
    case 'id':
      return found(node.value, vocabulary.ids, vocabulary);
    case 'attribute':
      // Values are left alone: scripts write most of them.
      return found(node.attribute.toLowerCase(), vocabulary.attributes, vocabulary);
    case 'pseudo':
      return (
        !demanding.has(node.value.toLowerCase()) ||
        node.nodes.some((branch) => possible(branch, vocabulary))
      );
    default:
      return true;
  }
}

/** Whether an element that the selector finds can exist. What is negated need not. */
const possible = (selector: Selector, vocabulary: Vocabulary): boolean =>
  selector.nodes.every((node) => possibleNode(node, vocabulary));

/** Classes that a stylesheet speaks of. */
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

const isKeyframes = (name: string): boolean => /^(?:-\w+-)?keyframes$/i.test(name);

const insideKeyframes = (parent: unknown): boolean =>
  (parent as { readonly name?: string } | undefined)?.name !== undefined &&
  isKeyframes((parent as { readonly name: string }).name);

/** Removes a node and whatever around it has nothing left. */
function removeWithEmptyParents(node: { remove(): unknown; parent?: unknown }): void {
  const parent = node.parent as Container | undefined;
  node.remove();
  if (parent !== undefined && parent.type !== 'root' && parent.nodes?.length === 0) {
    removeWithEmptyParents(parent);
  }
}

function purgeRules(root: Root, vocabulary: Vocabulary): void {
  root.walkRules((rule) => {
    if (insideKeyframes(rule.parent)) return;
    const kept: string[] = [];
    selectorParser((selectors) => {
      for (const selector of selectors.nodes) {
        if (possible(selector, vocabulary)) kept.push(String(selector).trim());
      }
    }).processSync(rule.selector);
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selector = kept.join(',');
  });
}

/** Custom properties and names of animations that declarations use. */
function usedNames(roots: readonly Root[]): { properties: Set<string>; words: Set<string> } {
  const properties = new Set<string>();
  const words = new Set<string>();
  for (const root of roots) {
    root.walkDecls(({ value }) => {
      for (const word of value.match(/[\w-]+/g) ?? []) {
        (word.startsWith('--') ? properties : words).add(word);
      }
    });
  }
  return { properties, words };
}

/** Removes custom properties and keyframes that nothing uses; says whether there were any. */
function purgeNames(roots: readonly Root[], vocabulary: Vocabulary): boolean {
  const used = usedNames(roots);
  let removed = false;
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      const { prop } = declaration;
      if (used.properties.has(prop) || isNamed(prop, vocabulary)) return;
      removeWithEmptyParents(declaration);
      removed = true;
    });
    root.walkAtRules((rule) => {
      if (!isKeyframes(rule.name)) return;
      if (used.words.has(rule.params) || vocabulary.words.has(rule.params)) return;
      removeWithEmptyParents(rule);
      removed = true;
    });
  }
  return removed;
}

/** Whether a page or a script names a custom property. */
const isNamed = (property: string, vocabulary: Vocabulary): boolean =>
  found(property, vocabulary.properties, vocabulary);

/**
 * A stylesheet without what nothing on the site can match or use: rules, custom properties, keyframes,
 * declarations that always lose; and with the values of constants in place of their names.
 *
 * @param css The stylesheet.
 * @param others The site's other stylesheets. They stay as they are, and may use its custom properties.
 * @param vocabulary What pages and scripts hold.
 */
export function purged(css: string, others: readonly string[], vocabulary: Vocabulary): string {
  const root = parse(css);
  purgeRules(root, vocabulary);
  const named = new Set(others.flatMap((other) => other.match(/--[\w-]+/g) ?? []));
  const known = { ...vocabulary, properties: new Set([...vocabulary.properties, ...named]) };
  for (const declaration of beatenDeclarations([root])) removeWithEmptyParents(declaration);
  inlineConstants([root], (property) => isNamed(property, known));
  // What only a removed property used is unused in turn.
  while (purgeNames([root], known));
  return root.toString();
}
