import type { ComponentType } from 'react';

/** A component that lives in a text, as far as the page knows it: its properties are text in the page. */
export type Island = ComponentType<Readonly<Record<string, string>>>;

/** Attribute of the element an island lives in: its name and properties as JSON. */
export const islandAttribute = 'data-island';

/** Where an island comes from. */
interface IslandSource {
  readonly load: () => Promise<{ readonly default?: ComponentType<never> }>;
  /** What readers are told where it cannot be loaded or rendered. */
  readonly missing: string;
}

/** The components that need a script, each loaded by the pages that show it. */
export const islands: Readonly<Record<string, IslandSource>> = {
  PageMenu: {
    // Every document has one.
    load: () => import(/* webpackChunkName: "document" */ '@site/src/components/PageMenu'),
    missing: 'This page can’t be copied right now.',
  },
  Checklist: {
    load: () => import('@site/src/components/Checklist'),
    missing: 'Your ticks aren’t counted or saved right now.',
  },
  ThemeBuilder: {
    load: () => import('@site/src/components/ThemeBuilder'),
    missing: 'The theme builder isn’t available right now. You see the default colors.',
  },
};
