/**
 * The components of documents: where each is, whether it runs in the browser, and how it becomes Markdown. All that
 * asks for one reads this list: imports of pages, the check of names, islands, stylesheets, Markdown versions and search.
 * Only the build loads it; browsers get what `src/plugins/components` generates from it.
 */
import type { PhrasingContent } from 'mdast';
import {
  availability,
  code,
  contents,
  emphasis,
  featureMatrix,
  flow,
  link,
  markedInvoice,
  nothing,
  pageState,
  pageStates,
  paragraph,
  platformChooser,
  scannerScreen,
  sheet,
  sketch,
  tabs,
  text,
  attribute,
  type MarkdownWriter,
} from './markdown';

interface Entry {
  /** Module whose default export is the component, as an import names it. */
  readonly source: string;
  /**
   * How it is written in the Markdown version of a page. Without it, pages cannot use the component: the build or the
   * theme puts it there.
   */
  readonly markdown?: MarkdownWriter;
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

const builderMissing = 'The theme builder isn’t available right now. You see the default colors.';

const themeBuilder: MarkdownWriter = (_, { pageUrl }) => [
  paragraph(
    text('The theme builder works in the browser: '),
    link(pageUrl, text('choose the colors on the page')),
    text(', see them on the screens, and copy the code.'),
  ),
];

export const registry: Readonly<Record<string, RegistryEntry>> = {
  Anchor: { source: '@site/src/components/Anchor', kind: 'static', markdown: nothing },
  ApiHead: {
    source: '@site/src/components/ApiHead',
    kind: 'static',
    markdown: (element) => [
      paragraph(
        text(`${attribute(element, 'kind') ?? ''} exported by `),
        code(attribute(element, 'package') ?? ''),
      ),
    ],
    search: 'nothing',
  },
  ApiIndexEntries: {
    source: '@site/src/components/ApiIndexEntries',
    kind: 'static',
    markdown: contents,
    search: 'nothing',
  },
  ApiTable: { source: '@site/src/components/ApiTable', kind: 'static', markdown: contents },
  Availability: {
    source: '@site/src/components/Availability',
    kind: 'static',
    markdown: availability,
    search: 'nothing',
  },
  BarcodeThemeBuilder: {
    source: '@site/src/components/BarcodeThemeBuilder',
    kind: 'island',
    missing: builderMissing,
    slots: '@site/src/components/BarcodeThemeBuilder/slots',
    markdown: themeBuilder,
    search: 'nothing',
  },
  Feedback: {
    source: '@site/src/components/Feedback',
    kind: 'static',
    markdown: nothing,
    search: 'nothing',
  },
  Checklist: {
    source: '@site/src/components/Checklist',
    kind: 'island',
    missing: 'Your check marks aren’t counted or saved right now.',
    markdown: nothing,
  },
  CodeFence: { source: '@site/src/components/CodeFence', kind: 'static' },
  ColorPair: {
    source: '@site/src/components/ColorPair',
    kind: 'static',
    markdown: (element) => [
      code(attribute(element, 'light') ?? ''),
      text(', '),
      code(attribute(element, 'dark') ?? ''),
      text(' dark'),
    ],
    search: 'nothing',
  },
  Equivalents: { source: '@site/src/components/Equivalents', kind: 'static', markdown: nothing },
  ErrorCodes: {
    source: '@site/src/components/ErrorIndex/ErrorCodes',
    kind: 'static',
    stylesheet: 'errors',
    markdown: contents,
  },
  ErrorEntry: {
    source: '@site/src/components/ErrorIndex/ErrorEntry',
    kind: 'static',
    stylesheet: 'errors',
    markdown: contents,
  },
  ErrorPart: {
    source: '@site/src/components/ErrorIndex/ErrorPart',
    kind: 'static',
    stylesheet: 'errors',
    markdown: (element, { children }) => {
      const lead = attribute(element, 'lead');
      return [...(lead === undefined ? [] : [paragraph(text(`${lead}:`))]), ...children(element)];
    },
  },
  ListFilter: {
    source: '@site/src/components/ListFilter',
    kind: 'static',
    stylesheet: 'listFilter',
    markdown: nothing,
    search: 'nothing',
  },
  FeatureMatrix: {
    source: '@site/src/components/FeatureMatrix',
    kind: 'island',
    missing: 'Comparisons don’t start with your platform right now.',
    markdown: featureMatrix,
    search: 'nothing',
  },
  Flow: {
    source: '@site/src/components/Flow',
    kind: 'static',
    stylesheet: 'pictures',
    markdown: flow,
    // It illustrates the text around it.
    search: 'nothing',
  },
  MarkedInvoice: {
    source: '@site/src/components/MarkedInvoice',
    kind: 'static',
    stylesheet: 'pictures',
    markdown: markedInvoice,
    search: 'nothing',
  },
  PageMenu: {
    source: '@site/src/components/PageMenu',
    kind: 'island',
    missing: 'This page can’t be copied right now.',
    // Every document has one.
    chunk: 'document',
  },
  PageState: {
    source: '@site/src/components/ScannerScreen/PageState',
    kind: 'static',
    stylesheet: 'screens',
    markdown: pageState,
    search: 'nothing',
  },
  PageStates: {
    source: '@site/src/components/ScannerScreen/PageStates',
    kind: 'static',
    stylesheet: 'screens',
    markdown: pageStates,
    search: 'nothing',
  },
  PlatformChooser: {
    source: '@site/src/components/PlatformChooser',
    kind: 'static',
    markdown: platformChooser,
    search: 'nothing',
  },
  ScannerScreen: {
    source: '@site/src/components/ScannerScreen',
    kind: 'static',
    stylesheet: 'screens',
    markdown: scannerScreen,
    search: { attribute: 'caption' },
  },
  Screens: {
    source: '@site/src/components/ScannerScreen/Screens',
    kind: 'static',
    stylesheet: 'screens',
    markdown: contents,
  },
  Sheet: {
    source: '@site/src/components/Sheets/Sheet',
    kind: 'static',
    stylesheet: 'sheets',
    markdown: sheet,
    // Every code has the same words, which would be found in place of a guide.
    search: 'nothing',
  },
  Sheets: {
    source: '@site/src/components/Sheets',
    kind: 'static',
    stylesheet: 'sheets',
    markdown: contents,
  },
  SheetView: {
    source: '@site/src/components/SheetView',
    kind: 'island',
    missing: 'Nothing can be shown one at a time right now. Select a drawing to open its file.',
    markdown: nothing,
    search: 'nothing',
  },
  Since: {
    source: '@site/src/components/Since',
    kind: 'static',
    markdown: (element) => [emphasis(text(`since ${attribute(element, 'version') ?? ''}`))],
    search: 'nothing',
  },
  Sketch: { source: '@site/src/components/Flow/Sketch', kind: 'static', markdown: sketch },
  StarterCard: {
    source: '@site/src/components/StarterCard',
    kind: 'static',
    markdown: contents,
    search: 'nothing',
  },
  StarterDownload: {
    source: '@site/src/components/StarterCard/StarterDownload',
    kind: 'static',
    markdown: (element, { children, markdownUrlOf }) => [
      link(
        markdownUrlOf(attribute(element, 'path') ?? ''),
        ...(children(element) as PhrasingContent[]),
      ),
    ],
  },
  SymbolRows: {
    source: '@site/src/components/SymbolRows',
    kind: 'static',
    markdown: contents,
    // Sections contain the names; types and defaults are found in guides.
    search: 'nothing',
  },
  SymbolTools: {
    source: '@site/src/components/SymbolTools',
    kind: 'island',
    missing: 'Your platform doesn’t come first in the tables right now.',
    markdown: nothing,
    search: 'nothing',
  },
  TabItem: { source: '@theme/TabItem', kind: 'static', markdown: contents },
  Tabs: { source: '@theme/Tabs', kind: 'static', markdown: tabs },
  ThemeBuilder: {
    source: '@site/src/components/ThemeBuilder',
    kind: 'island',
    missing: builderMissing,
    slots: '@site/src/components/ThemeBuilder/slots',
    markdown: themeBuilder,
    search: 'nothing',
  },
  UpgradeChoice: {
    source: '@site/src/components/UpgradePath',
    kind: 'island',
    missing: 'The choice of versions isn’t available right now. You see the steps of each version.',
    markdown: (_, { pageUrl }) => [
      paragraph(
        text('The choice works in the browser: '),
        link(pageUrl, text('choose the versions on the page')),
        text('. The changelog of the platform has the steps of each version.'),
      ),
    ],
    search: 'nothing',
  },
  UpgradeRequirements: {
    source: '@site/src/components/UpgradePath/UpgradeRequirements',
    kind: 'static',
    stylesheet: 'upgrade',
    markdown: nothing,
    search: 'nothing',
  },
  UpgradeStep: {
    source: '@site/src/components/UpgradePath/UpgradeStep',
    kind: 'static',
    stylesheet: 'upgrade',
    markdown: nothing,
    search: 'nothing',
  },
  UpgradeSteps: {
    source: '@site/src/components/UpgradePath/UpgradeSteps',
    kind: 'static',
    stylesheet: 'upgrade',
    // The changelog says the same.
    markdown: nothing,
    search: 'nothing',
  },
  UpgradeVersion: {
    source: '@site/src/components/UpgradePath/UpgradeVersion',
    kind: 'static',
    stylesheet: 'upgrade',
    markdown: nothing,
    search: 'nothing',
  },
};

/** Where an island is that is to be shown in static HTML; an import of its source would render it without its script. */
export const islandModule = (name: string): string =>
  `@generated/deckle-components/default/${name}`;

/** Names of the components that pages may use. */
export const pageComponents: readonly string[] = Object.entries(registry).flatMap(
  ([name, { markdown }]) => (markdown === undefined ? [] : [name]),
);
