import { basename } from 'node:path';
import { lineAt } from '../../base/lines.mjs';
import type { SourceModule } from './modules';

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

/** Event handlers and refs that are set, and what is used by way of `React.`. */
const inCode = /(?<=[\s{])(?:on[A-Z]\w*|ref)(?==\{)|\bReact\.(\w+)/g;

/** Imports of state, effects and refs, their use by way of `React.`, and event handlers in the code of a module. */
export function interactiveUses({ imports, text }: SourceModule): InteractiveUse[] {
  const imported = imports.flatMap(({ names, specifier, line }) =>
    names
      .filter((name) => interactive[specifier]?.includes(name))
      .map((name) => ({ name: name === 'default' ? basename(specifier) : name, line })),
  );
  const used = [...text.matchAll(inCode)]
    .filter(([, member]) => member === undefined || interactive.react?.includes(member))
    .map(({ 0: name, index }) => ({ name, line: lineAt(text, index) }));
  return [...imported, ...used];
}
