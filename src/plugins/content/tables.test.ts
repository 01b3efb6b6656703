import { describe, expect, it } from 'vitest';
import { apiOf, apis } from '../../../tests/fixtures/apis';
import { parseCSharp } from '../api/csharp';
import { parsedApi } from '../api/lines';
import { joinForms } from '../api/forms';
import { parseDart } from '../api/dart';
import { mergePackages } from '../api/packages';
import { parseKotlin } from '../api/kotlin';
import { parseSwift } from '../api/swift';
import { resolveSymbol, type ApiSet, type Resolved, type Scope } from './resolve';
import {
  layOut,
  optionsTable,
  parameterTable,
  signatureBlock,
  signatureText,
  typeMarkup,
  type RenderContext,
} from './tables';

const scope: Scope = { product: 'document', platform: 'Android' };

function resolved(reference: string): Resolved {
  const resolution = resolveSymbol(apis, scope, reference);
  if ('problem' in resolution) throw new Error(resolution.problem);
  return resolution.ok;
}

const context = (): RenderContext => ({
  apis,
  scope,
  link: (markdown) => markdown.replace(/`sdk:([^`]+)`/g, '<$1>'),
  hrefOf: (name) => (name === 'ScanFilter' ? '#ScanFilter' : undefined),
});

const table = (type: string, attributes: Readonly<Record<string, string>> = {}) =>
  optionsTable(resolved(type), attributes, context());

const row = (text: string, name: string): string =>
  text.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';

describe('layOut', () => {
  it('leaves a short signature alone', () => {
    expect(layOut('fun a(b: Int): Int')).toBe('fun a(b: Int): Int');
  });

  it('gives each parameter of a long one its line', () => {
    expect(
      layOut('fun write(file: File, pages: Map<String, Int>, done: (Int, Int) -> Unit): File?', 40),
    ).toBe(
      'fun write(\n  file: File,\n  pages: Map<String, Int>,\n  done: (Int, Int) -> Unit,\n): File?',
    );
  });

  it('keeps the brackets of named parameters beside those of the list, as Dart does', () => {
    expect(
      layOut('Future<File?> write(String path, {bool overwrite = true, int size = 0})', 40),
    ).toBe('Future<File?> write(\n  String path, {\n  bool overwrite = true,\n  int size = 0,\n})');
    expect(layOut('void reset({bool onboarding = true, bool popup = true})', 40)).toBe(
      'void reset({\n  bool onboarding = true,\n  bool popup = true,\n})',
    );
    expect(layOut('void listen(Function(int) done, [int? from, int? to])', 40)).toBe(
      'void listen(\n  Function(int) done, [\n  int? from,\n  int? to,\n])',
    );
  });

  it('does not break what has no parameters', () => {
    const long = `val ${'a'.repeat(80)}: Int`;
    expect(layOut(long)).toBe(long);
    expect(layOut(`fun ${'a'.repeat(80)}(): Int`)).toBe(`fun ${'a'.repeat(80)}(): Int`);
  });
});

describe('typeMarkup', () => {
  it('links known names', () => {
    expect(typeMarkup('ScanFilter', context())).toBe('[`ScanFilter`](#ScanFilter)');
    expect(typeMarkup('List<ScanFilter>?', context())).toBe(
      '<code translate="no">List&#60;[ScanFilter](#ScanFilter)&#62;?</code>',
    );
    expect(typeMarkup('Int', context())).toBe('`Int`');
    expect(typeMarkup('', context())).toBe('');
  });

  it('takes a nested type for one name', () => {
    const hrefOf = (name: string) =>
      name === 'Logger.Level' ? '#LogLevel' : name === 'Level' ? '#wrong' : undefined;
    const nested = { ...context(), hrefOf };
    expect(typeMarkup('Logger.Level', nested)).toBe('[`Logger.Level`](#LogLevel)');
    expect(typeMarkup('List<Logger.Level>', nested)).toBe(
      '<code translate="no">List&#60;[Logger.Level](#LogLevel)&#62;</code>',
    );
  });
});

describe('optionsTable', () => {
  it('shows options with type, default, meaning, unit and version', () => {
    const { text } = table('ScanConfiguration');
    expect(text).toContain('| Option | Type | Default | Meaning |');
    expect(row(text, 'autoCapture')).toBe(
      '| <Anchor id="ScanConfiguration.autoCapture" />`autoCapture` <Equivalents of="ScanConfiguration.autoCapture" /> | `Boolean` | `true` | Takes the picture automatically. |',
    );
    expect(row(text, 'timeout')).toBe(
      '| <Anchor id="ScanConfiguration.timeout" />`timeout` <Equivalents of="ScanConfiguration.timeout" /> | `Int` | `0` | Closes the scanner. Counted from the first frame. Unit: ms. |',
    );
    expect(row(text, 'filter')).toContain(
      '| <ScanFilter.AUTO> | Filter of <ScanFilter>. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows colors as swatches', () => {
    expect(row(table('ScanConfiguration').text, 'color')).toContain(
      '<ColorPair light="#AABBCC" dark="#112233" />',
    );
  });

  it('marks deprecated members', () => {
    expect(row(table('ScanConfiguration').text, 'oldText')).toContain('~~`oldText`~~');
    expect(row(table('ScanConfiguration').text, 'oldText')).toContain(
      '**Deprecated.** Use <ScanConfiguration.color>.',
    );
  });

  it('has what only the platform has, and lacks what the platform lacks', () => {
    const { text, known } = table('ScanConfiguration');
    expect(row(text, 'theme')).toContain('`R.style.Default`');
    expect(text).not.toContain('desktopOnly');
    expect(known).toEqual(['autoCapture', 'filter', 'timeout', 'color', 'oldText', 'theme']);
  });

  it('selects with only, except and own', () => {
    expect(
      table('ScanConfiguration', { only: 'color, timeout' }).text.match(
        /Anchor id="ScanConfiguration\.\w+"/g,
      ),
    ).toEqual(['Anchor id="ScanConfiguration.timeout"', 'Anchor id="ScanConfiguration.color"']);
    expect(table('ScanConfiguration', { except: 'color' }).text).not.toContain(
      'ScanConfiguration.color"',
    );
    expect(table('ScanConfiguration', { own: '' }).text).not.toContain('autoCapture');
    expect(table('ScanConfiguration', { only: 'colour' }).unknown).toEqual(['colour']);
  });

  it('shows enumerations by value', () => {
    const { text } = table('ScanFilter');
    expect(text).toContain('<ApiTable kind="values">');
    expect(row(text, 'ScanFilter.BLACKWHITE')).toBe(
      '| <Anchor id="ScanFilter.BLACKWHITE" />`ScanFilter.BLACKWHITE` <Equivalents of="ScanFilter.BLACKWHITE" /> | Black ink \\| white paper. <Since version="1.8.0.0" /> |',
    );
  });

  it('shows fields of a JSON result, which no platform declares', () => {
    const { text } = table('ScanResult');
    // The platform's contract of the same name is a function elsewhere; the JSON has its fields.
    expect(text).toContain('| Field | Type | Meaning |');
    expect(row(text, 'Amount')).toContain('| `string` | Total amount. Unit: EUR. |');
  });
});

describe('signatureBlock', () => {
  it('shows what a class of Kotlin has without an instance in its companion', () => {
    const source =
      'class Onboarding {\n    companion object {\n        fun reset(all: Boolean = true): Unit = declared()\n    }\n}\n';
    const api = parsedApi('document/Android', new Map([['api.kt', source]]), parseKotlin);
    const set: ApiSet = { model: apiOf('model', []), platforms: new Map([[api.id, api]]) };
    const resolution = resolveSymbol(set, scope, 'Onboarding.reset');
    if ('problem' in resolution) throw new Error(resolution.problem);
    expect(signatureBlock(resolution.ok, { ...context(), apis: set })).toContain(
      'class Onboarding {\n  companion object {\n    fun reset(all: Boolean = true)\n  }\n}',
    );
  });

  it('shows declaration, parameters and what a call can do', () => {
    const text = signatureBlock(resolved('DeckleSDK.writePDF'), context());
    expect(text).toContain('<Anchor id="DeckleSDK.writePDF" />');
    expect(text).toContain(
      '```kotlin signature\nobject Document {\n  fun writePDF(path: File, overwrite: Boolean = true): File?\n}\n```',
    );
    expect(text).toContain('Writes a PDF.');
    expect(text).toContain('| `path` | `File` | required | Where to write. |');
    expect(text).toContain('| `overwrite` | `Boolean` | `true` | Replaces a file. |');
    // The platform's own result wins over the model's.
    expect(text).toContain('- **Result:** The written file.');
    expect(text).toContain('- **Failure:** Returns `null`.');
    expect(text).toContain('- **Thread:** Blocks.');
    expect(text).not.toContain('**Cancel:**');
  });

  it('names the owner in front of functions in TypeScript', () => {
    const rn: Scope = { product: 'document', platform: 'react-native' };
    const resolution = resolveSymbol(apis, rn, 'DeckleSDK.writePDF');
    if ('problem' in resolution) throw new Error(resolution.problem);
    expect(signatureText(resolution.ok, { ...context(), scope: rn })).toBe(
      'DeckleSDK.writePDF(path: string): Promise<string>',
    );
  });

  it('has no table without parameters', () => {
    expect(
      parameterTable({ ...resolved('DeckleSDK.writePDF'), declared: undefined }, context()),
    ).toBe('');
  });
});

describe('Swift, C# and Dart', () => {
  const colors = apiOf('model', [
    { id: 'ColorConfig', kind: 'interface', comment: { summary: 'Colors.' } },
    {
      id: 'ColorConfig.colorPrimary',
      kind: 'property',
      type: 'DeckleColor',
      comment: { summary: 'Buttons.', defaultValue: 'light `#4CAF50`, dark `#4CAF50`' },
    },
    { id: 'DeckleSDK.loadFile', kind: 'function', comment: { summary: 'Loads a file.' } },
    { id: 'DeckleSDK.getTraceFile', kind: 'function', comment: { summary: 'The log.' } },
    { id: 'DeckleSDK.onboardingDefaultItems', kind: 'function', comment: { summary: 'Items.' } },
  ]);
  const swift = `public class Document {
    /// @param fileUrl the folder
    public static func writePDF(fileUrl: URL, fileName: String, overwrite: Bool = true, pageFormat: PDFPageFormat = .FitToPages) -> URL? { declared() }
}

public class Onboarding {
    public static var defaultItems: [Item] { declared() }
}

public class ColorConfiguration {
    public func setColorPrimary(light: UIColor, dark: UIColor) {}
    public static func reset() {}
}

public protocol ScanDelegate: AnyObject {
    /// Called at the end.
    func didFinishScan(withResult result: Bool)
}
`;
  const csharp = `namespace Example;

public static class Document
{
    /// @param path where the file is
    /// @param data what is in the file
    /// @param extension its extension
    /// @return whether it was loaded
    public static Task<bool> Load(string path) => throw new NotImplementedException();
    public static Task<bool> Load(byte[] data, string extension) => throw new NotImplementedException();
    public static string? WritePDF(string path, bool overwrite, Document.PDFPageFormat format) => throw new NotImplementedException();
}

public static class Logger
{
    public static string Filename => throw new NotImplementedException();
}
`;
  const dart = `class DeckleSdkDocument {
  /// @param path the folder
  /// @param overwrite whether a file is replaced
  external static Future<File?> writePDF(String path, String fileName, {bool overwrite = true, PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages});
  external static Future<bool> loadFile(String path);
}

class DeckleSdkDocumentDataReader {
  external static Future<bool> loadFile(String path, {String? password});
}

class ColorConfiguration {
  external Tuple2<Color, Color>? colorPrimary;
}
`;
  const set: ApiSet = {
    model: { id: 'model', symbols: new Map([...apis.model.symbols, ...colors.symbols]) },
    platforms: new Map([
      ['document/iOS', parsedApi('document/iOS', new Map([['A.swift', swift]]), parseSwift)],
      ['document/Windows', parsedApi('document/Windows', new Map([['A.cs', csharp]]), parseCSharp)],
      ['document/Flutter', parsedApi('document/Flutter', new Map([['a.dart', dart]]), parseDart)],
    ]),
  };
  const on = (platform: 'iOS' | 'Windows' | 'Flutter', reference: string) => {
    const here: Scope = { product: 'document', platform };
    const resolution = resolveSymbol(set, here, reference);
    if ('problem' in resolution) throw new Error(resolution.problem);
    return { symbol: resolution.ok, context: { ...context(), apis: set, scope: here } };
  };

  it('write signatures with their owner, without a comma behind the last parameter', () => {
    const pdf = on('iOS', 'DeckleSDK.writePDF');
    const text = signatureBlock(pdf.symbol, pdf.context);
    expect(text).toContain(
      [
        '```swift signature',
        'class Document {',
        '  static func writePDF(',
        '    fileUrl: URL,',
        '    fileName: String,',
        '    overwrite: Bool = true,',
        '    pageFormat: PDFPageFormat = .FitToPages',
        '  ) -> URL?',
        '}',
        '```',
      ].join('\n'),
    );
    expect(text).toContain('| `fileUrl` | `URL` | required | the folder |');
    expect(text).toContain('| `pageFormat` | `PDFPageFormat` | `.FitToPages` |');
    const windows = on('Windows', 'DeckleSDK.writePDF');
    expect(signatureText(windows.symbol, windows.context)).toBe(
      'string? Document.WritePDF(string path, bool overwrite, Document.PDFPageFormat format)',
    );
  });

  it('write the signatures of Dart with a result, an owner and named parameters', () => {
    const pdf = on('Flutter', 'DeckleSDK.writePDF');
    const text = signatureBlock(pdf.symbol, pdf.context);
    expect(pdf.symbol.text).toBe('DeckleSdkDocument.writePDF()');
    expect(text).toContain(
      [
        '```dart signature',
        'Future<File?> DeckleSdkDocument.writePDF(',
        '  String path,',
        '  String fileName, {',
        '  bool overwrite = true,',
        '  PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages,',
        '})',
        '```',
      ].join('\n'),
    );
    expect(text).toContain('| `path` | `String` | required | the folder |');
    expect(text).toContain('| `overwrite` | `bool` | `true` | whether a file is replaced |');
  });

  it('tell functions of one name on two classes of Dart apart', () => {
    const reading = on('Flutter', 'DeckleSDK.loadFile');
    expect(signatureText(reading.symbol, reading.context)).toBe(
      'Future<bool> DeckleSdkDocumentDataReader.loadFile(String path, {String? password})',
    );
    expect(
      /^\| `password`.*optional/m.exec(parameterTable(reading.symbol, reading.context)),
    ).not.toBeNull();
    const plain = on('Flutter', 'DeckleSdkDocument.loadFile');
    expect(plain.symbol.text).toBe('DeckleSdkDocument.loadFile()');
    expect(signatureText(plain.symbol, plain.context)).toBe(
      'Future<bool> DeckleSdkDocument.loadFile(String path)',
    );
  });

  it('show the type arguments of a color in Dart', () => {
    const type = on('Flutter', 'ColorConfig');
    expect(row(optionsTable(type.symbol, {}, type.context).text, 'colorPrimary')).toBe(
      '| <Anchor id="ColorConfig.colorPrimary" />`colorPrimary` <Equivalents of="ColorConfig.colorPrimary" /> | `Tuple2<Color, Color>?` | <ColorPair light="#4CAF50" dark="#4CAF50" /> | Buttons. |',
    );
  });

  it('write properties and functions of a delegate with their owner, too', () => {
    const items = on('iOS', 'DeckleSDK.onboardingDefaultItems');
    expect(signatureBlock(items.symbol, items.context)).toContain(
      'class Onboarding {\n  static var defaultItems: [Item]\n}',
    );
    const log = on('Windows', 'DeckleSDK.getTraceFile');
    expect(signatureText(log.symbol, log.context)).toBe('string Logger.Filename { get; }');
    const finish = on('iOS', 'ScanDelegate.didFinishScan');
    expect(finish.symbol.text).toBe('ScanDelegate.didFinishScan()');
    expect(signatureBlock(finish.symbol, finish.context)).toContain(
      'protocol ScanDelegate: AnyObject {\n  func didFinishScan(withResult result: Bool)\n}',
    );
  });

  it('show every form of a function, and what all of their parameters mean', () => {
    const load = on('Windows', 'DeckleSDK.loadFile');
    const text = signatureBlock(load.symbol, load.context);
    expect(text).toContain(
      [
        '```csharp signature',
        'Task<bool> Document.Load(string path)',
        'Task<bool> Document.Load(byte[] data, string extension)',
        '```',
      ].join('\n'),
    );
    // Three columns, so that the third is as wide as that of fields.
    expect(text).toContain('<ApiTable kind="fields">\n\n| Parameter | Type | Meaning |');
    expect(text).toContain('| `data` | `byte[]` | what is in the file |');
    expect(text.match(/^\| `extension`/gm)).toHaveLength(1);
    expect(text).toContain('- **Result:** Whether it was loaded.');
  });

  it('show colors that are set with a function by its name and its values', () => {
    const type = on('iOS', 'ColorConfig');
    const { text, known } = optionsTable(type.symbol, {}, type.context);
    expect(known).toEqual(['colorPrimary']);
    expect(row(text, 'setColorPrimary()')).toBe(
      '| <Anchor id="ColorConfig.colorPrimary" />`setColorPrimary()` <Equivalents of="ColorConfig.colorPrimary" /> | `light: UIColor, dark: UIColor` | <ColorPair light="#4CAF50" dark="#4CAF50" /> | Buttons. |',
    );
    expect(on('iOS', 'ColorConfig.colorPrimary').symbol.text).toBe('setColorPrimary()');
  });
});

