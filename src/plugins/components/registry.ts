/**
 * The components of documents: where each is, whether it runs in the browser, and how it becomes Markdown. All that
 * asks for one reads this list: imports of pages, the check of names, islands, stylesheets, Markdown versions and search.
 * Only the build loads it; browsers get what `src/plugins/components` generates from it.
 */
import type { PhrasingContent } from 'mdast';
import { attribute } from '../tree/jsx';
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

export interface RegistryEntry {
  /** Module whose default export is the component, as an import names it. */
  readonly source: string;
  /** Rendered again by React in the browser, with properties that are text. Others have no state, effects or event handlers. */
  readonly island?: true;
  /**
   * Module whose default export renders the slots of an island from its properties: parts that are static, whose code
   * browsers need not load.
   */
  readonly slots?: string;
  /**
   * How it is written in the Markdown version of a page. Without it, pages cannot use the component: the build or the
   * theme puts it there.
   */
  readonly markdown?: MarkdownWriter;
  /** The properties it has on pages, where any other is reported. Without it, only the build writes the element. */
  readonly properties?: readonly string[];
  /** How search reads it, where that isn't its children if its Markdown is made of them, and else nothing. */
  readonly search?: 'children' | 'nothing' | { readonly attribute: string };
  /** Whether only pages that show it load the stylesheet of its folder. One component of a folder says so. */
  readonly ownStyles?: true;
}

/** As it is written below: the module is `src/components/<name>` by default. */
type Declared = Omit<RegistryEntry, 'source'> & { readonly source?: string };

const declared: Readonly<Record<string, Declared>> = {
  Anchor: { markdown: nothing },
  ApiHead: {
    markdown: (element) => [
      paragraph(
        text(`${attribute(element, 'kind') ?? ''} exported by `),
        code(attribute(element, 'package') ?? ''),
      ),
    ],
  },
  ApiIndexEntries: { markdown: contents, search: 'nothing' },
  ApiTable: { markdown: contents },
  Availability: { markdown: availability },
  ChangelogFeed: {},
  Feedback: { markdown: nothing },
  Checklist: { island: true, properties: [], markdown: nothing },
  CodeFence: {},
  ColorPair: {
    markdown: (element) => [
      code(attribute(element, 'light') ?? ''),
      text(' light, '),
      code(attribute(element, 'dark') ?? ''),
      text(' dark'),
    ],
  },
  Equivalents: { markdown: nothing },
  ErrorEntry: { source: '@site/src/components/ErrorIndex/ErrorEntry', markdown: contents },
  ErrorPart: {
    source: '@site/src/components/ErrorIndex/ErrorPart',
    ownStyles: true,
    markdown: (element, { children }) => [
      paragraph(text(`${attribute(element, 'summary') ?? ''}:`)),
      ...children(element),
    ],
    search: 'children',
  },
  ListFilter: { properties: ['of'], markdown: nothing, ownStyles: true },
  FeatureMatrix: { island: true, properties: ['product'], markdown: featureMatrix },
  Flow: { properties: ['alt', 'caption', 'vertical'], markdown: flow, ownStyles: true },
  MarkedInvoice: { properties: ['of', 'caption'], markdown: markedInvoice, ownStyles: true },
  PageMenu: {},
  PageState: {
    source: '@site/src/components/ScannerScreen/PageState',
    properties: ['name'],
    markdown: pageState,
  },
  PageStates: {
    source: '@site/src/components/ScannerScreen/PageStates',
    properties: ['caption'],
    markdown: pageStates,
  },
  PlatformChooser: { properties: ['product'], markdown: platformChooser, ownStyles: true },
  ScannerScreen: {
    properties: [
      'name',
      'caption',
      'mode',
      'bars',
      'colors',
      'texts',
      'buttons',
      'item',
      'icons',
      'hide',
      'show',
    ],
    markdown: scannerScreen,
    search: { attribute: 'caption' },
    ownStyles: true,
  },
  Screens: {
    source: '@site/src/components/ScannerScreen/Screens',
    properties: [],
    markdown: contents,
  },
  Sheet: {
    source: '@site/src/components/Sheets/Sheet',
    properties: ['kind', 'path', 'name', 'alt', 'excerpt', 'result'],
    markdown: sheet,
  },
  SheetRow: {
    source: '@site/src/components/Sheets/SheetRow',
    properties: ['kind', 'of'],
    markdown: nothing,
  },
  Sheets: { properties: [], markdown: contents, ownStyles: true },
  SheetView: { island: true, properties: ['of'], markdown: nothing },
  Since: {
    markdown: (element) => [emphasis(text(`since ${attribute(element, 'version') ?? ''}`))],
  },
  Sketch: { source: '@site/src/components/Flow/Sketch', properties: ['name'], markdown: sketch },
  StarterCard: { markdown: contents, search: 'nothing', ownStyles: true },
  StarterDownload: {
    source: '@site/src/components/StarterCard/StarterDownload',
    markdown: (element, { children, markdownUrlOf }) => [
      link(
        markdownUrlOf(attribute(element, 'path') ?? ''),
        ...(children(element) as PhrasingContent[]),
      ),
    ],
    search: 'children',
  },
  SymbolRows: {
    markdown: contents,
    // Sections contain the names; types and defaults are found in guides.
    search: 'nothing',
  },
  SymbolTools: { island: true, markdown: nothing },
  TabItem: { source: '@theme/TabItem', markdown: contents },
  Tabs: { source: '@theme/Tabs', markdown: tabs, search: 'children' },
  ThemeBuilder: {
    island: true,
    slots: '@site/src/components/ThemeBuilder/slots',
    markdown: (_, { pageUrl }) => blocks(`It works in the browser: [open the page](${pageUrl}).`),
  },
  UpgradeChoice: {
    source: '@site/src/components/UpgradePath',
    island: true,
    ownStyles: true,
    markdown: (_, { pageUrl }) =>
      blocks(
        `The form works in the browser: [choose the versions on the page](${pageUrl}). The [changelog](${pageUrl.replace(/[^/]*$/, 'changelog.md')}) has the steps of each version.`,
      ),
  },
  UpgradeStep: { markdown: nothing, source: '@site/src/components/UpgradePath/UpgradeStep' },
  UpgradeSteps: { markdown: nothing, source: '@site/src/components/UpgradePath/UpgradeSteps' },
  UpgradeVersion: { markdown: nothing, source: '@site/src/components/UpgradePath/UpgradeVersion' },
};

export const registry: Readonly<Record<string, RegistryEntry>> = Object.fromEntries(
  Object.entries(declared).map(([name, entry]) => [
    name,
    { source: `@site/src/components/${name}`, ...entry },
  ]),
);

/** Where an island is that is to be shown in static HTML; an import of its source would render it without its script. */
export const islandModule = (name: string): string =>
  `@generated/deckle-components/default/${name}`;

/** Names of the components that pages may use. */
export const pageComponents: readonly string[] = Object.entries(registry).flatMap(
  ([name, { markdown }]) => (markdown === undefined ? [] : [name]),
);
