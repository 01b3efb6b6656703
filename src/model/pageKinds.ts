import type { ProductId } from './platforms';

/** Groups of a platform's sidebar, in order. */
export const groups = ['Start', 'Features', 'Screens', 'Test and release', 'API'] as const;
export type Group = (typeof groups)[number];

export interface PageKind {
  /** File name without extension; also the last path segment. */
  readonly id: string;
  readonly title: string;
  readonly group: Group;
  readonly products: readonly ProductId[];
  /**
   * What a reader finds there, in a few words, for `llms.txt` and the Markdown of the home page. The home page itself
   * has room for a longer sentence about each feature (`src/components/Home/Features`).
   */
  readonly summary: string;
  /**
   * Where guides of the kind are left out, although they exist. `comparison`: they say nothing about another platform, as
   * versions, checklists to tick and overviews do not. `matrix`: every platform has them, and they aren't about a feature; the heads
   * of the matrix and the tiles above it lead there.
   */
  readonly leftOutOf?: readonly ('comparison' | 'matrix')[];
}

const both: readonly ProductId[] = ['document', 'barcode'];
const documentOnly: readonly ProductId[] = ['document'];

/** Every kind of guide page, in reading order. Any other file name fails the build. */
export const pageKinds = [
  {
    id: 'intro',
    title: 'Introduction',
    group: 'Start',
    products: both,
    summary: 'What the SDK does on this platform.',
    leftOutOf: ['comparison', 'matrix'],
  },
  {
    id: 'getStarted',
    title: 'Get started',
    group: 'Start',
    products: both,
    summary: 'From installing the SDK to a first result.',
  },
  {
    id: 'sdkInit',
    title: 'Initialization',
    group: 'Start',
    products: both,
    summary: 'License key, logging, and temporary files.',
  },
  {
    id: 'docScan',
    title: 'Document scanning',
    group: 'Features',
    products: documentOnly,
    summary: 'Scan pages with the ready-made camera screens.',
  },
  {
    id: 'barcodeScan',
    title: 'Barcode scanning',
    group: 'Features',
    products: ['barcode'],
    summary: 'Read one code or many, in 13 formats.',
  },
  {
    id: 'dataExtraction',
    title: 'Data extraction',
    group: 'Features',
    products: documentOnly,
    summary: 'Read sender, amount, date, and IBAN as JSON.',
  },
  {
    id: 'textDetection',
    title: 'Text recognition',
    group: 'Features',
    products: documentOnly,
    summary: 'Recognize the text of a page or a document.',
  },
  {
    id: 'fileImport',
    title: 'File import',
    group: 'Features',
    products: documentOnly,
    summary: 'Load PDF and image files without a screen.',
  },
  {
    id: 'imageExport',
    title: 'Image export',
    group: 'Features',
    products: documentOnly,
    summary: 'Write pages as JPG files or take their bytes.',
  },
  {
    id: 'pdfCreation',
    title: 'PDF creation',
    group: 'Features',
    products: documentOnly,
    summary: 'Write a searchable PDF of the document.',
  },
  {
    id: 'photoPayment',
    title: 'Photo payment',
    group: 'Features',
    products: documentOnly,
    summary: 'Scan an invoice, get a filled-in transfer.',
  },
  {
    id: 'onboarding',
    title: 'Onboarding',
    group: 'Screens',
    products: documentOnly,
    summary: 'Introduce the scanner at its first start.',
  },
  {
    id: 'scantips',
    title: 'Scan tips',
    group: 'Screens',
    products: documentOnly,
    summary: 'Offer help on the scan screen.',
  },
  {
    id: 'theming',
    title: 'Theming',
    group: 'Screens',
    products: both,
    summary: 'Change texts and the look of the screens.',
  },
  {
    id: 'colorConfig',
    title: 'Colors',
    group: 'Screens',
    products: documentOnly,
    summary: 'Twelve colors for light and dark mode.',
  },
  {
    id: 'testing',
    title: 'Testing',
    group: 'Test and release',
    products: documentOnly,
    summary: 'Unit tests with a fake, and tests with real documents.',
  },
  {
    id: 'compatibility',
    title: 'Compatibility',
    group: 'Test and release',
    products: both,
    summary: 'Which version fits your tools and the stores.',
  },
  {
    id: 'releaseChecklist',
    title: 'Release checklist',
    group: 'Test and release',
    products: both,
    summary: 'What to check before your app ships.',
    leftOutOf: ['comparison'],
  },
  {
    id: 'migration',
    title: 'Migration',
    group: 'Test and release',
    products: documentOnly,
    summary: 'Move to the current version.',
    leftOutOf: ['comparison'],
  },
  {
    id: 'changelog',
    title: 'Changelog',
    group: 'Test and release',
    products: both,
    summary: 'What changed in each version.',
    leftOutOf: ['comparison', 'matrix'],
  },
  {
    id: 'apiIndex',
    title: 'API index',
    group: 'API',
    products: both,
    summary: 'Every function, type, and member from A to Z.',
    leftOutOf: ['comparison', 'matrix'],
  },
] as const satisfies readonly PageKind[];

export type PageKindId = (typeof pageKinds)[number]['id'];

/** Page kinds of one product, in reading order. */
export function kindsOf(product: ProductId): readonly PageKind[] {
  const all: readonly PageKind[] = pageKinds;
  return all.filter((kind) => kind.products.includes(product));
}

/** The kind with this id, if there is one. */
export function pageKind(id: string): PageKind | undefined {
  return pageKinds.find((kind) => kind.id === id);
}
