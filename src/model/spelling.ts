/**
 * What platforms call otherwise than the neutral model (`api-sources/model`). Letter case and underscores, and the object
 * that has a function, differ without an entry here: a platform's declarations say how it spells these.
 */
import { platformById, type PlatformId, type ProductId } from './platforms';

/** The types of the model that only hold a product's functions. */
const functionsTypes: Readonly<Record<ProductId, string>> = {
  document: 'DeckleSDK',
  barcode: 'BarcodeSDK',
};

/** The type of the model that holds the functions of a product. */
export const functionsType = (product: ProductId): string => functionsTypes[product];

/** The type of the functions of either product in prose, anchors and addresses. */
export const shownFunctionsType = functionsTypes.document;

/** The model's id of what prose, anchors and addresses call `shown`: `BarcodeSDK.scanBarcode` of `DeckleSDK.scanBarcode`. */
export function modelId(shown: string, product: ProductId): string {
  const [type, ...member] = shown.split('.');
  return type === shownFunctionsType ? [functionsTypes[product], ...member].join('.') : shown;
}

/** What prose, anchors and addresses call a symbol of the model. */
export function shownId(id: string): string {
  const [type = '', ...member] = id.split('.');
  const isFunctions = Object.values(functionsTypes).includes(type);
  return isFunctions ? [shownFunctionsType, ...member].join('.') : id;
}

/** Ids of a platform's declarations by the neutral id of a type, an enum member, or a function. */
type Names = Readonly<Record<string, string>>;

const colorsAndLevels = { LogLevel: 'Logger.Level', ColorConfig: 'ColorConfiguration' } as const;

const nested = {
  ...colorsAndLevels,
  PDFPageFormat: 'Document.PDFPageFormat',
  PageSourceType: 'Document.PageSourceType',
} as const;

/** Functions that Android and iOS put on the type that they are about, and one of two by the same name. */
const native = {
  ...nested,
  'DeckleSDK.loadFile': 'DocumentDataReader.loadFile',
  'DeckleSDK.onboardingDefaultItems': 'Onboarding.defaultItems',
  'DeckleSDK.scanTipsDefaultItems': 'ScanTips.defaultItems',
  'DeckleSDK.emptyResultScreenDefaultItems': 'EmptyResultScreen.defaultItems',
  'DeckleSDK.resetOnboarding': 'Onboarding.reset',
} as const;

const csharp = { ...colorsAndLevels, 'DeckleSDK.getLastError': 'DeckleSDK.LastError' } as const;

/** The model's interface of barcode functions is the class `DeckleSDK` of these packages. */
const nativeBarcode = {
  LogLevel: 'Logger.Level',
  BarcodeSDK: 'DeckleSDK',
  BarcodeColorConfig: 'BarcodeColorConfiguration',
} as const;

const names: Readonly<Record<ProductId, Readonly<Partial<Record<PlatformId, Names>>>>> = {
  document: {
    Android: {
      ...native,
      // An app launches these contracts instead of calling a function.
      'DeckleSDK.scanDocument': 'ScanResult',
      'DeckleSDK.startPhotoPayment': 'PhotoPaymentResult',
      'DeckleSDK.startPhotoPaymentWithExternalFiles': 'PhotoPaymentFilesResult',
    },
    iOS: {
      ...native,
      'DeckleSDK.getImageBytes': 'Document.getImage',
      'DeckleSDK.startPhotoPaymentWithExternalFiles': 'UI.startPhotoPaymentWithExternalFile',
    },
    Flutter: {
      DeckleSDK: 'DeckleSdk',
      LogLevel: 'Level',
      ColorConfig: 'ColorConfiguration',
      // `assert` is a reserved word of Dart.
      'LogLevel.ASSERT': 'Level.assertion',
      'DeckleSDK.loadFile': 'DeckleSdkDocumentDataReader.loadFile',
    },
    MAUI: csharp,
    Xamarin: csharp,
    Windows: {
      ...colorsAndLevels,
      PDFPageFormat: 'Document.PDFPageFormat',
      'DeckleSDK.loadFile': 'Document.Load',
      'DeckleSDK.getText': 'Document.Text',
      'DeckleSDK.getTraceFile': 'Logger.Filename',
    },
    cordova: { DeckleSDK: 'DeckleSDKPromisify' },
  },
  barcode: {
    Android: { ...nativeBarcode, 'BarcodeSDK.scanBarcode': 'BarcodeScanResult' },
    iOS: nativeBarcode,
    'react-native': { BarcodeSDK: 'DeckleSDK' },
    cordova: { BarcodeSDK: 'DeckleSDKBarcode' },
  },
};

/**
 * The id that a platform's declarations have for a neutral one: another name where {@link names} has one for it or for
 * its type, otherwise the same.
 */
export function platformName(id: string, platform: PlatformId, product: ProductId): string {
  const own = names[product][platform] ?? {};
  const [type = '', member] = id.split('.');
  return own[id] ?? [own[type] ?? type, ...(member === undefined ? [] : [member])].join('.');
}

/** The neutral id of what a platform calls by another name. */
export function neutralName(
  name: string,
  platform: PlatformId,
  product: ProductId,
): string | undefined {
  return Object.entries(names[product][platform] ?? {}).find(([, own]) => own === name)?.[0];
}

/** A name without what platforms spell differently: `FILE_IO`, `fileIO` and `FileIO` are one. */
export const withoutCase = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Words of the neutral model's language in inline code, such as `null`, as a platform spells them. */
export function spellLiterals(markdown: string, platform: PlatformId): string {
  return platformById(platform).languages[0] === 'Swift'
    ? markdown.replace(/(?<!`)`null`(?!`)/g, '`nil`')
    : markdown;
}
