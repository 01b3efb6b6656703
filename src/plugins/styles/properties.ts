import type { Container, Declaration, Root, Rule } from 'postcss';

/** Selectors that find the root element and no other: only there are color modes set. */
const rootOnly = /^(?:html|:root)?(?:\[data-theme(?:=["']?\w+["']?)?\])?$/;

const isRootRule = (parent: unknown): parent is Rule =>
  (parent as Rule | undefined)?.type === 'rule' &&
  (parent as Rule).selectors.every((selector) => rootOnly.test(selector));

/** At-rules around a declaration, outermost last. */
function atRulesOf(declaration: Declaration): string[] {
  const names: string[] = [];
  let node = declaration.parent as Container | undefined;
  for (; node !== undefined && node.type !== 'root'; node = node.parent as Container | undefined) {
    if (node.type === 'atrule') names.push((node as unknown as { readonly name: string }).name);
  }
  return names;
}

function declarationsOf(roots: readonly Root[]): Map<string, Declaration[]> {
  const declared = new Map<string, Declaration[]>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    });
  }
  return declared;
}

/** Declarations of the root element that always lose: a declaration in no layer beats those in layers. */
export function beatenDeclarations(roots: readonly Root[]): Declaration[] {
  return [...declarationsOf(roots).values()].flatMap((declarations) => {
    const beats = declarations.some(
      (declaration) =>
        isRootRule(declaration.parent) &&
        declaration.parent.selectors.includes(':root') &&
        atRulesOf(declaration).length === 0,
    );
    if (!beats) return [];
    return declarations.filter(
      (declaration) =>
        isRootRule(declaration.parent) &&
        !declaration.important &&
        atRulesOf(declaration).includes('layer'),
    );
  });
}

interface Use {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Places where a value asks for a custom property, outermost only. */
export function usesIn(value: string): Use[] {
  const uses: Use[] = [];
  const opening = /\bvar\(\s*(--[\w-]+)/g;
  for (let match = opening.exec(value); match !== null; match = opening.exec(value)) {
    let depth = 1;
    let end = opening.lastIndex;
    for (; end < value.length && depth > 0; end += 1) {
      if (value[end] === '(') depth += 1;
      else if (value[end] === ')') depth -= 1;
    }
    uses.push({ name: match[1] ?? '', start: match.index, end });
    opening.lastIndex = end;
  }
  return uses;
}

const namesIn = (value: string): string[] =>
  [...value.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** A value with some of its custom properties replaced. */
export function inlined(value: string, values: ReadonlyMap<string, string>): string {
  let result = '';
  let from = 0;
  for (const { name, start, end } of usesIn(value)) {
    const replacement = values.get(name);
    result += value.slice(from, start);
    // Without spaces, what stood side by side would become one word.
    result +=
      replacement === undefined
        ? `${value.slice(start, start + 4)}${inlined(value.slice(start + 4, end), values)}`
        : ` ${replacement} `;
    from = end;
  }
  result += value.slice(from);
  return from === 0
    ? value
    : result
        .replace(/([(,]) +/g, '$1')
        .replace(/ +([),])/g, '$1')
        .trim();
}

/**
 * Puts the values of custom properties where they are used, and says whether there were any. Only
 * properties that are the same everywhere: declared once, for the root element, under no condition, and
 * made of nothing that another element could change.
 *
 * @param roots All stylesheets of the site; all of them are changed.
 * @param isNamed Whether pages or scripts name a property, so that it has to stay.
 */
export function inlineConstants(
  roots: readonly Root[],
  isNamed: (property: string) => boolean,
): void {
  const declared = declarationsOf(roots);
  const isOfRoot = (name: string): boolean =>
    (declared.get(name) ?? []).every(({ parent }) => isRootRule(parent)) && !isNamed(name);
  const uses = new Map<string, number>();
  for (const root of roots) {
    root.walkDecls(({ value }) => {
      for (const name of namesIn(value)) uses.set(name, (uses.get(name) ?? 0) + 1);
    });
  }
  const constants = new Map<string, string>();
  for (const [name, declarations] of declared) {
    const [only] = declarations;
    if (only === undefined || declarations.length > 1 || isNamed(name)) continue;
    if (!isRootRule(only.parent) || !only.parent.selectors.includes(':root')) continue;
    if (atRulesOf(only).some((atRule) => atRule !== 'layer') || only.value.trim() === '') continue;
    if (!namesIn(only.value).every(isOfRoot)) continue;
    // Long values that are used again and again stay where they are.
    if ((uses.get(name) ?? 0) > 1 && only.value.length > name.length + 12) continue;
    constants.set(name, only.value);
  }
  // Constants may be made of constants; a circle would be invalid, and stays as it is.
  for (let round = 0; round < 8; round += 1) {
    for (const [name, value] of constants) constants.set(name, inlined(value, constants));
  }
  for (const [name, value] of constants) {
    if (namesIn(value).includes(name)) constants.delete(name);
  }
  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('var(')) return;
      declaration.value = inlined(declaration.value, constants);
    });
  }
}
