/**
 * The platforms and products of the site: the one table to extend for a new platform. Which of
 * them have pages, declarations and samples follows from the files in
 * {@link sourceFolder} below `api-sources/` and `samples/`, and in `platformFolder` below `docs/`.
 */

export const products = [
  { id: 'document', label: 'Document SDK', folder: '' },
  { id: 'barcode', label: 'Barcode SDK', folder: 'barcode-scanner-sdk' },
] as const;

export type ProductId = (typeof products)[number]['id'];

/** Systems that apps run on. */
export const systems = ['Android', 'iOS', 'Windows'] as const;

export type System = (typeof systems)[number];

/** Languages of packages and samples. */
export type Language = 'Kotlin' | 'Java' | 'Swift' | 'C#' | 'TypeScript' | 'JavaScript' | 'Dart';

/** Lines of the native core, the version scale for `@since` tags in `api-sources/`. */
export type CoreLine = '1.0' | '1.5' | '1.6' | '1.7' | '1.8' | '1.9';

/** What one product has on one platform. */
export interface PlatformProduct {
  /**
   * First version of the package with each core line. A missing line has not been released for
   * this platform.
   */
  readonly firstVersion: Readonly<Partial<Record<CoreLine, string>>>;
  /** Two objects of the package with the same functions: `[object, into]` merges the first into the second. */
  readonly forms?: readonly [string, string];
  /** Folder of the package that pages show, where there are several, below the platform's declarations. */
  readonly package?: string;
}

export interface Platform {
  /** Name of its folders in `docs/`, `api-sources/` and `samples/`; case matters. */
  readonly id: string;
  readonly label: string;
  /**
   * Languages of its samples. The first is that of the package: it decides how declarations are read,
   * and a TypeScript package gets a generated reference.
   */
  readonly languages: readonly Language[];
  /** Languages that call the package, too, and in which there are no samples. */
  readonly alsoFrom?: readonly string[];
  /** Systems its apps run on. */
  readonly runsOn: readonly System[];
  /** What runs its TypeScript and JavaScript: code in a web view has a DOM, and in that of Cordova global plugins, too. */
  readonly runsIn: 'native' | 'web' | 'cordova';
  /** What developers call it in search, beside its id, label and languages. */
  readonly nicknames?: readonly string[];
  /** The platform to move to, where its packages get no further versions. */
  readonly successor?: string;
  readonly products: Readonly<Partial<Record<ProductId, PlatformProduct>>>;
}

const barcodeFirst = { '1.0': '1.0.0' } as const;
const mobile = ['Android', 'iOS'] as const;

