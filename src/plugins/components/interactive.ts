import ts from 'typescript';
import { lineOf, type SourceModule } from './modules';

/** What of a module static HTML cannot do. */
export interface InteractiveUse {
  /** As its author wrote it: `useState`, `onClick`. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Exports that do nothing, or always the same, in a component that the browser does not render. */
const interactive: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Component',
    'PureComponent',
    'useActionState',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  '@docusaurus/BrowserOnly': ['default'],
  '@docusaurus/useIsBrowser': ['default'],
  '@docusaurus/theme-common': [
    'Collapsible',
    'Details',
    'useCollapsible',
    'useColorMode',
    'useWindowSize',
  ],
};

/** Interactive exports that an import names, as the library calls them; a type isn’t one. */
function importedUses(declaration: ts.ImportDeclaration): ts.Identifier[] {
  const { moduleSpecifier, importClause } = declaration;
  const exports = ts.isStringLiteral(moduleSpecifier)
    ? interactive[moduleSpecifier.text]
    : undefined;
  if (exports === undefined || importClause === undefined) return [];
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.flatMap((element) => {
          const exported = element.propertyName ?? element.name;
          return !element.isTypeOnly && exports.includes(exported.text) ? [element.name] : [];
        })
      : [];
  return name !== undefined && exports.includes('default') ? [name, ...named] : named;
}

/** Whether a property by this name is an event handler, or waits for an element of the browser. */
const isHandler = (name: string): boolean => /^on[A-Z]/.test(name) || name === 'ref';

/** Names of the handlers that an attribute, or an object that is spread into attributes, sets. */
function handlersOf(node: ts.JsxAttribute | ts.JsxSpreadAttribute): string[] {
  if (ts.isJsxAttribute(node)) return [node.name.getText()].filter(isHandler);
  if (!ts.isObjectLiteralExpression(node.expression)) return [];
  return node.expression.properties.map(({ name }) => name?.getText() ?? '').filter(isHandler);
}

/**
 * Imports of state, effects and refs, their use by way of `React.`, and event handlers in the code of a module, each name
 * where it first occurs.
 */
export function interactiveUses({ source }: SourceModule): InteractiveUse[] {
  const found = new Map<string, InteractiveUse>();
  const report = (name: string, node: ts.Node): void => {
    if (!found.has(name)) found.set(name, { name, line: lineOf(source, node.getStart(source)) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const name of importedUses(node)) report(name.text, name);
    } else if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'React') {
      if (interactive.react?.includes(node.name.text)) report(node.getText(), node);
    } else if (ts.isJsxAttribute(node) || ts.isJsxSpreadAttribute(node)) {
      for (const name of handlersOf(node)) report(name, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}
