/** The eight features of the home page, and where each leads on the reader's platform. */

export type FeatureId =
  | 'docScan'
  | 'dataExtraction'
  | 'textDetection'
  | 'fileImport'
  | 'imageExport'
  | 'pdfCreation'
  | 'photoPayment'
  | 'barcodeScan';

export type ProductId = 'document' | 'barcode';

export interface Feature {
  readonly id: FeatureId;
  readonly product: ProductId;
  readonly title: string;
  readonly sentence: string;
}

/** In the order in which a reader meets them; the last one is the other SDK. */
export const features: readonly Feature[] = [
  {
    id: 'docScan',
    product: 'document',
    title: 'Document scanning',
    sentence:
      'A ready-made camera screen finds the page, takes the photo automatically, and crops it.',
  },
  {
    id: 'dataExtraction',
    product: 'document',
    title: 'Data extraction',
    sentence:
      'Get the sender, IBAN, amount, date, and invoice number of German-language documents as JSON.',
  },
  {
    id: 'textDetection',
    product: 'document',
    title: 'Text recognition',
    sentence: 'Get the text of one page or of the whole document. It recognizes Latin script.',
  },
  {
    id: 'fileImport',
    product: 'document',
    title: 'File import',
    sentence:
      'Load PDF, JPG, PNG, TIFF, and HEIC files without a screen and read them like a scan.',
  },
  {
    id: 'imageExport',
    product: 'document',
    title: 'Image export',
    sentence: 'Get each page as a JPG: the original photo, cropped, or cropped and filtered.',
  },
  {
    id: 'pdfCreation',
    product: 'document',
    title: 'PDF creation',
    sentence:
      'Write all pages to one PDF. It’s searchable if your license includes text recognition.',
  },
  {
    id: 'photoPayment',
    product: 'document',
    title: 'Photo payment',
    sentence: 'Scan an invoice and get the data for a bank transfer with one call.',
  },
  {
    id: 'barcodeScan',
    product: 'barcode',
    title: 'Barcode scanning',
    sentence:
      'Read QR, Aztec, PDF417, EAN, and more, one code or many. A separate SDK with its own key.',
  },
];

/** The data about a platform that this page needs; the site map has more. */
export interface PlatformPages {
  readonly id: string;
  readonly label: string;
  readonly pages: Readonly<Partial<Record<string, string>>>;
}

export interface ProductPages {
  readonly id: string;
  readonly platforms: readonly PlatformPages[];
}

/** A feature on one platform: with its address, or with the platforms that have it. */
export interface FeatureLink extends Feature {
  readonly url: string | undefined;
  /** Labels of the platforms that have the feature; only asked for where the reader's has not. */
  readonly elsewhere: readonly string[];
}

/** Link of each feature for a reader on `platform`. */
export function featureLinks(products: readonly ProductPages[], platform: string): FeatureLink[] {
  return features.map((feature) => {
    const platforms = products.find(({ id }) => id === feature.product)?.platforms ?? [];
    const url = platforms.find(({ id }) => id === platform)?.pages[feature.id];
    const elsewhere =
      url === undefined
        ? platforms.filter(({ pages }) => pages[feature.id] !== undefined).map(({ label }) => label)
        : [];
    return { ...feature, url, elsewhere };
  });
}

/** "Android", "Android and iOS", "Android, iOS, and Cordova". */
export function enumerate(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')}${words.length > 2 ? ',' : ''} and ${last}`;
}
