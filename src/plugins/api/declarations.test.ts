import { describe, expect, it } from 'vitest';
import { declared } from '../../../tests/fixtures/declared';
import { apiOfFiles, declarationsIn } from './declarations';
import type { SourceLanguage } from './grammar';
import { memberOf, membersOf, type ApiSymbol } from './types';

const listed = (symbol: ApiSymbol): string =>
  [
    `${symbol.isStatic === true ? 'static ' : ''}${symbol.kind} ${symbol.id}`,
    symbol.type || symbol.bases.join(', '),
    symbol.signature,
    ...(symbol.overloads ?? []).map(({ signature }) => signature),
  ]
    .filter(Boolean)
    .join(' | ');

/** A source of each language, and its symbols with their type or bases, and their signature. What is hidden is none. */
const sources: Readonly<Record<SourceLanguage, readonly [source: string, symbols: string]>> = {
  kotlin: [
    `object Logger { enum class Level { VERBOSE } }
class Scan : Base<List<File>, Boolean>() {
    var images: List<File> by declared()
    private val hidden: Int by declared()
    companion object { fun reset(all: Boolean = true, deep: Boolean = true) = declared() }
}`,
    `interface Logger | object Logger
enum Logger.Level | enum class Level
enumMember Logger.Level.VERBOSE | Logger.Level | VERBOSE
interface Scan | Base | class Scan : Base<List<File>, Boolean>()
property Scan.images | List<File> | var images: List<File>
static function Scan.reset | Unit | fun reset(all: Boolean = true, deep: Boolean = true)`,
  ],
  swift: [
    `public class Scan: Base {
    public enum Format: Int { case a4 }
    public static func image(page: Int, of type: Scan.Format = .a4) -> NSData? { declared() }
    public var images: [URL] { get { declared() } set {} }
    var hidden: Int
}
public protocol Delegate: AnyObject {
    func finished(withResult result: Bool)
}`,
    `interface Scan | Base | class Scan: Base
enum Scan.Format | enum Format: Int
enumMember Scan.Format.a4 | Scan.Format | a4
static function Scan.image | NSData? | static func image(page: Int, of type: Scan.Format = .a4) -> NSData?
property Scan.images | [URL] | var images: [URL]
interface Delegate | protocol Delegate: AnyObject
function Delegate.finished | Void | func finished(withResult result: Bool)`,
  ],
  csharp: [
    `public static class Document
{
    public enum Format
    {
        A4,
    }
    public static Task<bool> Load(string path, string? password = null) => Declared.Value;
    public static Task<bool> Load(byte[] data) => Declared.Value;
    public static (Color Light, Color Dark) Ink { get; set; }
    private static int Hidden { get; }
}`,
    `interface Document | static class Document
enum Document.Format | enum Format
enumMember Document.Format.A4 | Document.Format | A4
static function Document.Load | Task<bool> | Task<bool> Load(string path, string? password = null) | Task<bool> Load(byte[] data)
static property Document.Ink | (Color Light, Color Dark) | (Color Light, Color Dark) Ink { get; set; }`,
  ],
  dart: [
    `enum Level {
  verbose,
}
class Scan extends Base {
  external bool? readBIC;
  external static Future<bool> load(String path, {String? password});
}`,
    `enum Level | enum Level
enumMember Level.verbose | Level | verbose
interface Scan | Base | class Scan extends Base
property Scan.readBIC | bool? | bool? readBIC
static function Scan.load | Future<bool> | Future<bool> load(String path, {String? password})`,
  ],
  typescript: [
    `export type Status = 'SUCCESS' | 'CANCELED';
export enum Filter {
  BLACKWHITE = 'BLACKWHITE',
}
export interface Scan extends Base {
  images?: string[];
  load(options: { path: string; password?: string }): Promise<void>;
}`,
    `alias Status | 'SUCCESS' | 'CANCELED' | type Status = 'SUCCESS' | 'CANCELED'
enum Filter | enum Filter
enumMember Filter.BLACKWHITE | 'BLACKWHITE' | BLACKWHITE
interface Scan | Base | interface Scan
property Scan.images | string[] | images?: string[]
function Scan.load | Promise<void> | load(options: { path: string; password?: string }): Promise<void>`,
  ],
};

it.each(Object.entries(sources))(
  'declarations in %s are read with their types and signatures',
  async (language, [source, symbols]) => {
    const parse = await declarationsIn(language as SourceLanguage);
    const { symbols: found } = apiOfFiles('x', new Map([['a', source]]), parse);
    expect([...found.values()].map(listed).join('\n')).toBe(symbols);
  },
);

