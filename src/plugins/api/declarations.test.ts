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

/** Symbols of each language with their type or bases, and their signature. What is hidden is none. */
const packages = {
  'document/Android': `
interface Logger | object Logger
enum Logger.Level | enum class Level
enumMember Logger.Level.VERBOSE | Logger.Level | VERBOSE
function DeckleSDK.initSDK | Boolean | fun initSDK(application: Application, licenseKey: String): Boolean
interface DocumentScannerConfiguration | BaseScannerConfiguration | class DocumentScannerConfiguration : BaseScannerConfiguration()
interface ScanResult | ActivityResultContract | class ScanResult : ActivityResultContract<DocumentScannerConfiguration, Boolean>()
property DeckleError.code | Int | val code: Int
property BaseScannerConfiguration.sourceImages | List<File> | var sourceImages: List<File>
static property Onboarding.defaultItems | List<DeckleListItem> | val defaultItems: List<DeckleListItem>
static function Onboarding.reset | Unit | fun reset(onboarding: Boolean = true, scanHintPopup: Boolean = true)`,
  'barcode/Android': `
interface BarcodeListener | interface BarcodeListener
function BarcodeListener.onBarcode | ReadingState | fun onBarcode(barcode: Barcode): ReadingState`,
  'document/iOS': `
enum Document.PDFPageFormat | enum PDFPageFormat: Int
enumMember Logger.Level.verbose | Logger.Level | verbose
static function Document.getImage | NSData? | static func getImage(page: Int, pageSourceType: Document.PageSourceType = .cutFilter) -> NSData?
static property Onboarding.defaultItems | [DeckleListItem] | static var defaultItems: [DeckleListItem]
function ColorConfiguration.setColorPrimary | Void | func setColorPrimary(light: UIColor, dark: UIColor)
interface DocumentScannerConfiguration | BaseScannerConfiguration | class DocumentScannerConfiguration: BaseScannerConfiguration
property BaseScannerConfiguration.sourceImages | [URL] | var sourceImages: [URL]
interface ScanDelegate | protocol ScanDelegate: AnyObject
function ScanDelegate.didFinishScan | Void | func didFinishScan(withResult result: Bool)`,
  'document/Windows': `
interface Document | static class Document
enum Document.PDFPageFormat | enum PDFPageFormat
enumMember Document.PDFPageFormat.A4 | Document.PDFPageFormat | A4
static function Document.Load | Task<bool> | Task<bool> Load(string path) | Task<bool> Load(byte[] data, string extension) | Task<bool> Load(Stream stream, string extension)
static property Logger.Filename | string | string Filename { get; }`,
  'document/MAUI': `
interface DocumentScannerConfiguration | BaseScannerConfiguration | class DocumentScannerConfiguration : BaseScannerConfiguration
property ColorConfiguration.ColorPrimary | (Color Light, Color Dark) | (Color Light, Color Dark) ColorPrimary { get; set; }
static function DocumentDataReader.LoadFile | bool | bool LoadFile(string path, string? password = null)`,
  'document/Flutter': `
interface DocumentScannerConfiguration | BaseScannerConfiguration | class DocumentScannerConfiguration extends BaseScannerConfiguration
static function DeckleSdkDocument.loadFile | Future<bool> | Future<bool> loadFile(String path, {String? password})
enum Level | enum Level
enumMember Level.verbose | Level | verbose
property AnalyzeConfiguration.readBIC | bool? | bool? readBIC`,
  'document/react-native': `
enumMember ScanFilter.BLACKWHITE | 'BLACKWHITE' | BLACKWHITE
alias HexColor | string | type HexColor = string
interface PhotoPaymentConfiguration | BaseScannerConfiguration | interface PhotoPaymentConfiguration
property PhotoPaymentConfiguration.sourceImages | string[] | sourceImages?: string[]
function DeckleSDK.loadFile | Promise<boolean> | loadFile(filePath: string, password?: string): Promise<boolean>`,
  'document/capacitor': `
alias ScanStatus | 'SUCCESS' | 'CANCELED' | type ScanStatus = 'SUCCESS' | 'CANCELED'
function DeckleSDK.loadFile | Promise<void> | loadFile(options: { filepath: string; password?: string }): Promise<void>`,
};

describe.each(Object.entries(packages))('declarations of %s', (key, text) => {
  it('are read with their types and signatures', () => {
    const symbols = declared.platforms.get(key)?.symbols;
    const lines = text.trim().split('\n');
    const found = lines.map((line) => symbols?.get(/^(?:static )?\w+ (\S+)/.exec(line)?.[1] ?? ''));
    expect(found.map((symbol) => symbol && listed(symbol))).toEqual(lines);
  });
});

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
