/**
 * The platforms and products the site knows. Which of them have pages is never said here: that is
 * which files exist. Facts come from `sdk-facts/platforms.md` and `releases.md`.
 */

export const products = [
  { id: 'document', label: 'Document SDK', folder: '' },
  { id: 'barcode', label: 'Barcode SDK', folder: 'barcode-scanner-sdk' },
] as const;

export type ProductId = (typeof products)[number]['id'];

/** Spelling families; see `spelling.ts`. */
export type Language = 'Kotlin' | 'Java' | 'Swift' | 'C#' | 'TypeScript' | 'JavaScript' | 'Dart';

/** Lines of the native core, the neutral clock of `@since` tags in `api-sources/`. */
export const coreLines = ['1.0', '1.5', '1.6', '1.7', '1.8', '1.9'] as const;
export type CoreLine = (typeof coreLines)[number];

export interface Platform {
  /** Path segment below `/docs` (and below the barcode folder); case matters. */
  readonly id: string;
  readonly label: string;
  readonly languages: readonly Language[];
  /**
   * First version of each product's package that carries what a core line brought. A line that is
   * missing has not reached this platform.
   */
  readonly firstVersion: Readonly<Record<ProductId, Readonly<Partial<Record<CoreLine, string>>>>>;
}

const barcodeFirst = { '1.0': '1.0.0' } as const;

export const platforms = [
  {
    id: 'Android',
    label: 'Android',
    languages: ['Kotlin', 'Java'],
    firstVersion: {
      document: {
        '1.5': '1.5.1.5',
        '1.6': '1.6.2.1',
        '1.7': '1.7.0.3',
        '1.8': '1.8.0.0',
        '1.9': '1.9.0.0',
      },
      barcode: barcodeFirst,
    },
  },
  {
    id: 'iOS',
    label: 'iOS',
    languages: ['Swift'],
    firstVersion: {
      document: {
        '1.5': '1.5.0',
        '1.6': '1.6.3.1',
        '1.7': '1.7.7',
        '1.8': '1.8.0',
        '1.9': '1.9.0',
      },
      barcode: barcodeFirst,
    },
  },
  {
    id: 'react-native',
    label: 'React Native',
    languages: ['TypeScript'],
    firstVersion: {
      document: { '1.5': '1.0.0', '1.6': '1.0.4', '1.7': '2.0.0', '1.8': '2.0.0' },
      barcode: barcodeFirst,
    },
  },
  {
    id: 'Flutter',
    label: 'Flutter',
    languages: ['Dart'],
    firstVersion: {
      document: { '1.5': '1.0.0', '1.6': '1.2.0', '1.7': '1.3.0', '1.8': '2.0.0' },
      barcode: {},
    },
  },
  {
    id: 'MAUI',
    label: '.NET MAUI',
    languages: ['C#'],
    firstVersion: {
      document: { '1.5': '1.0.0', '1.6': '1.2.0', '1.7': '1.3.0', '1.8': '2.0.0' },
      barcode: {},
    },
  },
  {
    id: 'Xamarin',
    label: 'Xamarin',
    languages: ['C#'],
    firstVersion: { document: { '1.5': '1.0.0', '1.6': '1.2.0', '1.7': '1.3.0' }, barcode: {} },
  },
  {
    id: 'capacitor',
    label: 'Capacitor',
    languages: ['TypeScript'],
    firstVersion: {
      document: { '1.5': '1.0.0', '1.6': '1.0.0', '1.7': '2.0.5', '1.8': '6.0.0' },
      barcode: {},
    },
  },
  {
    id: 'cordova',
    label: 'Cordova',
    languages: ['JavaScript'],
    firstVersion: {
      document: { '1.5': '1.0.0-beta.1', '1.6': '1.0.0-beta.1', '1.7': '2.0.0', '1.8': '2.0.0' },
      barcode: barcodeFirst,
    },
  },
  {
    id: 'Windows',
    label: 'Windows',
    languages: ['C#'],
    firstVersion: { document: { '1.5': '1.0.2.18' }, barcode: {} },
  },
] as const satisfies readonly Platform[];

export type PlatformId = (typeof platforms)[number]['id'];

export const platformIds: readonly PlatformId[] = platforms.map((p) => p.id);

/** Whether `value` names a platform, exactly as its path segment is spelled. */
export function isPlatformId(value: string): value is PlatformId {
  return (platformIds as readonly string[]).includes(value);
}

/** The platform with this id. */
export function platformById(id: PlatformId): Platform {
  const platform = platforms.find((p) => p.id === id);
  if (platform === undefined) throw new Error(`Unknown platform "${id}".`);
  return platform;
}

/** Label of a product, as readers see it. */
export function productLabel(id: ProductId): string {
  return id === 'document' ? products[0].label : products[1].label;
}

/**
 * First version of a platform's package that has what a core line brought, if it has it at all. A
 * platform's own declarations may name an exact version (`1.7.2.0`) instead of a line.
 */
export function firstVersion(
  platform: PlatformId,
  product: ProductId,
  line: string,
): string | undefined {
  const lines: Readonly<Record<string, string | undefined>> =
    platformById(platform).firstVersion[product];
  return /^\d+\.\d+\.\d/.test(line) ? line : lines[line];
}