describe('JavaScript', () => {
  const set: ApiSet = {
    model: apiOf('model', [
      { id: 'DeckleSDK.loadFile', kind: 'function', comment: { summary: 'Loads a file.' } },
    ]),
    platforms: new Map([
      [
        'document/cordova',
        joinForms(
          apiOf('document/cordova', [
            {
              id: 'DeckleSDKPromisify.loadFile',
              kind: 'function',
              signature: 'loadFile(uri: string, password?: string): Promise<void>',
              parameters: [
                { name: 'uri', type: 'string', optional: false, description: 'Where it is.' },
                { name: 'password', type: 'string', optional: true, description: 'Its password.' },
              ],
            },
            {
              id: 'DeckleSDK.loadFile',
              kind: 'function',
              signature:
                'loadFile(uri: string, password: string | undefined, success: () => void): void',
              parameters: [
                { name: 'uri', type: 'string', optional: false, description: '' },
                {
                  name: 'success',
                  type: '() => void',
                  optional: false,
                  description: 'Called then.',
                },
              ],
            },
          ]),
          'DeckleSDK',
          'DeckleSDKPromisify',
        ),
      ],
    ]),
  };

  it('shows both forms of a function, with types in the notation of TypeScript', () => {
    const here: Scope = { product: 'document', platform: 'cordova' };
    const resolution = resolveSymbol(set, here, 'DeckleSDK.loadFile');
    if ('problem' in resolution) throw new Error(resolution.problem);
    const text = signatureBlock(resolution.ok, { ...context(), apis: set, scope: here });
    expect(text).toContain(
      [
        '```ts signature',
        'DeckleSDKPromisify.loadFile(',
        '  uri: string,',
        '  password?: string,',
        '): Promise<void>',
        'DeckleSDK.loadFile(',
        '  uri: string,',
        '  password: string | undefined,',
        '  success: () => void,',
        '): void',
        '```',
      ].join('\n'),
    );
    expect(text).toContain('| `uri` | `string` | Where it is. |');
    expect(text).toContain('| `success` | `() => void` | Called then. |');
  });
});

