import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { spell } from '../../model/spelling';
import surface from '../../../tests/fixtures/surface.json';
import { commentFor, resolveSymbol, type ApiSet } from '../content/resolve';
import { conditionsOf, withConditions } from '../content/conditions';
import { loadApis } from '../content/state';
import { memberOf, membersOf, type ApiSymbol } from './types';

/*
 * The API surface of both SDKs as their vendor lists it: `tests/fixtures/surface.json`. Names and
 * defaults of the declarations are compared with it, one by one.
 */

const siteDir = join(__dirname, '../../..');
let apis: ApiSet;

beforeAll(async () => {
  apis = await loadApis(siteDir);
}, 180_000);

interface ListedMember {
  readonly type: string;
  readonly default: string;
  readonly deprecated?: string;
}

interface ListedType {
  readonly extends?: string;
  readonly members: Readonly<Record<string, ListedMember>>;
}

interface Listed {
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<Record<string, ListedType>>;
  readonly functions: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const products: readonly (readonly ['document' | 'barcode', Listed])[] = [
  ['document', surface.document],
  ['barcode', surface.barcode],
];

const uncapital = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function member(type: string, name: string): ApiSymbol {
  const found = memberOf(apis.model, type, uncapital(name));
  expect(found, `${type}.${name} is not in the model`).toBeDefined();
  return found!;
}

/** A default in words that both sides share; `undefined` where something is built in. */
function ofListing(type: string, value: string): string | undefined {
  if (value === 'unset') return undefined;
  if (value === '[]') return 'empty list';
  const created = /^new (\w+)$/.exec(value)?.[1];
  if (created !== undefined) return `a default ${created}`;
  const pair = /^\{ Light: '(.+)', Dark: '(.+)' \}$/.exec(value);
  if (pair !== null) return `light ${pair[1] ?? ''}, dark ${pair[2] ?? ''}`;
  const text = /^'(.*)'$/.exec(value)?.[1];
  if (text === undefined) return value;
  return type === 'string' ? `text ${text}` : `${type}.${text}`;
}

function ofModel(text: string | undefined): string | undefined {
  if (text === undefined) return 'required';
  const same = /^the value of `sdk:(\w+)\.(\w+)`$/.exec(text);
  if (same !== null) return ofModel(member(same[1] ?? '', same[2] ?? '').comment.defaultValue);
  const words = /^built-in text (?:“(.*)”|`(.*)`)$/.exec(text);
  if (words !== null) return `text ${words[1] ?? words[2] ?? ''}`;
  const plain = text.replace(/`(?:sdk:)?([^`]*)`/g, '$1');
  return text.includes('`') || text === 'empty list' ? plain : undefined;
}

describe.each(products)('the model of the %s SDK', (product, listed) => {
  const sdk = product === 'barcode' ? 'BarcodeSDK' : 'DeckleSDK';

  describe.each(Object.entries(listed.enums))('%s', (name, values) => {
    it('has exactly the members that are listed', () => {
      expect(apis.model.symbols.get(name)?.kind).toBe('enum');
      expect(
        membersOf(apis.model, name)
          .map((symbol) => symbol.name)
          .sort(),
      ).toEqual([...values].sort());
    });
  });

  describe.each(Object.entries(listed.types))('%s', (name, type) => {
    it('has exactly the members that are listed', () => {
      expect(apis.model.symbols.get(name)?.kind).toBe('interface');
      if (type.extends !== undefined)
        expect(apis.model.symbols.get(name)?.bases).toContain(type.extends);
      const own = [...apis.model.symbols.values()].filter((symbol) => symbol.parent === name);
      expect(own.map((symbol) => symbol.name).sort()).toEqual(
        Object.keys(type.members).map(uncapital).sort(),
      );
    });

    const members = Object.entries(type.members);
    if (members.length > 0) {
      it.each(members)('%s has its default', (memberName, { type: valueType, default: value }) => {
        const own = ofModel(member(name, memberName).comment.defaultValue);
        const expected = ofListing(valueType, value);
        // Where nothing is stored, the model may be more exact: the words of a built-in text, a
        // default object, `null`; fields of a result have no default at all.
        if (expected === undefined)
          expect(own ?? 'null').toMatch(/^(text |a default |null$|required$)/);
        else expect(own).toBe(expected);
      });

      it.each(members)(
        '%s is deprecated exactly if it is listed so',
        (memberName, { deprecated }) => {
          expect(member(name, memberName).comment.deprecated !== undefined).toBe(
            deprecated !== undefined,
          );
        },
      );
    }
  });

  it('has exactly the functions that are listed', () => {
    const own = membersOf(apis.model, sdk).map((symbol) => symbol.name);
    expect(own.sort()).toEqual(Object.keys(listed.functions).sort());
  });

  it.each(Object.entries(listed.functions))(
    '%s() has its parameters, required and optional ones',
    (name, parameters) => {
      const symbol = member(sdk, name);
      expect(symbol.kind).toBe('function');
      expect(symbol.parameters.map((p) => p.name)).toEqual(Object.keys(parameters));
      for (const parameter of symbol.parameters) {
        expect(parameter.optional, `${name}(${parameter.name})`).toBe(
          parameters[parameter.name] !== 'required',
        );
        expect(parameter.description, `${name}(${parameter.name}) is not described`).not.toBe('');
      }
    },
  );
});

