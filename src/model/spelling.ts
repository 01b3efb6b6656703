/**
 * How each platform spells a symbol of the neutral model (`api-sources/model`). Pure and table-driven;
 * the table of platforms names the entry of {@link spellings} that each platform uses. Whether the
 * spelled symbol really exists on a platform is decided by that platform's declarations, not here.
 */
import { platformById, type PlatformId, type ProductId } from './platforms';

export type NeutralKind = 'type' | 'member' | 'enumMember' | 'function';

/** A symbol of the neutral model: `DocumentScannerConfiguration.autoCapture`, `ScanFilter.BLACKWHITE`. */
export interface NeutralSymbol {
  readonly kind: NeutralKind;
  readonly type: string;
  readonly member?: string;
  readonly product: ProductId;
}

export interface Spelling {
  /**
   * Name with its owner, as in the platform's code: `Document.writePDF`. In Swift the
   * labels of the arguments are part of a function's name: `Document.writeImage(page:fileUrl:)`.
   */
  readonly full: string;
  /** What prose shows: bare members, enum values with their type, functions with parentheses. */
  readonly text: string;
}

type Case = 'upper' | 'lowerCamel' | 'pascal' | 'string';

/** Words of an UPPER_SNAKE name; compounds that the wire name does not separate are listed. */
function words(name: string): string[] {
  const compounds: Readonly<Record<string, string>> = { BLACKWHITE: 'BLACK_WHITE' };
  return (compounds[name] ?? name).split('_').filter(Boolean);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const uncapital = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** `FILE_IO` becomes `FileIO`: two-letter words that are initials stay as they are. */
function pascalWord(word: string): string {
  return word === 'IO' ? word : capital(word.toLowerCase());
}

/** An UPPER_SNAKE enum member in another letter case. */
export function recase(name: string, to: Case): string {
  if (to === 'upper') return name;
  if (to === 'string') return `'${name}'`;
  const pascal = words(name).map(pascalWord).join('');
  return to === 'pascal' ? pascal : uncapital(pascal);
}

interface Rules {
  readonly enumCase: Case;
  readonly memberCase: 'lowerCamel' | 'pascal' | 'javascript';
  readonly functionCase: 'lowerCamel' | 'pascal';
  readonly types: Readonly<Record<string, string>>;
  /** Enum members, by neutral type or `Type.MEMBER`, that leave the platform's usual case. */
  readonly enumExceptions: Readonly<Record<string, Case>>;
  /** Enum members, by neutral `Type.MEMBER`, whose usual name the language reserves. */
  readonly enumNames?: Readonly<Record<string, string>>;
  readonly functionOwner: Readonly<Record<string, string>>;
  readonly defaultOwner: string;
  /** Functions with another name here; a name is used as is, with or without `()` at its end. */
  readonly functionNames: Readonly<Record<string, string>>;
  /** Labels of a function's arguments, by neutral name, where they are part of its full name. */
  readonly argumentLabels?: Readonly<Record<string, string>>;
  /** Whether each color has a setter function, with a value per mode. */
  readonly colorSetters?: boolean;
}

const nativeOwners = {
  setLogLevel: 'Logger',
  getTraceFile: 'Logger',
  scanDocument: 'UI',
  startPhotoPayment: 'UI',
  startPhotoPaymentWithExternalFiles: 'UI',
  onboardingDefaultItems: 'UI',
  scanTipsDefaultItems: 'UI',
  emptyResultScreenDefaultItems: 'UI',
  resetOnboarding: 'UI',
  loadFile: 'DocumentDataReader',
  setAnalyzeConfiguration: 'DocumentDataReader',
  getText: 'DocumentDataReader',
  analyze: 'DocumentDataReader',
  writePDF: 'Document',
  writeImage: 'Document',
  getImageBytes: 'Document',
  pageCount: 'Document',
} as const;

const defaultItemNames = {
  onboardingDefaultItems: 'Onboarding.defaultItems',
  scanTipsDefaultItems: 'ScanTips.defaultItems',
  emptyResultScreenDefaultItems: 'EmptyResultScreen.defaultItems',
  resetOnboarding: 'Onboarding.reset()',
} as const;

const javascript = {
  enumCase: 'upper',
  memberCase: 'javascript',
  functionCase: 'lowerCamel',
  types: {},
  enumExceptions: {},
  functionOwner: {},
  defaultOwner: 'DeckleSDK',
  functionNames: {},
} as const satisfies Rules;

const csharp = {
  enumCase: 'pascal',
  memberCase: 'pascal',
  functionCase: 'pascal',
  types: { LogLevel: 'Logger.Level', ColorConfig: 'ColorConfiguration' },
  enumExceptions: {},
  functionOwner: nativeOwners,
  defaultOwner: 'DeckleSDK',
  functionNames: { getLastError: 'DeckleSDK.LastError' },
} as const satisfies Rules;

const nestedEnums = {
  LogLevel: 'Logger.Level',
  PDFPageFormat: 'Document.PDFPageFormat',
  PageSourceType: 'Document.PageSourceType',
  ColorConfig: 'ColorConfiguration',
} as const;

const android = {
  enumCase: 'upper',
  memberCase: 'lowerCamel',
  functionCase: 'lowerCamel',
  types: nestedEnums,
  enumExceptions: {},
  functionOwner: nativeOwners,
  defaultOwner: 'DeckleSDK',
  functionNames: {
    ...defaultItemNames,
    scanDocument: 'ScanResult',
    startPhotoPayment: 'PhotoPaymentResult',
    startPhotoPaymentWithExternalFiles: 'PhotoPaymentFilesResult',
  },
} as const satisfies Rules;

const ios = {
  enumCase: 'lowerCamel',
  memberCase: 'lowerCamel',
  functionCase: 'lowerCamel',
  types: nestedEnums,
  enumExceptions: { PDFPageFormat: 'pascal' },
  functionOwner: nativeOwners,
  defaultOwner: 'DeckleSDK',
  functionNames: {
    ...defaultItemNames,
    getImageBytes: 'Document.getImage()',
    startPhotoPaymentWithExternalFiles: 'UI.startPhotoPaymentWithExternalFile()',
  },
  argumentLabels: {
    initSDK: 'licenseKey:',
    deleteTempFiles: 'deleteTraceFileContent:',
    setLogLevel: 'level:',
    scanDocument: 'scanDelegate:scanConfig:',
    startPhotoPayment: 'photoPaymentDelegate:paymentConfig:',
    startPhotoPaymentWithExternalFiles: 'photoPaymentDelegate:paymentConfig:fileUrl:',
    loadFile: 'fileUrl:password:',
    getText: 'pageNumber:',
    setAnalyzeConfiguration: 'analyzeConfiguration:',
    writePDF: 'fileUrl:fileName:overwrite:pageFormat:maxSizeKB:',
    writeImage: 'page:fileUrl:',
    getImageBytes: 'page:pageSourceType:',
    resetOnboarding: 'onboarding:scanHintPopup:',
  },
  colorSetters: true,
} as const satisfies Rules;

/** The model's interface of barcode functions is the class `DeckleSDK` of that package. */
const barcodeTypes = { BarcodeSDK: 'DeckleSDK' } as const;

const spellings = {
  android,
  ios,
  typescript: javascript,
  dart: {
    enumCase: 'lowerCamel',
    memberCase: 'lowerCamel',
    functionCase: 'lowerCamel',
    types: { DeckleSDK: 'DeckleSdk', LogLevel: 'Level', ColorConfig: 'ColorConfiguration' },
    enumExceptions: { 'Source.CAMERA_IMPORT': 'pascal' },
    enumNames: { 'LogLevel.ASSERT': 'assertion' },
    functionOwner: {
      ...Object.fromEntries(
        Object.entries(nativeOwners).map(([name, owner]) => [
          name,
          {
            Logger: 'DeckleSdkLogger',
            UI: 'DeckleSdkUi',
            DocumentDataReader: 'DeckleSdkDocumentDataReader',
            Document: 'DeckleSdkDocument',
          }[owner],
        ]),
      ),
    },
    defaultOwner: 'DeckleSdk',
    functionNames: {},
  },
  csharp,
  capacitor: { ...javascript, enumCase: 'pascal' },
  cordova: {
    ...javascript,
    types: { DeckleSDK: 'DeckleSDKPromisify' },
    enumCase: 'string',
    defaultOwner: 'DeckleSDKPromisify',
  },
  windows: {
    ...csharp,
    types: { ...csharp.types, PDFPageFormat: 'Document.PDFPageFormat' },
    functionOwner: {
      setLogLevel: 'Logger',
      writePDF: 'Document',
      pageCount: 'Document',
      analyze: 'Document',
      addPage: 'Document',
    },
    functionNames: {
      loadFile: 'Document.Load()',
      getText: 'Document.Text()',
      getTraceFile: 'Logger.Filename',
    },
  },
  androidBarcode: {
    ...android,
    types: { ...nestedEnums, ...barcodeTypes, BarcodeColorConfig: 'BarcodeColorConfiguration' },
    functionOwner: { setLogLevel: 'Logger', getTraceFile: 'Logger' },
    functionNames: { scanBarcode: 'BarcodeScanResult' },
  },
  iosBarcode: {
    ...ios,
    types: { ...nestedEnums, ...barcodeTypes, BarcodeColorConfig: 'BarcodeColorConfiguration' },
    functionOwner: { scanBarcode: 'BarcodeUI', setLogLevel: 'Logger', getTraceFile: 'Logger' },
    functionNames: {},
    argumentLabels: {
      initSDK: 'licenseKey:',
      deleteTempFiles: 'deleteTraceFileContent:',
      setLogLevel: 'level:',
      scanBarcode: 'delegate:config:',
    },
  },
  typescriptBarcode: {
    ...javascript,
    types: barcodeTypes,
    // Formats and states are unions of string literals in this package; only LogLevel is an enum.
    enumExceptions: { BarcodeFormat: 'string', ReadingState: 'string' },
  },
  cordovaBarcode: {
    ...javascript,
    types: { BarcodeSDK: 'DeckleSDKBarcode' },
    enumCase: 'string',
    defaultOwner: 'DeckleSDKBarcode',
  },
} as const satisfies Readonly<Record<string, Rules>>;

/** Name of a set of spelling rules. */
export type SpellingId = keyof typeof spellings;

/** The spelling rules of a platform, or an error where the product does not exist there. */
function rulesOf(platform: PlatformId, product: ProductId): Rules {
  const id = platformById(platform).products[product]?.spelling;
  if (id === undefined) {
    throw new Error(`The ${product} product has no spelling on ${platform}.`);
  }
  return spellings[id];
}

/** Types whose members are colors. */
const colorTypes: ReadonlySet<string> = new Set(['ColorConfig', 'BarcodeColorConfig']);

/** JavaScript packages capitalize the color configuration, its keys and the two sides of a color. */
function javascriptMember(type: string, member: string): string {
  const capitalized = member === 'colorConfig' || colorTypes.has(type) || type === 'DeckleColor';
  return capitalized ? capital(member) : member;
}

/** A full name without the labels of its arguments, which is how declarations are found. */
export function withoutLabels(full: string): string {
  return full.replace(/\(.*\)$/, '');
}

/** Words of the neutral model's language in inline code, such as `null`, as a platform spells them. */
export function spellLiterals(markdown: string, platform: PlatformId): string {
  return platformById(platform).languages[0] === 'Swift'
    ? markdown.replace(/(?<!`)`null`(?!`)/g, '`nil`')
    : markdown;
}

/** Name of a neutral type on a platform. */
export function spellType(type: string, platform: PlatformId, product: ProductId): string {
  return rulesOf(platform, product).types[type] ?? type;
}

/** A neutral symbol as the platform's code and prose spell it. */
export function spell(symbol: NeutralSymbol, platform: PlatformId): Spelling {
  const rules = rulesOf(platform, symbol.product);
  const type = spellType(symbol.type, platform, symbol.product);
  const member = symbol.member ?? '';
  switch (symbol.kind) {
    case 'type':
      return { full: type, text: type };
    case 'member': {
      if (rules.colorSetters === true && colorTypes.has(symbol.type)) {
        const setter = `set${capital(member)}`;
        return { full: `${type}.${setter}(light:dark:)`, text: `${setter}()` };
      }
      const name =
        rules.memberCase === 'pascal'
          ? capital(member)
          : rules.memberCase === 'javascript'
            ? javascriptMember(symbol.type, member)
            : member;
      return { full: `${type}.${name}`, text: name };
    }
    case 'enumMember': {
      const to =
        rules.enumExceptions[`${symbol.type}.${member}`] ??
        rules.enumExceptions[symbol.type] ??
        rules.enumCase;
      const name = rules.enumNames?.[`${symbol.type}.${member}`] ?? recase(member, to);
      const full = to === 'string' ? name : `${type}.${name}`;
      return { full, text: full };
    }
    case 'function': {
      const labels = rules.argumentLabels?.[member];
      const arguments_ = labels === undefined ? '' : `(${labels})`;
      const renamed = rules.functionNames[member];
      if (renamed !== undefined) {
        return { full: renamed.replace(/\(\)$/, '') + arguments_, text: renamed };
      }
      const owner = rules.functionOwner[member] ?? rules.defaultOwner;
      const full = `${owner}.${rules.functionCase === 'pascal' ? capital(member) : member}`;
      return { full: full + arguments_, text: `${full}()` };
    }
  }
}
