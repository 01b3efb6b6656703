import type { ComponentType } from 'react';

/** A component that lives in a text, as far as the page knows it: its properties are text in the page. */
export type Island = ComponentType<Readonly<Record<string, string>>>;

/** Attribute of the element an island lives in: its name and properties as JSON. */
export const islandAttribute = 'data-island';

/** The components that need a script, each loaded by the pages that show it. */
export const islands: Readonly<
  Record<string, () => Promise<{ readonly default: ComponentType<never> }>>
> = {
  // Every document has one.
  PageMenu: () => import(/* webpackChunkName: "document" */ '@site/src/components/PageMenu'),
  Checklist: () => import('@site/src/components/Checklist'),
  ThemeBuilder: () => import('@site/src/components/ThemeBuilder'),
};
