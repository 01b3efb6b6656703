import { lineAt } from '../../base/lines.mjs';

/** What of a module static HTML cannot do. */
export interface InteractiveUse {
  /** As its author wrote it: `useState`, `onClick`. */
  readonly name: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Hooks that do nothing, or always the same, in a component that the browser does not render. */
const hooks = [
  'ActionState',
  'Collapsible',
  'ColorMode',
  'DeferredValue',
  'Effect',
  'EffectEvent',
  'ImperativeHandle',
  'InsertionEffect',
  'IsBrowser',
  'LayoutEffect',
  'Optimistic',
  'Reducer',
  'Ref',
  'State',
  'SyncExternalStore',
  'Transition',
  'WindowSize',
].join('|');

/** Calls of these hooks, components and classes that are like them, event handlers, and refs. */
const interactive = new RegExp(
  [
    `\\buse(?:${hooks})(?=[<(])`,
    '(?<=<)(?:BrowserOnly|Collapsible|Details)(?=[\\s/>])',
    '(?<=extends (?:React\\.)?)(?:Pure)?Component\\b',
    '(?<=[\\s{])(?:on[A-Z]\\w*|ref)(?==\\{)',
  ].join('|'),
  'g',
);

/** State, effects, refs and event handlers in the code of a module. */
export const interactiveUses = (text: string): InteractiveUse[] =>
  [...text.matchAll(interactive)].map(({ 0: name, index }) => ({
    name,
    line: lineAt(text, index),
  }));