/** In the order in which readers see them. */
export const platforms = [
  {
    id: 'Android',
    label: 'Android',
    languages: ['Kotlin', 'Java'],
    runsOn: ['Android'],
    runsIn: 'native',
    products: {
      document: {
        firstVersion: {
          '1.5': '1.5.1.5',
          '1.6': '1.6.2.1',
          '1.7': '1.7.0.3',
          '1.8': '1.8.0.0',
          '1.9': '1.9.0.0',
        },
      },
      barcode: { firstVersion: barcodeFirst },
    },
  },
  {
    id: 'iOS',
    label: 'iOS',
    languages: ['Swift'],
    alsoFrom: ['Objective-C'],
    runsOn: ['iOS'],
    runsIn: 'native',
    nicknames: ['ipad', 'iphone', 'objc', 'objectivec'],
    products: {
      document: {
        firstVersion: {
          '1.5': '1.5.0',
          '1.6': '1.6.3.1',
          '1.7': '1.7.7',
          '1.8': '1.8.0',
          '1.9': '1.9.0',
        },
      },
      barcode: { firstVersion: barcodeFirst },
    },
  },
  {
    id: 'react-native',
    label: 'React Native',
    languages: ['TypeScript'],
    runsOn: mobile,
    runsIn: 'native',
    nicknames: ['expo', 'react', 'rn'],
    products: {
      document: {
        firstVersion: {
          '1.5': '1.0.0',
          '1.6': '1.0.4',
          '1.7': '2.0.0',
          '1.8': '2.0.0',
          '1.9': '2.1.0',
        },
      },
      barcode: { firstVersion: barcodeFirst },
    },
  },
  {
    id: 'Flutter',
    label: 'Flutter',
    languages: ['Dart'],
    runsOn: mobile,
    runsIn: 'native',
    products: {
      document: {
        firstVersion: {
          '1.5': '1.0.0',
          '1.6': '1.2.0',
          '1.7': '1.3.0',
          '1.8': '2.0.0',
          '1.9': '2.2.0',
        },
      },
    },
  },
  {
    id: 'MAUI',
    label: '.NET MAUI',
    languages: ['C#'],
    runsOn: mobile,
    runsIn: 'native',
    nicknames: ['dotnet', 'maui'],
    products: {
      document: {
        firstVersion: {
          '1.5': '1.0.0',
          '1.6': '1.2.0',
          '1.7': '1.3.0',
          '1.8': '2.0.0',
          '1.9': '3.0.0',
        },
      },
    },
  },
  {
    id: 'Xamarin',
    label: 'Xamarin',
    languages: ['C#'],
    runsOn: mobile,
    runsIn: 'native',
    nicknames: ['dotnet'],
    successor: 'MAUI',
    products: {
      document: {
        firstVersion: { '1.5': '1.0.0', '1.6': '1.2.0', '1.7': '1.3.0' },
        package: 'forms',
      },
    },
  },
  {
    id: 'capacitor',
    label: 'Capacitor',
    languages: ['TypeScript'],
    runsOn: mobile,
    runsIn: 'web',
    nicknames: ['ionic'],
    products: {
      document: {
        firstVersion: {
          '1.5': '1.0.0',
          '1.6': '1.0.0',
          '1.7': '2.0.5',
          '1.8': '6.0.0',
          '1.9': '8.0.0',
        },
      },
    },
  },
  {
    id: 'cordova',
    label: 'Cordova',
    languages: ['JavaScript'],
    runsOn: mobile,
    runsIn: 'cordova',
    nicknames: ['phonegap'],
    products: {
      document: {
        firstVersion: {
          '1.5': '1.0.0-beta.1',
          '1.6': '1.0.0-beta.1',
          '1.7': '2.0.0',
          '1.8': '2.0.0',
          '1.9': '2.1.0',
        },
        forms: ['DeckleSDK', 'DeckleSDKPromisify'],
      },
      barcode: { firstVersion: barcodeFirst },
    },
  },
  {
    id: 'Windows',
    label: 'Windows',
    languages: ['C#'],
    runsOn: ['Windows'],
    runsIn: 'native',
    nicknames: ['dotnet', 'uwp', 'winforms', 'winui', 'wpf'],
    products: {
      document: {
        firstVersion: { '1.5': '1.0.2.18' },
      },
    },
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

/** Label of the platform to move to, where a platform's packages get no further versions. */
export const successorOf = (id: PlatformId): string | undefined =>
  platforms.find((platform) => platform.id === platformById(id).successor)?.label;

/** Folder of a product and platform below `api-sources/` and `samples/`. */
export function sourceFolder(product: ProductId, platform: PlatformId): string {
  return `${product}/${platform}`;
}

/** Whether the reference of a platform's package is generated: TypeDoc reads TypeScript packages only. */
export function hasReference(platform: PlatformId): boolean {
  return platformById(platform).languages[0] === 'TypeScript';
}

/** Label of a product, as readers see it. */
export function productLabel(id: ProductId): string {
  return products.find((product) => product.id === id)?.label ?? id;
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
  const lines: Readonly<Record<string, string>> =
    platformById(platform).products[product]?.firstVersion ?? {};
  return /^\d+\.\d+\.\d/.test(line) ? line : lines[line];
}