describe('a platform with several packages', () => {
  const packageOf = (label: string, source: string) => ({
    label,
    api: parsedApi(
      label,
      new Map([[`${label}.cs`, `namespace ${label};\n${source}`]]),
      parseCSharp,
    ),
  });
  const set: ApiSet = {
    model: apiOf('model', [
      { id: 'DeckleSDK.initSDK', kind: 'function', comment: { summary: 'Unlocks the SDK.' } },
      { id: 'LogLevel', kind: 'enum', comment: { summary: 'Levels.' } },
      { id: 'LogLevel.ERROR', kind: 'enumMember', comment: { summary: 'Errors.' } },
      { id: 'ScanConfiguration', kind: 'interface', comment: { summary: 'Settings.' } },
      {
        id: 'ScanConfiguration.images',
        kind: 'property',
        comment: { summary: 'Images.', defaultValue: 'none' },
      },
      {
        id: 'ScanConfiguration.quick',
        kind: 'property',
        comment: { summary: 'Fast.', defaultValue: '`true`' },
      },
    ]),
    platforms: new Map([
      [
        'document/Xamarin',
        mergePackages('document/Xamarin', [
          packageOf(
            'Forms',
            `public static class DeckleSDK
{
    /// @param licenseKey the key
    public static bool InitSDK(string licenseKey) => true;
}
public static class Logger
{
    public enum Level
    {
        Error,
    }
}
public class ScanConfiguration
{
    public IList<string> Images { get; set; }
    public bool Quick { get; set; }
}
public class Colors
{
    /// The first color.
    public Color Primary { get; set; }
}
public class Extra
{
    public bool Quick { get; set; }
}`,
          ),
          {
            ...packageOf(
              'Droid',
              `public static class DeckleSDK
{
    /// @param application the app
    public static bool InitSDK(Application application, string licenseKey) => true;
}
public enum Level
{
    Error,
}
public class ScanConfiguration
{
    public IList<File> Images { get; set; }
}
public class Colors
{
    public void SetPrimary(Color light, Color dark) { }
}`,
            ),
            renamed: [
              ['Level', 'Logger.Level'],
              ['Colors.Set', 'Colors.'],
            ],
          },
        ]),
      ],
    ]),
  };
  const here: Scope = { product: 'document', platform: 'Xamarin' };
  const resolved_ = (reference: string): Resolved => {
    const resolution = resolveSymbol(set, here, reference);
    if ('problem' in resolution) throw new Error(resolution.problem);
    return resolution.ok;
  };
  const on = (): RenderContext => ({
    ...context(),
    apis: set,
    scope: here,
  });

  it('shows the form of a function in each package', () => {
    const text = signatureBlock(resolved_('DeckleSDK.initSDK'), on());
    expect(text).toContain(
      [
        '```csharp signature',
        '// Forms',
        'bool DeckleSDK.InitSDK(string licenseKey)',
        '',
        '// Droid',
        'bool DeckleSDK.InitSDK(Application application, string licenseKey)',
        '```',
      ].join('\n'),
    );
    expect(text).toContain('| `licenseKey` | `string` | the key |');
    expect(text).toContain('| `application` | `Application` | the app |');
  });

  it('shows the types of an option, and which packages lack it', () => {
    const type = resolved_('ScanConfiguration');
    const { text } = optionsTable(type, {}, on());
    expect(row(text, 'Images')).toContain(
      '| `IList<string>`<br />Droid: `IList<File>` | none | Images. |',
    );
    expect(row(text, 'Quick')).toContain('| Fast. **Forms only.** |');
  });

  it('shows what is set with a function in one package by its name', () => {
    const type = resolved_('Colors');
    expect(row(optionsTable(type, {}, on()).text, 'Primary')).toContain(
      '| `Color`<br />Droid: `SetPrimary()` |',
    );
  });

  it('says what a type is called elsewhere, and which packages lack it', () => {
    expect(optionsTable(resolved_('LogLevel'), {}, on()).text).toMatch(
      /\n\nIn Droid, the type is called `Level`\.$/,
    );
    const extra = optionsTable(resolved_('Extra'), {}, on()).text;
    expect(extra).toMatch(/\n\n\*\*Forms only\.\*\*$/);
    expect(extra.match(/Forms only/g)).toHaveLength(1);
  });
});
