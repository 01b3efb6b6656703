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
const interactive: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set([
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
  ]),
  '@docusaurus/BrowserOnly': new Set(['default']),
  '@docusaurus/useIsBrowser': new Set(['default']),
  '@docusaurus/theme-common': new Set([
    'Collapsible',
    'Details',
    'useCollapsible',
    'useColorMode',
    'useWindowSize',
  ]),
};

/** Local names of interactive exports in a module, and of namespaces that contain any. */
function importedNames(source: ts.SourceFile): {
  readonly names: ReadonlySet<string>;
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const names = new Set<string>();
  const namespaces = new Map<string, ReadonlySet<string>>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const exports = interactive[statement.moduleSpecifier.text];
    const clause = statement.importClause;
    if (exports === undefined || clause === undefined) continue;
    if (clause.name !== undefined) {
      if (exports.has('default')) names.add(clause.name.text);
      else namespaces.set(clause.name.text, exports);
    }
    const bindings = clause.namedBindings;
    if (bindings === undefined) continue;
    if (ts.isNamespaceImport(bindings)) namespaces.set(bindings.name.text, exports);
    else {
      for (const { name, propertyName } of bindings.elements) {
        if (exports.has((propertyName ?? name).text)) names.add(name.text);
      }
    }
  }
  return { names, namespaces };
}

/** Whether a property by this name is an event handler, or waits for an element of the browser. */
const isHandler = (name: string): boolean => /^on[A-Z]/.test(name) || name === 'ref';

/** Names of the handlers that an attribute, or an object that is spread into attributes, sets. */
function handlersOf(node: ts.JsxAttribute | ts.JsxSpreadAttribute): string[] {
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return isHandler(name) ? [name] : [];
  }
  if (!ts.isObjectLiteralExpression(node.expression)) return [];
  return node.expression.properties.flatMap(({ name }) => {
    const text = name?.getText() ?? '';
    return isHandler(text) ? [text] : [];
  });
}

/**
 * State, effects, refs and event handlers in the code of a module, each name where it first occurs. Types do not count.
 */
export function interactiveUses({ source }: SourceModule): InteractiveUse[] {
  const { names, namespaces } = importedNames(source);
  const found = new Map<string, InteractiveUse>();
  const report = (name: string, node: ts.Node): void => {
    if (!found.has(name)) found.set(name, { name, line: lineOf(source, node.getStart(source)) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) {
      // `extends Component` is the one type position that runs.
      if (!ts.isExpressionWithTypeArguments(node)) return;
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      if (namespaces.get(node.expression.text)?.has(node.name.text)) report(node.getText(), node);
    } else if (ts.isIdentifier(node) && names.has(node.text)) report(node.text, node);
    if (ts.isJsxAttribute(node) || ts.isJsxSpreadAttribute(node)) {
      for (const name of handlersOf(node)) report(name, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}