it('comments are those of the declarations, with what they say of parameters', () => {
  const symbolOf = (key: string, id: string) => declared.platforms.get(key)?.symbols.get(id);
  expect(symbolOf('barcode/Android', 'BarcodeListener.onBarcode')).toMatchObject({
    parent: 'BarcodeListener',
    comment: { summary: 'Called for every code while the scanner is open.' },
    parameters: [{ name: 'barcode', type: 'Barcode', optional: false }],
  });
  // Callers write the label, and an attribute may stand between comment and declaration.
  expect(symbolOf('document/iOS', 'ScanDelegate.didFinishScan')).toMatchObject({
    comment: { summary: 'Called once, when the scanner has closed.' },
    parameters: [{ name: 'withResult', description: expect.stringMatching(/./) as string }],
  });
  expect(symbolOf('document/Flutter', 'DeckleSdkDocument.loadFile')?.parameters).toMatchObject([
    { name: 'path', type: 'String', optional: false },
    { name: 'password', type: 'String?', optional: true },
  ]);
  // An options object is shown by its members. What a package inherits without a word is described by the model.
  expect(symbolOf('document/capacitor', 'DeckleSDK.writePDF')).toMatchObject({
    parameters: [{ name: 'fileUri' }, {}, {}, { name: 'maxSizeKB', optional: true }],
    comment: { examples: [expect.stringMatching(/^```ts\n/) as string] },
  });
  expect(symbolOf('document/capacitor', 'PhotoPaymentConfiguration.sourceImages')).toMatchObject({
    file: 'api-sources/model/configuration.ts',
    comment: { summary: expect.stringMatching(/./) as string },
    optional: true,
  });
  // The forms of a function have one comment.
  expect(symbolOf('document/Windows', 'Document.Load')?.comment.params).toHaveProperty('data');
});

it('members come with those of the bases, and only public ones', () => {
  const android = declared.platforms.get('document/Android');
  const type = 'DocumentScannerConfiguration';
  const members = android === undefined ? [] : membersOf(android, type).map(({ id }) => id);
  expect(members).toContain('BaseScannerConfiguration.source');
  expect(android && memberOf(android, type, 'source')?.id).toBe('BaseScannerConfiguration.source');
  expect(android && memberOf(android, type, 'nothing')).toBeUndefined();
  const symbols = [...declared.platforms.values()].flatMap((api) => [...api.symbols.keys()]);
  expect(symbols.length).toBeGreaterThan(1500);
  expect(symbols.filter((id) => /\b(?:declared|init|_\w+)$/.test(id))).toEqual([]);
});

const parseKotlin = await declarationsIn('kotlin');

it('comments may stand behind code, and private code has its own form', () => {
  const symbols = parseKotlin(
    '/* About\n * the file */\nenum class A { // first\n    ONE, // and only\n}\nclass B { // second\n    private class C {\n        val e: Int = 1\n    }\n    /** D. */\n    val d: Int by declared() // third\n}',
    'a',
  );
  expect(symbols.map(({ id, type, comment }) => [id, type, comment.summary])).toEqual([
    ['A', '', ''],
    ['A.ONE', 'A', ''],
    ['B', '', ''],
    ['B.d', 'Int', 'D.'],
  ]);
});

/** What cannot be read, with line and message. */
const refused: Readonly<
  Record<SourceLanguage, readonly (readonly [text: string, message: string])[]>
> = {
  kotlin: [
    ['/** @sicne 1.5 */\nclass A', 'a:2  Unknown tag @sicne'],
    [
      'class A(\n    val b: Int\n    val c: Int,\n)',
      'a:2  This declaration cannot be read: val b: Int',
    ],
    [
      'class A {\n    vla b: Int by declared()\n}',
      'a:2  This declaration cannot be read: vla b: Int by declared()',
    ],
  ],
  swift: [
    ['/// @sicne 1.5\npublic class A {}', 'a:2  Unknown tag @sicne'],
    [
      'public class A {\n    public subscript(i: Int) -> Int\n}',
      'a:2  This declaration cannot be read: public subscript(i: Int) -> Int',
    ],
    ['public class A {\n    publi func b() {}\n}', 'a:2  This'],
    ['publi class A {\n}', 'a:1  This'],
  ],
  csharp: [
    [
      'public class A\n{\n    int B { get; }\n}',
      'a:3  This declaration cannot be read: int B { get; }',
    ],
    ['public enum A\n{\n    B\n    C,\n}', 'a:3  This declaration cannot be read: B'],
    ['public class A\n{\n    publi int B() => 1;\n}', 'a:3  This'],
    ['publi class A { }', 'a:1  This'],
  ],
  dart: [
    ['class A {\n  var name;\n}', 'a:2  This declaration cannot be read: var name;'],
    ['class A {\n  set name(String to) {}\n}', 'a:2  This declaration cannot be read: set name'],
    ['typedef Done = void Function();', 'a:1  This declaration cannot be read: typedef Done'],
    ['enum A {\n  b\n  c,\n}', 'a:2  This declaration cannot be read: b'],
    ["import 'a.dart'\n", 'a:1  This'],
  ],
  typescript: [
    ['/** @sicne 1.5 */\nexport interface A {}', 'a:2  Unknown tag @sicne'],
    ['export interface A {\n  b: string,,\n}', 'a:2  This declaration cannot be read: b: string,,'],
    ['export class A {}', 'a:1  This declaration cannot be read: export class A {}'],
  ],
};

describe.each(Object.keys(refused) as (keyof typeof refused)[])(
  'declarations in %s',
  (language) => {
    it.each(refused[language])('are refused with their line: %j', async (text, message) => {
      const parse = await declarationsIn(language);
      expect(() => parse(text, 'a')).toThrow(message);
    });
  },
);

it('all that is wrong in the files of a package is reported in one run', () => {
  const files = new Map([
    ['A.kt', 'class A {\n    val c Int by declared()\n    fun d(e)\n}'],
    ['B.kt', 'enum class B {\n    ONE\n    TWO,\n}'],
  ]);
  expect(() => apiOfFiles('x', files, parseKotlin)).toThrow(
    [
      'A.kt:2  This declaration cannot be read: val c Int by declared()',
      'A.kt:3  This declaration cannot be read: fun d(e)',
      'B.kt:2  This declaration cannot be read: ONE',
    ].join('\n'),
  );
});