describe('result types', () => {
  it.each(
    Object.entries(
      surface.document.results as Readonly<
        Record<string, { readonly members: readonly string[]; readonly extends?: string }>
      >,
    ),
  )('%s has exactly the fields that are listed', (name, { members, extends: base }) => {
    const own = [...apis.model.symbols.values()].filter((symbol) => symbol.parent === name);
    expect(own.map((symbol) => symbol.name).sort()).toEqual([...members].sort());
    if (base !== undefined) expect(apis.model.symbols.get(name)?.bases).toContain(base);
  });
});

describe('removed members', () => {
  it.each(surface.document.removed)('%s is gone', (id) => {
    expect(apis.model.symbols.has(id)).toBe(false);
  });
});

describe('every symbol of the model', () => {
  it('has a summary', () => {
    const undocumented = [...apis.model.symbols.values()]
      .filter(({ comment }) => comment.summary === '')
      .map(({ id }) => id);
    expect(undocumented).toEqual([]);
  });

  it('has @since, itself or on its type', () => {
    const lines = ['1.0', '1.5', '1.6', '1.7', '1.8', '1.9'];
    const wrong = [...apis.model.symbols.values()].filter(({ comment, parent }) => {
      const since = comment.since ?? apis.model.symbols.get(parent ?? '')?.comment.since;
      return since === undefined || !lines.includes(since);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

const folders = {
  variables: 'variable',
  typeAliases: 'alias',
  enumerations: 'enum',
  interfaces: 'interface',
} as const;
const pageFolders = {
  variables: 'variables',
  typeAliases: 'type-aliases',
  enumerations: 'enumerations',
  interfaces: 'interfaces',
} as const;
const packages = {
  capacitor: 'document/capacitor',
  'react-native': 'document/react-native',
  'barcode-scanner-sdk/react-native': 'barcode/react-native',
} as const;

const pages = Object.entries(
  surface.apiReference as unknown as Readonly<
    Record<keyof typeof packages, Readonly<Record<keyof typeof folders, readonly string[]>>>
  >,
).flatMap(([platform, lists]) =>
  (Object.entries(lists) as [keyof typeof folders, readonly string[]][]).flatMap(([list, names]) =>
    names.map((name) => ({ platform: platform as keyof typeof packages, list, name })),
  ),
);

describe('reference pages', () => {
  it.each(pages)('$platform exports $name ($list)', ({ platform, list, name }) => {
    const symbols = apis.platforms.get(packages[platform])?.symbols;
    const symbol = symbols?.get(list === 'variables' ? `${name}()` : name);
    expect(symbol?.kind).toBe(folders[list]);
  });

  const generated = pages.filter(({ platform }) =>
    existsSync(join(siteDir, 'docs', platform, 'api/index.mdx')),
  );

  it.runIf(generated.length > 0).each(generated)(
    '$platform has the page of $name ($list)',
    ({ platform, list, name }) => {
      expect(readdirSync(join(siteDir, 'docs', platform, 'api', pageFolders[list]))).toContain(
        `${name}.mdx`,
      );
    },
  );
});

describe('platforms that declare the API', () => {
  /** Members of the model that a package lacks, or calls by another name, on purpose. */
  const known: Readonly<Record<string, readonly string[]>> = {
    'document/Android': ['DeckleSDK.version', 'DeckleSDK.getTextPage', 'DeckleSDK.addPage'],
    'document/iOS': [
      'StatusBarAppearance',
      'NavigationBarAppearance',
      'DeckleColor',
      ...['DocumentScannerConfiguration', 'PhotoPaymentConfiguration'].flatMap((type) =>
        ['preCaptureFocus', 'statusBarAppearance', 'navigationBarAppearance'].map(
          (name) => `${type}.${name}`,
        ),
      ),
      'DeckleSDK.getTextPage',
      'DeckleSDK.addPage',
    ],
    'document/Flutter': [
      'DeckleError',
      'DeckleColor',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.getTextPage',
      'DeckleSDK.addPage',
    ],
    'document/react-native': [
      'DeckleError',
      'BaseScannerConfiguration',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.addPage',
    ],
    'document/capacitor': [
      'DeckleError',
      'BaseScannerConfiguration',
      'DeckleSDK.getLastError',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.addPage',
    ],
    'document/MAUI': [
      'DeckleError',
      'DeckleColor',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.getTextPage',
      'DeckleSDK.addPage',
    ],
    // Generation 1: what it lacks came with photo payment, onboarding and scan tips.
    'document/Xamarin': [
      'DeckleError',
      'PaymentAnalyzeConfiguration',
      'PhotoPaymentConfiguration',
      'Onboarding',
      'ScanHintPopup',
      'ScanTips',
      'EmptyResultScreen',
      'DeckleListItem',
      'Source.CAMERA_IMPORT',
      'DocumentScannerConfiguration.vibrateOnCapture',
      'DocumentScannerConfiguration.onboarding',
      'DocumentScannerConfiguration.scanTips',
      'PageEditConfiguration.allowPageAdd',
      'PageEditConfiguration.allowPageDeletion',
      'ColorConfig.colorOnPrimary',
      'ColorConfig.colorTopBarTitle',
      'ButtonConfiguration.buttonScanImport',
      'ButtonConfiguration.buttonEditAddPage',
      'TextConfiguration.textTitleScanTipsPage',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.getTextPage',
      'DeckleSDK.addPage',
      'DeckleSDK.startPhotoPayment',
      'DeckleSDK.startPhotoPaymentWithExternalFiles',
      'DeckleSDK.onboardingDefaultItems',
      'DeckleSDK.scanTipsDefaultItems',
      'DeckleSDK.emptyResultScreenDefaultItems',
      'DeckleSDK.resetOnboarding',
    ],
    'document/cordova': [
      'DeckleError',
      'BaseScannerConfiguration',
      'DeckleSDK.getLastError',
      'DeckleSDK.getLastErrorCode',
      'DeckleSDK.version',
      'DeckleSDK.addPage',
    ],
    'barcode/Android': [
      'Subscription',
      'BarcodeSDK.setReadingState',
      'BarcodeSDK.addBarcodeListener',
      'BarcodeSDK.onBarcodeDetected',
    ],
    'barcode/iOS': [
      'Subscription',
      'DeckleColor',
      'StatusBarAppearance',
      'NavigationBarAppearance',
      'BarcodeScannerConfiguration.statusBarAppearance',
      'BarcodeScannerConfiguration.navigationBarAppearance',
      'BarcodeSDK.setReadingState',
      'BarcodeSDK.addBarcodeListener',
      'BarcodeSDK.onBarcodeDetected',
    ],
    'barcode/react-native': ['BarcodeSDK.onBarcodeDetected'],
    'barcode/cordova': ['Subscription', 'BarcodeSDK.getLastError', 'BarcodeSDK.addBarcodeListener'],
  };

  it.each(Object.keys(known))('%s has everything else of the model, spelled its own way', (key) => {
    const [product, platform] = key.split('/') as ['document' | 'barcode', 'Android'];
    const listed = products.find(([id]) => id === product)?.[1] ?? {
      enums: {},
      types: {},
      functions: {},
    };
    const sdk = product === 'document' ? 'DeckleSDK' : 'BarcodeSDK';
    const ids = [
      ...Object.entries(listed.enums).flatMap(([name, values]) => [
        name,
        ...values.map((value) => `${name}.${value}`),
      ]),
      ...Object.entries(listed.types).flatMap(([name, { members }]) => [
        name,
        ...Object.keys(members).map((m) => `${name}.${uncapital(m)}`),
      ]),
      ...Object.keys(listed.functions).map((name) => `${sdk}.${name}`),
    ];
    const missing = ids.filter((id) => {
      const resolution = resolveSymbol(apis, { product, platform }, id);
      return (
        !('ok' in resolution) ||
        (resolution.ok.declared === undefined && resolution.ok.neutral?.result !== true)
      );
    });
    const wanted = (known[key] ?? []).flatMap((id) =>
      ids.filter((other) => other === id || other.startsWith(`${id}.`)),
    );
    expect(missing.filter((id) => !id.startsWith('BaseScannerConfiguration')).sort()).toEqual(
      wanted.filter((id) => !id.startsWith('BaseScannerConfiguration')).sort(),
    );
  });

  it('Windows has the functions listed for it, and none of the scanner', () => {
    const windows = { product: 'document', platform: 'Windows' } as const;
    const found = [...apis.model.symbols.values()].filter(({ id, parent, result }) => {
      const resolution = resolveSymbol(apis, windows, id);
      return !result && parent !== 'BarcodeSDK' && 'ok' in resolution;
    });
    const functions = [
      'addPage',
      'analyze',
      'getLastError',
      'getText',
      'getTraceFile',
      'initSDK',
      'loadFile',
      'pageCount',
      'setAnalyzeConfiguration',
      'setLogLevel',
      'writePDF',
    ];
    expect(
      found
        .filter(({ kind }) => kind === 'function')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(functions);
    expect(
      found
        .filter(({ kind }) => kind === 'interface' || kind === 'enum')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['AnalyzeConfiguration', 'DeckleSDK', 'LogLevel', 'PDFPageFormat']);
  });

  describe('Xamarin', () => {
    const xamarin = { product: 'document', platform: 'Xamarin' } as const;
    const packagesOf = (id: string): string => {
      const resolution = resolveSymbol(apis, xamarin, id);
      if ('problem' in resolution) return resolution.problem;
      const forms = resolution.ok.declared?.packages;
      return forms === undefined
        ? 'all'
        : forms
            .map(({ labels, symbol }) => `${labels.join(' + ')}: ${symbol.signature}`)
            .join('\n');
    };

    it.each([
      ['DocumentScannerConfiguration.autoCapture', 'all'],
      ['DeckleSDK.analyze', 'all'],
      ['ScanFilter.BLACKWHITE', 'all'],
      [
        'DeckleSDK.initSDK',
        'Xamarin.Forms + Xamarin.iOS: bool InitSDK(string licenseKey)\nXamarin.Android: bool InitSDK(Application application, string licenseKey)',
      ],
      [
        'DeckleSDK.scanDocument',
        'Xamarin.Forms + Xamarin.iOS: Task<bool> ScanDocument(DocumentScannerConfiguration config)\nXamarin.Android: Task<bool> ScanDocument(Activity activity, DocumentScannerConfiguration config)',
      ],
      [
        'ColorConfig.colorPrimary',
        'Xamarin.Forms: (Color Light, Color Dark) ColorPrimary { get; set; }\nXamarin.Android: DeckleColor ColorPrimary { get; set; }\nXamarin.iOS: void SetColorPrimary(UIColor light, UIColor dark)',
      ],
      [
        'DocumentScannerConfiguration.preCaptureFocus',
        'Xamarin.Forms + Xamarin.Android: bool PreCaptureFocus { get; set; }',
      ],
      ['DocumentScannerConfiguration.Theme', 'Xamarin.Android: int Theme { get; set; }'],
      [
        'DocumentScannerConfiguration.confirmPages',
        'Xamarin.Forms: bool ConfirmPages { get; set; }',
      ],
      ['Document.LoadFile', 'Xamarin.iOS: bool LoadFile(NSUrl fileUrl)'],
    ])('declares %s in its packages', (id, forms) => {
      expect(packagesOf(id)).toBe(forms);
    });

    it('keeps first-generation symbols that later generations removed, and deprecates none', () => {
      for (const id of surface.document.removed) {
        expect(resolveSymbol(apis, xamarin, id.replace('.t', '.T'))).toHaveProperty('ok');
      }
      const deprecated = [...apis.model.symbols.values()].filter(({ id, comment }) => {
        const resolution = resolveSymbol(apis, xamarin, id);
        return (
          comment.deprecated !== undefined &&
          'ok' in resolution &&
          commentFor(resolution.ok, apis.model).deprecated !== undefined
        );
      });
      expect(deprecated.map(({ id }) => id)).toEqual([]);
    });
  });

  it.each([
    ['document', 'DeckleSDK'],
    ['barcode', 'BarcodeSDK'],
  ] as const)(
    'iOS names the arguments of the %s functions as they are spelled',
    (product, type) => {
      const named = membersOf(apis.model, type).flatMap(({ name }) => {
        const resolution = resolveSymbol(apis, { product, platform: 'iOS' }, `${type}.${name}`);
        const declared = 'ok' in resolution ? resolution.ok.declared : undefined;
        if (declared === undefined) return [];
        const labels = declared.parameters.map((parameter) => `${parameter.name}:`).join('');
        const { full } = spell({ kind: 'function', type, member: name, product }, 'iOS');
        return [[full, `${declared.id}${labels === '' ? '' : `(${labels})`}`]];
      });
      expect(named.length).toBeGreaterThan(5);
      expect(named.map(([full]) => full)).toEqual(named.map(([, declared]) => declared));
    },
  );

  it.each([
    ['document', 'Windows', 'DeckleSDK.scanDocument', 'Windows'],
    ['document', 'Windows', 'DocumentScannerConfiguration.autoCapture', 'Windows'],
    ['document', 'Windows', 'ScanFilter.AUTO', 'Windows'],
    ['document', 'iOS', 'DocumentScannerConfiguration.preCaptureFocus', 'iOS'],
    ['document', 'iOS', 'DeckleColor', 'iOS'],
    ['document', 'iOS', 'DeckleSDK.getTextPage', 'iOS'],
    ['barcode', 'iOS', 'DeckleSDK.setReadingState', 'iOS'],
    ['barcode', 'Android', 'DeckleSDK.addBarcodeListener', 'Android'],
  ] as const)('%s on %s says that it has no %s', (product, platform, id, label) => {
    expect(resolveSymbol(apis, { product, platform }, id)).toEqual({
      problem: `\`sdk:${id}\` does not exist on ${label}: its declarations have no such symbol.`,
    });
  });

  it('describes every symbol of every package', () => {
    const undocumented = [...apis.platforms].flatMap(([key, api]) => {
      const [product, platform] = key.split('/') as ['document' | 'barcode', 'Android'];
      const scope = { product, platform };
      // What the model describes is reached from its names: `BlackWhite` from `BLACKWHITE`.
      const described = new Set(
        [...apis.model.symbols.values()]
          .flatMap(({ id, kind }) => [
            id,
            ...(kind === 'interface'
              ? membersOf(apis.model, id).map(({ name }) => `${id}.${name}`)
              : []),
          ])
          .flatMap((id) => {
            const resolution = resolveSymbol(apis, scope, id.replace(/^BarcodeSDK/, 'DeckleSDK'));
            return 'ok' in resolution && commentFor(resolution.ok, apis.model).summary !== ''
              ? [resolution.ok.declared?.id ?? '']
              : [];
          }),
      );
      return [...api.symbols.values()]
        .filter(
          ({ id, comment, kind }) =>
            comment.summary === '' && kind !== 'variable' && !described.has(id),
        )
        .filter(({ id }) => {
          // Objects that only group functions and enumerations aren't symbols in prose.
          const inside = [...api.symbols.values()].filter(({ parent }) => parent === id);
          return inside.length === 0 || inside.some(({ kind }) => kind === 'property');
        })
        .map(({ id }) => `${key}: ${id}`);
    });
    expect(undocumented).toEqual([]);
  });

  it.each([
    ['Android', 'Logger.Level', 'LogLevel'],
    ['iOS', 'ColorConfiguration', 'ColorConfig'],
    ['MAUI', 'ColorConfiguration', 'ColorConfig'],
    ['MAUI', 'Logger.Level', 'LogLevel'],
    ['Windows', 'Document.PDFPageFormat', 'PDFPageFormat'],
    ['cordova', 'DeckleSDKPromisify', 'DeckleSDK'],
  ] as const)('%s means by %s the type %s', (platform, name, neutral) => {
    expect(resolveSymbol(apis, { product: 'document', platform }, name)).toMatchObject({
      ok: { id: neutral, text: name },
    });
  });

  it('has exactly the members of the enumeration in every string union', () => {
    const unions = [...apis.platforms].flatMap(([key, api]) =>
      [...api.symbols.values()]
        .filter(
          ({ kind, name }) => kind === 'alias' && apis.model.symbols.get(name)?.kind === 'enum',
        )
        .map(({ name, type }) => [
          `${key}: ${name}`,
          [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? '').sort(),
          membersOf(apis.model, name)
            .map((m) => m.name)
            .sort(),
        ]),
    );
    expect(unions.length).toBeGreaterThan(8);
    for (const [name, own, neutral] of unions) expect(own, String(name)).toEqual(neutral);
  });

  it('only names symbols of the platform in the content of its guides', () => {
    const wrong = [...apis.platforms.keys()].flatMap((key) => {
      const [product, platform] = key.split('/') as ['document' | 'barcode', 'Android'];
      const scope = { product, platform };
      const exists = (id: string) => 'ok' in resolveSymbol(apis, scope, id);
      const members = [...apis.model.symbols.values()]
        .filter(({ kind, result }) => kind === 'enum' || (kind === 'interface' && !result))
        .flatMap(({ name }) => membersOf(apis.model, name).map((m) => [name, m.name] as const));
      // Results are JSON, which no platform declares; the Document SDK of every platform has these.
      const results = ['AnalyzeResult', 'AnalyzeAddress', 'AnalyzeBankAccount'].flatMap((name) =>
        product === 'barcode'
          ? []
          : membersOf(apis.model, name).map((m) => [name, m.name] as const),
      );
      return [...members, ...results].flatMap(([type, name]) => {
        const resolution = resolveSymbol(apis, scope, `${type}.${name}`);
        if (!('ok' in resolution)) return [];
        const { remarks, ...said } = commentFor(resolution.ok, apis.model);
        // A signature leaves the remarks to the page that shows it.
        const shown = resolution.ok.kind === 'function' ? said : { remarks, ...said };
        const text = withConditions(JSON.stringify(shown), conditionsOf(apis, scope, new Map()));
        return [...text.matchAll(/`sdk:([\w.]+)`/g)].flatMap(([, reference = '']) =>
          exists(reference) ? [] : [`${key}: ${type}.${name} names ${reference}`],
        );
      });
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("doesn't recurse endlessly for a function that a platform lacks", () => {
    expect(
      resolveSymbol(apis, { product: 'document', platform: 'react-native' }, 'DeckleSDK.addPage'),
    ).toEqual({
      problem:
        '`sdk:DeckleSDK.addPage` does not exist on React Native: its declarations have no such symbol.',
    });
    expect(
      resolveSymbol(
        apis,
        { product: 'barcode', platform: 'react-native' },
        'DeckleSDK.onBarcodeDetected',
      ),
    ).toMatchObject({
      problem: expect.stringContaining('does not exist on React Native') as string,
    });
  });
});
