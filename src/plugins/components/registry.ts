/**
 * The components of documents: where each is, whether it runs in the browser, and how it becomes Markdown. All that
 * asks for one reads this list: imports of pages, the check of names, islands, stylesheets, Markdown versions and search.
 * Only the build loads it; browsers get what `src/plugins/components` generates from it.
 */
import type { PhrasingContent } from 'mdast';
import { attribute } from '../content/tree/jsx';
import {
  blocks,
  code,
  contents,
  emphasis,
  link,
  nothing,
  paragraph,
  text,
  type MarkdownWriter,
} from './markdown';
import {
  availability,
  featureMatrix,
  flow,
  markedInvoice,
  pageState,
  pageStates,
  platformChooser,
  scannerScreen,
  sheet,
  sketch,
  tabs,
} from './writers';

interface Entry {
  /** Module whose default export is the component, as an import names it. */
  readonly source: string;
  /**
   * How it is written in the Markdown version of a page. Without it, pages cannot use the component: the build or the
   * theme puts it there.
   */
  readonly markdown?: MarkdownWriter;
  /** The properties it has on pages, where any other is reported. Without it, only the build writes the element. */
  readonly properties?: readonly string[];
  /** How search reads it: its children by default, `nothing`, or an attribute before its children. */
  readonly search?: 'nothing' | { readonly attribute: string };
}

/** Rendered by the build and never by the browser: no state, effects or event handlers. */
interface StaticEntry extends Entry {
  readonly kind: 'static';
  /**
   * Name of a separate stylesheet, loaded only by pages that show the component. By default its styles are in
   * the one that every page loads: right for a few rules.
   */
  readonly stylesheet?: string;
}

/** Rendered by the build, and again by React in the browser. Its properties are text. */
interface IslandEntry extends Entry {
  readonly kind: 'island';
  /** Message if its script can't be loaded, or throws. */
  readonly missing: string;
  /** Name of the script it is loaded with; by default a separate one. */
  readonly chunk?: string;
  /**
   * Module whose default export renders its slots from its properties: parts that are static, whose code browsers need
   * not load.
   */
  readonly slots?: string;
}

export type RegistryEntry = StaticEntry | IslandEntry;

/** An entry as it is written below. Its module is `src/components/<name>` by default, and `missing` makes it an island. */
type Declared<Entry> = Omit<Entry, 'source' | 'kind'> & { readonly source?: string };

/** What the parts of the upgrade path have in common. The changelog says the same as they do. */
const upgradePart = { stylesheet: 'upgrade', markdown: nothing, search: 'nothing' } as const;

