import { kindsOf, pageKind, type PageKind } from './pageKinds';
import { isPlatformId, products, type PlatformId, type ProductId } from './platforms';

/** Kind of a file below `docs/`, derived only from its path. */
export type DocPlace =
  | { readonly type: 'root' }
  | { readonly type: 'shared'; readonly name: string }
  | {
      readonly type: 'guide';
      readonly product: ProductId;
      readonly platform: PlatformId;
      readonly kind: PageKind;
    }
  | {
      readonly type: 'reference';
      readonly product: ProductId;
      readonly platform: PlatformId;
      readonly path: string;
    }
  | {
      /** Generated page about a symbol on all platforms, or the list of them. */
      readonly type: 'symbol';
      readonly product: ProductId;
      /** Type in the model; none for the list. */
      readonly name: string | undefined;
    }
  /** Words under which search finds pages. */
  | { readonly type: 'words' }
  | { readonly type: 'misplaced' };

/** Pages that belong to no platform. */
const rootPages: ReadonlySet<string> = new Set([
  'index.mdx',
  'errors.mdx',
  'sheets/index.mdx',
  'sheets/barcodes.mdx',
  'sheets/documents.mdx',
]);

/** Folder of the barcode product below `docs/`. */
export const barcodeFolder = products[1].folder;

/** Folder of the generated pages about symbols on all platforms below `docs/`. */
export const symbolsFolder = 'symbols';

/** Titles of the lists of pages that are in no sidebar, by their folders below `docs/`. */
export const pageLists = {
  [symbolsFolder]: 'Symbols on all platforms',
  sheets: 'Barcodes and documents to scan',
} as const;

/** Folder of the pages about a product's symbols, relative to `docs/`, without a trailing slash. */
export function symbolFolder(product: ProductId): string {
  return product === 'barcode' ? `${symbolsFolder}/${barcodeFolder}` : symbolsFolder;
}

/** Returns what the file at `path` (relative to `docs/`, with `/`) is. The browser runs this too. */
export function classifyDocPath(path: string): DocPlace {
  const segments = path.split('/');
  const first = segments[0] ?? '';
  if (rootPages.has(path)) return { type: 'root' };
  if (/^_shared\/search\/\w+\.yaml$/.test(path)) return { type: 'words' };
  if (first === '_shared') {
    const name = /^_shared\/([A-Za-z0-9-]+)\.mdx$/.exec(path)?.[1];
    return name === undefined ? { type: 'misplaced' } : { type: 'shared', name };
  }
  if (first === symbolsFolder) {
    const [, folder, name] = /^[^/]+\/([\w-]+\/)?(\w+)\.mdx$/.exec(path) ?? [];
    return name === undefined || ![undefined, `${barcodeFolder}/`].includes(folder)
      ? { type: 'misplaced' }
      : {
          type: 'symbol',
          product: folder === undefined ? 'document' : 'barcode',
          name: name === 'index' ? undefined : name,
        };
  }
  const product: ProductId = first === barcodeFolder ? 'barcode' : 'document';
  const [platform = '', ...below] = product === 'barcode' ? segments.slice(1) : segments;
  if (below.length === 0 || !isPlatformId(platform)) return { type: 'misplaced' };
  if (below[0] === 'api')
    return { type: 'reference', product, platform, path: below.slice(1).join('/') };
  const name = /^([^/]+)\.mdx$/.exec(below.join('/'))?.[1];
  const kind = name === undefined ? undefined : pageKind(name);
  return kind !== undefined && kindsOf(product).includes(kind)
    ? { type: 'guide', product, platform, kind }
    : { type: 'misplaced' };
}

/** Whether the page at `path` (relative to `docs/`) is generated from declarations, and not in git. */
export const isGenerated = (path: string): boolean =>
  ['reference', 'symbol'].includes(classifyDocPath(path).type);

/** The folders of generated pages, as globs relative to `docs/`. */
export const generatedFolders = ['**/api', symbolsFolder];

/** Address of a page below the base URL: `docs/index.mdx` is `/docs/`. */
export function addressOf(file: string): string {
  return `/${file.replace(/^src\/pages\//, '').replace(/\.\w+$/, '')}`.replace(/\/index$/, '/');
}

/** Path of a platform's folder relative to `docs/`, without a trailing slash. */
export function platformFolder(product: ProductId, platform: PlatformId): string {
  return product === 'barcode' ? `${barcodeFolder}/${platform}` : platform;
}
