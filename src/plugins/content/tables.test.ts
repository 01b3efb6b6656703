import { describe, expect, it } from 'vitest';
import { apiOf, apis } from '../../../tests/fixtures/apis';
import { apiOfFiles, declarationsIn } from '../api/declarations';
import { joinForms } from '../api/forms';
import { mergePackages } from '../api/packages';
import { resolveSymbol, type ApiSet, type Scope } from './resolve';
import {
  layOut,
  optionsTable,
  parameterTable,
  signatureBlock,
  signatureText,
  typeMarkup,
  type RenderContext,
} from './tables';

const parseKotlin = await declarationsIn('kotlin');
const parseDart = await declarationsIn('dart');
const parseSwift = await declarationsIn('swift');
const parseCSharp = await declarationsIn('csharp');

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

describe('signatureBlock', () => {
  it('shows what a class of Kotlin has without an instance in its companion', () => {
    const source =
      'class Onboarding {\n    companion object {\n        fun reset(all: Boolean = true): Unit = declared()\n    }\n}\n';
    const api = apiOfFiles('document/Android', new Map([['api.kt', source]]), parseKotlin);
    const set: ApiSet = { model: apiOf('model', []), platforms: new Map([[api.id, api]]) };
    expect(on('Onboarding.reset', android, set).block()).toContain(
      'class Onboarding {\n  companion object {\n    fun reset(all: Boolean = true)\n  }\n}',
    );
  });

  it('shows declaration, parameters and what a call can do', () => {
    const text = on('DeckleSDK.writePDF').block();
    for (const part of [
      '<Anchor id="DeckleSDK.writePDF" />',
      '```kotlin signature\nobject Document {\n  fun writePDF(path: File, overwrite: Boolean = true): File?\n}\n```',
      'Writes a PDF.',
      '| `path` | `File` | required | Where to write. |',
      '| `overwrite` | `Boolean` | `true` | Replaces a file. |',
      // The platform's own result wins over the model's.
      '- **Result:** The written file.',
      '- **Failure:** Returns `null`.',
      '- **Thread:** Blocks.',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('**Cancel:**');
  });

  it('names the owner in front of functions in TypeScript', () => {
    const scope: Scope = { product: 'document', platform: 'react-native' };
    expect(on('DeckleSDK.writePDF', scope).signature()).toBe(
      'DeckleSDK.writePDF(path: string): Promise<string>',
    );
  });

  it('has no table without parameters', () => {
    const { symbol, context } = on('DeckleSDK.writePDF');
    expect(parameterTable({ ...symbol, declared: undefined }, context)).toBe('');
  });
});

describe('in the languages of platforms', () => {
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
      ['document/iOS', apiOfFiles('document/iOS', new Map([['A.swift', swift]]), parseSwift)],
      [
        'document/Windows',
        apiOfFiles('document/Windows', new Map([['A.cs', csharp]]), parseCSharp),
      ],
      ['document/Flutter', apiOfFiles('document/Flutter', new Map([['a.dart', dart]]), parseDart)],
    ]),
  };
  const of = (platform: 'iOS' | 'Windows' | 'Flutter', reference: string) =>
    on(reference, { product: 'document', platform }, set);

  it.each([
    [
      'iOS',
      'DeckleSDK.writePDF',
      [
        '```swift signature',
        'class Document {',
        '  static func writePDF(',
        '    fileUrl: URL,',
        '    fileName: String,',
        '    overwrite: Bool = true,',
        // Swift has no comma behind the last parameter.
        '    pageFormat: PDFPageFormat = .FitToPages',
        '  ) -> URL?',
        '}',
        '```',
      ],
      [
        '| `fileUrl` | `URL` | required | the folder |',
        '| `pageFormat` | `PDFPageFormat` | `.FitToPages` |',
      ],
    ],
    [
      'Flutter',
      'DeckleSDK.writePDF',
      [
        '```dart signature',
        'Future<File?> DeckleSdkDocument.writePDF(',
        '  String path,',
        '  String fileName, {',
        '  bool overwrite = true,',
        '  PDFPageFormat pdfPageFormat = PDFPageFormat.fitToPages,',
        '})',
        '```',
      ],
      [
        '| `path` | `String` | required | the folder |',
        '| `overwrite` | `bool` | `true` | whether a file is replaced |',
      ],
    ],
    [
      'iOS',
      'DeckleSDK.onboardingDefaultItems',
      ['class Onboarding {', '  static var defaultItems: [Item]', '}'],
      [],
    ],
    [
      'iOS',
      'ScanDelegate.didFinishScan',
      ['protocol ScanDelegate: AnyObject {', '  func didFinishScan(withResult result: Bool)', '}'],
      [],
    ],
    // Every form of a function, and what all of their parameters mean.
    [
      'Windows',
      'DeckleSDK.loadFile',
      [
        '```csharp signature',
        'Task<bool> Document.Load(string path)',
        'Task<bool> Document.Load(byte[] data, string extension)',
        '```',
      ],
      [
        // Three columns, so that the third is as wide as that of fields.
        '<ApiTable kind="fields">\n\n| Parameter | Type | Meaning |',
        '| `data` | `byte[]` | what is in the file |',
        '- **Result:** Whether it was loaded.',
      ],
    ],
  ] as const)('%s has a block for %s', (platform, reference, lines, parts) => {
    const text = of(platform, reference).block();
    for (const part of [lines.join('\n'), ...parts]) expect(text).toContain(part);
  });

  it.each([
    [
      'Windows',
      'DeckleSDK.writePDF',
      'Document.WritePDF()',
      'string? Document.WritePDF(string path, bool overwrite, Document.PDFPageFormat format)',
    ],
    ['Windows', 'DeckleSDK.getTraceFile', 'Logger.Filename', 'string Logger.Filename { get; }'],
    // Functions of one name on two classes.
    [
      'Flutter',
      'DeckleSDK.loadFile',
      'DeckleSdkDocumentDataReader.loadFile()',
      'Future<bool> DeckleSdkDocumentDataReader.loadFile(String path, {String? password})',
    ],
    [
      'Flutter',
      'DeckleSdkDocument.loadFile',
      'DeckleSdkDocument.loadFile()',
      'Future<bool> DeckleSdkDocument.loadFile(String path)',
    ],
  ] as const)('%s writes the signature of %s with its owner', (platform, reference, text, code) => {
    const { symbol, signature } = of(platform, reference);
    expect([symbol.text, signature()]).toEqual([text, code]);
  });

  it.each([
    ['Flutter', 'colorPrimary', '`Tuple2<Color, Color>?`'],
    // Set with a function.
    ['iOS', 'setColorPrimary()', '`light: UIColor, dark: UIColor`'],
  ] as const)('%s shows a color by the name and the type of %s', (platform, name, type) => {
    const { text, known } = of(platform, 'ColorConfig').table();
    expect(known).toEqual(['colorPrimary']);
    expect(row(text, name)).toBe(
      `| <Anchor id="ColorConfig.colorPrimary" />\`${name}\` <Equivalents of="ColorConfig.colorPrimary" /> | ${type} | <ColorPair light="#4CAF50" dark="#4CAF50" /> | Buttons. |`,
    );
  });

  it('shows both forms of a function of JavaScript, with types in the notation of TypeScript', () => {
    const parameter = (name: string, type: string, description: string) => ({
      name,
      type,
      optional: false,
      description,
    });
    const api = apiOf('document/cordova', [
      {
        id: 'DeckleSDKPromisify.loadFile',
        kind: 'function',
        signature: 'loadFile(uri: string, password?: string): Promise<void>',
        parameters: [parameter('uri', 'string', 'Where it is.')],
      },
      {
        id: 'DeckleSDK.loadFile',
        kind: 'function',
        signature: 'loadFile(uri: string, password: string | undefined, success: () => void): void',
        parameters: [
          parameter('uri', 'string', ''),
          parameter('success', '() => void', 'Called then.'),
        ],
      },
    ]);
    const joined = joinForms(api, 'DeckleSDK', 'DeckleSDKPromisify');
    const cordova: ApiSet = { model: set.model, platforms: new Map([[api.id, joined]]) };
    const scope: Scope = { product: 'document', platform: 'cordova' };
    const text = on('DeckleSDK.loadFile', scope, cordova).block();
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
    api: apiOfFiles(label, new Map([[`${label}.cs`, `namespace A;\n${source}`]]), parseCSharp),
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
      {
        id: 'ScanConfiguration.alike',
        kind: 'property',
        comment: { summary: 'The same in both.', defaultValue: '`false`' },
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
    public bool Alike { get; set; }
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
    public bool Alike { get; set; }
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
  const of = (reference: string) =>
    on(reference, { product: 'document', platform: 'Xamarin' }, set);

  it('shows the form of a function in each package', () => {
    const text = of('DeckleSDK.initSDK').block();
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
    expect(of('ScanConfiguration.alike').symbol.declared?.packages).toBeUndefined();
  });

  it.each([
    [
      'ScanConfiguration',
      'Images',
      '| `IList<string>`<br />Droid: `IList<File>` | none | Images. |',
    ],
    ['ScanConfiguration', 'Quick', '| Fast. **Forms only.** |'],
    ['ScanConfiguration', 'Alike', '| `bool` | `false` | The same in both. |'],
    ['Colors', 'Primary', '| `Color`<br />Droid: `SetPrimary()` |'],
  ])('shows the types of %s.%s, and which packages lack it', (type, name, part) => {
    expect(row(of(type).table().text, name)).toContain(part);
  });

  it('says what a type is called elsewhere, and which packages lack it', () => {
    expect(of('LogLevel').table().text).toMatch(/\n\nIn Droid, the type is called `Level`\.$/);
    const extra = of('Extra').table().text;
    expect(extra).toMatch(/\n\n\*\*Forms only\.\*\*$/);
    expect(extra.match(/Forms only/g)).toHaveLength(1);
  });
});