const declared: Readonly<Record<string, Declared<StaticEntry> | Declared<IslandEntry>>> = {
  Anchor: { markdown: nothing },
  ApiHead: {
    markdown: (element) => [
      paragraph(
        text(`${attribute(element, 'kind') ?? ''} exported by `),
        code(attribute(element, 'package') ?? ''),
      ),
    ],
    search: 'nothing',
  },
  ApiIndexEntries: { markdown: contents, search: 'nothing' },
  ApiTable: { markdown: contents },
  Availability: { markdown: availability, search: 'nothing' },
  ChangelogFeed: {},
  Feedback: { markdown: nothing, search: 'nothing' },
  Checklist: {
    missing: 'Your check marks aren’t counted or saved right now.',
    properties: [],
    markdown: nothing,
  },
  CodeFence: {},
  ColorPair: {
    markdown: (element) => [
      code(attribute(element, 'light') ?? ''),
      text(', '),
      code(attribute(element, 'dark') ?? ''),
      text(' dark'),
    ],
    search: 'nothing',
  },
  Equivalents: { markdown: nothing },
  ErrorEntry: {
    source: '@site/src/components/ErrorIndex/ErrorEntry',
    stylesheet: 'errors',
    markdown: contents,
  },
  ErrorPart: {
    source: '@site/src/components/ErrorIndex/ErrorPart',
    stylesheet: 'errors',
    markdown: (element, { children }) => [
      paragraph(text(`${attribute(element, 'summary') ?? ''}:`)),
      ...children(element),
    ],
  },
  ListFilter: {
    stylesheet: 'listFilter',
    properties: ['of'],
    markdown: nothing,
    search: 'nothing',
  },
  FeatureMatrix: {
    missing: 'Comparisons don’t start with your platform right now.',
    properties: ['product'],
    markdown: featureMatrix,
    search: 'nothing',
  },
  Flow: {
    stylesheet: 'pictures',
    properties: ['alt', 'caption', 'vertical'],
    markdown: flow,
    // It illustrates the text around it.
    search: 'nothing',
  },
  MarkedInvoice: {
    stylesheet: 'pictures',
    properties: ['of', 'caption'],
    markdown: markedInvoice,
    search: 'nothing',
  },
  PageMenu: {
    missing: 'This page can’t be copied right now.',
    // Every document has one.
    chunk: 'document',
  },
  PageState: {
    source: '@site/src/components/ScannerScreen/PageState',
    stylesheet: 'screens',
    properties: ['name'],
    markdown: pageState,
    search: 'nothing',
  },
  PageStates: {
    source: '@site/src/components/ScannerScreen/PageStates',
    stylesheet: 'screens',
    properties: ['caption'],
    markdown: pageStates,
    search: 'nothing',
  },
  PlatformChooser: {
    stylesheet: 'platforms',
    properties: ['product'],
    markdown: platformChooser,
    search: 'nothing',
  },
  ScannerScreen: {
    stylesheet: 'screens',
    properties: ['name', 'caption', 'mode', 'colors', 'texts', 'buttons', 'hide', 'show'],
    markdown: scannerScreen,
    search: { attribute: 'caption' },
  },
  Screens: {
    source: '@site/src/components/ScannerScreen/Screens',
    stylesheet: 'screens',
    properties: [],
    markdown: contents,
  },
  Sheet: {
    source: '@site/src/components/Sheets/Sheet',
    stylesheet: 'sheets',
    markdown: sheet,
    // Every code has the same words, which would be found in place of a guide.
    search: 'nothing',
  },
  Sheets: { stylesheet: 'sheets', markdown: contents },
  SheetView: {
    missing: 'Nothing can be shown one at a time right now. Select a drawing to open its file.',
    properties: ['of'],
    markdown: nothing,
    search: 'nothing',
  },
  Since: {
    markdown: (element) => [emphasis(text(`since ${attribute(element, 'version') ?? ''}`))],
    search: 'nothing',
  },
  Sketch: {
    source: '@site/src/components/Flow/Sketch',
    properties: ['name'],
    markdown: sketch,
  },
  StarterCard: { stylesheet: 'starters', markdown: contents, search: 'nothing' },
  StarterDownload: {
    source: '@site/src/components/StarterCard/StarterDownload',
    markdown: (element, { children, markdownUrlOf }) => [
      link(
        markdownUrlOf(attribute(element, 'path') ?? ''),
        ...(children(element) as PhrasingContent[]),
      ),
    ],
  },
  SymbolRows: {
    markdown: contents,
    // Sections contain the names; types and defaults are found in guides.
    search: 'nothing',
  },
  SymbolTools: {
    missing: 'Your platform doesn’t come first in the tables right now.',
    markdown: nothing,
    search: 'nothing',
  },
  TabItem: { source: '@theme/TabItem', markdown: contents },
  Tabs: { source: '@theme/Tabs', markdown: tabs },
  ThemeBuilder: {
    missing: 'The theme builder isn’t available right now. You see the default colors.',
    slots: '@site/src/components/ThemeBuilder/slots',
    markdown: (_, { pageUrl }) =>
      blocks(
        `The theme builder works in the browser: [choose the colors on the page](${pageUrl}), see them on the screens, and copy the code.`,
      ),
    search: 'nothing',
  },
  UpgradeChoice: {
    source: '@site/src/components/UpgradePath',
    missing: 'The choice of versions isn’t available right now. You see the steps of each version.',
    markdown: (_, { pageUrl }) =>
      blocks(
        `The choice works in the browser: [choose the versions on the page](${pageUrl}). The changelog of the platform has the steps of each version.`,
      ),
    search: 'nothing',
  },
  UpgradeRequirements: {
    ...upgradePart,
    source: '@site/src/components/UpgradePath/UpgradeRequirements',
  },
  UpgradeStep: { ...upgradePart, source: '@site/src/components/UpgradePath/UpgradeStep' },
  UpgradeSteps: { ...upgradePart, source: '@site/src/components/UpgradePath/UpgradeSteps' },
  UpgradeVersion: { ...upgradePart, source: '@site/src/components/UpgradePath/UpgradeVersion' },
};

function complete(
  name: string,
  entry: Declared<StaticEntry> | Declared<IslandEntry>,
): RegistryEntry {
  const source = entry.source ?? `@site/src/components/${name}`;
  return 'missing' in entry
    ? { ...entry, source, kind: 'island' }
    : { ...entry, source, kind: 'static' };
}

export const registry: Readonly<Record<string, RegistryEntry>> = Object.fromEntries(
  Object.entries(declared).map(([name, entry]) => [name, complete(name, entry)]),
);

/** Where an island is that is to be shown in static HTML; an import of its source would render it without its script. */
export const islandModule = (name: string): string =>
  `@generated/deckle-components/default/${name}`;

/** Names of the components that pages may use. */
export const pageComponents: readonly string[] = Object.entries(registry).flatMap(
  ([name, { markdown }]) => (markdown === undefined ? [] : [name]),
);
