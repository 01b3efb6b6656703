import { describe, expect, it } from 'vitest';
import { apis } from '../../../../tests/fixtures/apis';
import { declared } from '../../../../tests/fixtures/declared';
import type { PlatformId } from '../../../model/platforms';
import type { Scope } from '../../api/types';
import { resolveSymbol } from './resolve';
import { layOut, parameterTable, signatureBlock, signatureText } from './signatures';
import { optionsTable, typeMarkup, type RenderContext } from './tables';

const android: Scope = { product: 'document', platform: 'Android' };

/** A symbol of a platform, and what pages show of it. */
function on(reference: string, scope = android, set = apis) {
  const resolution = resolveSymbol(set, scope, reference);
  if ('problem' in resolution) throw new Error(resolution.problem);
  const symbol = resolution.ok;
  const context: RenderContext = {
    apis: set,
    scope,
    link: (markdown) => markdown.replace(/`sdk:([^`]+)`/g, '<$1>'),
    hrefOf: (name) =>
      ({ ScanFilter: '#ScanFilter', 'Logger.Level': '#LogLevel', Level: '#wrong' })[name],
  };
  return {
    symbol,
    context,
    block: () => signatureBlock(symbol, context),
    signature: () => signatureText(symbol, context),
    table: (attributes: Readonly<Record<string, string>> = {}) =>
      optionsTable(symbol, attributes, context),
  };
}

const row = (text: string, name: string): string =>
  text.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';

describe('layOut', () => {
  it.each([
    [80, 'fun a(b: Int): Int', ['fun a(b: Int): Int']],
    // The brackets of named parameters stay beside those of the list, as Dart has them.
    [
      40,
      'void reset({bool onboarding = true, bool popup = true})',
      ['void reset({', '  bool onboarding = true,', '  bool popup = true,', '})'],
    ],
    // What has no parameters is never broken.
    [20, 'val aVeryLongNameOfAProperty: Int', ['val aVeryLongNameOfAProperty: Int']],
    [20, 'fun aVeryLongNameOfAFunction(): Int', ['fun aVeryLongNameOfAFunction(): Int']],
  ])('to %i columns: %s', (width, signature, lines) => {
    expect(layOut(signature, width)).toBe(lines.join('\n'));
  });
});

it.each([
  ['ScanFilter', '[`ScanFilter`](#ScanFilter)'],
  ['List<ScanFilter>?', '<code translate="no">List&#60;[ScanFilter](#ScanFilter)&#62;?</code>'],
  ['Int', '`Int`'],
  ['', ''],
  // A nested type is one name.
  ['Logger.Level', '[`Logger.Level`](#LogLevel)'],
  ['List<Logger.Level>', '<code translate="no">List&#60;[Logger.Level](#LogLevel)&#62;</code>'],
])('the type "%s" links to known names', (type, markup) => {
  expect(typeMarkup(type, on('ScanFilter').context)).toBe(markup);
});

describe('optionsTable', () => {
  const { text, known } = on('ScanConfiguration').table();

  it('shows options with type, default, meaning, unit and version', () => {
    expect(text).toContain('| Option | Type | Default | Meaning |');
    expect(row(text, 'timeout')).toBe(
      '| <Anchor id="ScanConfiguration.timeout" />`timeout` <Equivalents of="ScanConfiguration.timeout" /> | `Int` | `0` | Closes the scanner. Counted from the first frame. Unit: ms. |',
    );
    expect(row(text, 'filter')).toContain(
      '| <ScanFilter.AUTO> | Filter of <ScanFilter>. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows colors as swatches, and marks deprecated members', () => {
    expect(row(text, 'color')).toContain('<ColorPair light="#AABBCC" dark="#112233" />');
    expect(row(text, 'oldText')).toContain('~~`oldText`~~');
    expect(row(text, 'oldText')).toContain('**Deprecated.** Use <ScanConfiguration.color>.');
  });

  it('has what only the platform has, and lacks what the platform lacks', () => {
    expect(row(text, 'theme')).toContain('`R.style.Default`');
    // There is nothing equivalent elsewhere.
    expect(row(text, 'theme')).not.toContain('<Equivalents');
    expect(text).not.toContain('desktopOnly');
    expect(known).toEqual(['autoCapture', 'filter', 'timeout', 'color', 'oldText', 'theme']);
  });

  it.each([
    [{ only: 'color, timeout' }, ['timeout', 'color']],
    [{ except: 'color, oldText, theme' }, ['autoCapture', 'filter', 'timeout']],
    [{ own: '' }, ['timeout', 'color', 'oldText', 'theme']],
  ])('selects with %j', (attributes: Readonly<Record<string, string>>, members) => {
    const selected = on('ScanConfiguration').table(attributes).text;
    expect(
      [...selected.matchAll(/Anchor id="ScanConfiguration\.(\w+)"/g)].map(([, member]) => member),
    ).toEqual(members);
  });

  it('names members that there are not', () => {
    const { unknown } = on('ScanConfiguration').table({ only: 'color, colour', except: 'x' });
    expect(unknown).toEqual(['colour', 'x']);
  });

  it('shows enumerations by value', () => {
    const values = on('ScanFilter').table().text;
    expect(values).toContain('<ApiTable kind="values">');
    expect(row(values, 'ScanFilter.BLACKWHITE')).toBe(
      '| <Anchor id="ScanFilter.BLACKWHITE" />`ScanFilter.BLACKWHITE` <Equivalents of="ScanFilter.BLACKWHITE" /> | Black ink \\| white paper. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows fields of a JSON result, which no platform declares', () => {
    const fields = on('ScanResult').table().text;
    expect(fields).toContain('| Field | Type | Meaning |');
    expect(row(fields, 'Amount')).toContain('| `string` | Total amount. Unit: EUR. |');
  });
});

it('a function without parameters has no table of them', () => {
  const { symbol, context } = on('DeckleSDK.writePDF');
  expect(parameterTable({ ...symbol, declared: undefined }, context)).toBe('');
});

// As the packages declare it, in each language.
describe('on a platform', () => {
  const of = (platform: PlatformId, reference: string) =>
    on(reference, { product: 'document', platform }, declared);

  it.each<[PlatformId, string, block: string, parts: readonly string[]]>([
    [
      'Android',
      'DeckleSDK.resetOnboarding',
      `class Onboarding {
  companion object {
    fun reset(onboarding: Boolean = true, scanHintPopup: Boolean = true)
  }
}`,
      ['| `scanHintPopup` | `Boolean` | `true` |'],
    ],
    [
      'iOS',
      'DeckleSDK.writePDF',
      // Swift has no comma behind the last parameter.
      `class Document {
  static func writePDF(
    fileUrl: URL,
    fileName: String,
    overwrite: Bool = true,
    pageFormat: Document.PDFPageFormat = .FitToPages,
    maxSizeKB: UInt32 = 0
  ) -> URL?
}`,
      ['| `fileUrl` | `URL` | required |', '| `maxSizeKB` | `UInt32` | `0` |'],
    ],
    [
      'iOS',
      'DeckleSDK.onboardingDefaultItems',
      'class Onboarding {\n  static var defaultItems: [DeckleListItem]\n}',
      [],
    ],
    [
      'iOS',
      'ScanDelegate.didFinishScan',
      'protocol ScanDelegate: AnyObject {\n  func didFinishScan(withResult result: Bool)\n}',
      [],
    ],
    [
      'Flutter',
      'DeckleSDK.writePDF',
      `Future<File?> DeckleSdkDocument.writePDF(
  String path,
  String fileName, {
  bool overwrite = true,
  PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages,
  int maxSizeKB = 0,
})`,
      ['| `path` | `String` | required |', '| `overwrite` | `bool` | `true` |'],
    ],
    // Every form of a function, and what all of their parameters mean.
    [
      'Windows',
      'DeckleSDK.loadFile',
      `Task<bool> Document.Load(string path)
Task<bool> Document.Load(byte[] data, string extension)
Task<bool> Document.Load(Stream stream, string extension)`,
      [
        // Three columns, so that the third is as wide as that of fields.
        '<ApiTable kind="fields">\n\n| Parameter | Type | Meaning |',
        '| `data` | `byte[]` | the content of the file <Since',
        '- **Result:** `true` when',
        '- **Failure:** ',
        '- **Thread:** ',
      ],
    ],
    // Both forms of a function of JavaScript, with types in the notation of TypeScript.
    [
      'cordova',
      'DeckleSDK.loadFile',
      `DeckleSDKPromisify.loadFile(
  uri: string,
  password?: string,
): Promise<void>
DeckleSDK.loadFile(
  uri: string,
  password: string | undefined,
  success: () => void,
  error: (message: string) => void,
): void`,
      ['| `success` | `() => void` | Called'],
    ],
    // The form of a function in each package.
    [
      'Xamarin',
      'DeckleSDK.initSDK',
      `// Xamarin.Forms, Xamarin.iOS
bool DeckleSDK.InitSDK(string licenseKey)

// Xamarin.Android
bool DeckleSDK.InitSDK(Application application, string licenseKey)`,
      ['| `licenseKey` | `string` |', '| `application` | `Application` |'],
    ],
  ])('%s has a block for %s', (platform, reference, block, parts) => {
    const text = of(platform, reference).block();
    for (const part of [` signature\n${block}\n\`\`\``, ...parts]) expect(text).toContain(part);
  });

  it.each<[PlatformId, string, text: string, code: string]>([
    [
      'Windows',
      'DeckleSDK.writePDF',
      'Document.WritePDF()',
      'string? Document.WritePDF(string path, bool overwrite, Document.PDFPageFormat format)',
    ],
    ['Windows', 'DeckleSDK.getTraceFile', 'Logger.Filename', 'string Logger.Filename { get; }'],
    [
      'Flutter',
      'DeckleSDK.loadFile',
      'DeckleSdkDocumentDataReader.loadFile()',
      'Future<bool> DeckleSdkDocumentDataReader.loadFile(String path, {String? password})',
    ],
  ])('%s writes the signature of %s with its owner', (platform, reference, text, code) => {
    const { symbol, signature } = of(platform, reference);
    expect([symbol.text, signature()]).toEqual([text, code]);
  });

  it.each<[PlatformId, type: string, name: string, cell: string]>([
    ['Flutter', 'ColorConfig', 'colorPrimary', '| `Tuple2<Color, Color>?` | <ColorPair light='],
    // Set with a function.
    ['iOS', 'ColorConfig', 'setColorPrimary()', '| `light: UIColor, dark: UIColor` |'],
    // What each package has.
    [
      'Xamarin',
      'ColorConfig',
      'ColorPrimary',
      '| `(Color Light, Color Dark)`<br />Xamarin.Android: `DeckleColor`<br />Xamarin.iOS: `SetColorPrimary()` |',
    ],
    ['Xamarin', 'DocumentScannerConfiguration', 'AutoCapture', '| `bool` | `true` |'],
    ['Xamarin', 'DocumentScannerConfiguration', 'Theme', '**Xamarin.Android only.**'],
  ])('%s shows of %s the row %s', (platform, type, name, cell) => {
    expect(row(of(platform, type).table().text, name)).toContain(cell);
  });

  it('says what a type is called elsewhere, and once which packages have it', () => {
    expect(of('Xamarin', 'LogLevel').table().text).toMatch(
      /\n\nIn Xamarin\.iOS, the type is called `Level`\.$/,
    );
    const { text } = of('Xamarin', 'TextConfiguration').table();
    expect(text.match(/Forms only/g)).toHaveLength(1);
  });
});
