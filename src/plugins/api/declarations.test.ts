import { describe, expect, it } from 'vitest';
import { apiOfFiles, declarationsIn, type ReadDeclarations } from './declarations';
import { memberOf, membersOf, type ApiSymbol } from './types';

const parseKotlin = await declarationsIn('kotlin');
const parseSwift = await declarationsIn('swift');
const parseCSharp = await declarationsIn('csharp');
const parseDart = await declarationsIn('dart');

interface Language {
  readonly name: string;
  readonly parse: ReadDeclarations;
  readonly source: string;
  /** Every public symbol with its type or bases, and its signature. */
  readonly declared: string;
  /** What else is read of some of them. */
  readonly details: Readonly<Record<string, object>>;
  /** What cannot be read, with line and message. */
  readonly refused: readonly (readonly [source: string, message: string])[];
}

const kotlin: Language = {
  name: 'Kotlin',
  parse: parseKotlin,
  source: `package com.example

import java.io.File

/** Reads documents. */
object Reader {
    enum class Level {
        /** Everything. */
        VERBOSE,
    }

    /**
     * Reads a file.
     * @param uri where it is
     * @return whether it was read
     * @since 1.5
     */
    @JvmStatic @JvmOverloads fun load(uri: Uri, options: Map<String, Int> = declared()): Boolean = declared()
    @JvmStatic val items: List<Item> get() = declared()
}

open class Base {
    var source: Source by declared()
    open var tips: Tips? by declared()
    private var hidden: Int = 0
    internal fun secret(): Int = 1
}

/** Configures a scan. */
class Configuration : Base() {
    companion object {
        @JvmStatic fun create(): Configuration = declared()
    }
    override var tips: Tips? by declared()
}

class Files(
    /** The files. */
    val uris: List<Uri>,
)

fun interface Listener {
    fun onRead(text: String): State
}
`,
  declared: `
interface Reader | object Reader
enum Reader.Level | enum class Level
enumMember Reader.Level.VERBOSE | Reader.Level | VERBOSE
function Reader.load | Boolean | fun load(uri: Uri, options: Map<String, Int> = declared()): Boolean
property Reader.items | List<Item> | val items: List<Item>
interface Base | class Base
property Base.source | Source | var source: Source
property Base.tips | Tips? | var tips: Tips?
interface Configuration | Base | class Configuration : Base()
static function Configuration.create | Configuration | fun create(): Configuration
property Configuration.tips | Tips? | var tips: Tips?
interface Files | class Files
property Files.uris | List<Uri> | val uris: List<Uri>
interface Listener | interface Listener
function Listener.onRead | State | fun onRead(text: String): State
`,
  details: {
    'Reader.load': {
      parent: 'Reader',
      comment: { summary: 'Reads a file.', returns: 'whether it was read', since: '1.5' },
      parameters: [
        { name: 'uri', type: 'Uri', optional: false, description: 'where it is' },
        { name: 'options', type: 'Map<String, Int>', optional: true, description: '' },
      ],
    },
    'Reader.Level.VERBOSE': { comment: { summary: 'Everything.' } },
    'Files.uris': { comment: { summary: 'The files.' } },
    Base: { file: 'a', line: 22, comment: { summary: '' } },
  },
  refused: [
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
};

const swift: Language = {
  name: 'Swift',
  parse: parseSwift,
  source: `import Foundation

// Not part of the API.
func declared<T>() -> T { fatalError() }

struct Hidden {
    public var secret: Int
}

/// Reads documents.
@available(iOS 13, *)
public class Reader {
    public enum Level: Int {
        /// Everything.
        case verbose = 0
    }

    /// Reads a file.
    /// It may take a while.
    /// @param fileUrl where it is
    /// @return whether it was read
    /// @since 1.5
    public static func load(fileUrl: URL, options: [String: Int] = [:], done: @escaping (Bool) -> Void) -> Bool { declared() }
    public static var items: [Item] { declared() }
    public func setColor(light: UIColor, _ dark: UIColor) {}

    public init() {}
    public init?(name: String? = nil) {}
}

public class Base {
    public var source: Source = declared()
    var hidden: Int = 0
}

/// Configures a scan.
public final class Configuration: Base, Sendable {
    public var tips: Tips? = declared()
}

public protocol Delegate: AnyObject {
    /// @param withResult whether the user finished
    func didFinish(withResult result: Bool)
}

extension Delegate {
    public func didFinish(withResult result: Bool) {}
}

public class Last {
    public func version() -> Int { declared() }
}
`,
  declared: `
interface Reader | class Reader
enum Reader.Level | enum Level: Int
enumMember Reader.Level.verbose | Reader.Level | verbose
static function Reader.load | Bool | static func load(fileUrl: URL, options: [String: Int] = [:], done: @escaping (Bool) -> Void) -> Bool
static property Reader.items | [Item] | static var items: [Item]
function Reader.setColor | Void | func setColor(light: UIColor, _ dark: UIColor)
interface Base | class Base
property Base.source | Source | var source: Source
interface Configuration | Base | final class Configuration: Base, Sendable
property Configuration.tips | Tips? | var tips: Tips?
interface Delegate | protocol Delegate: AnyObject
function Delegate.didFinish | Void | func didFinish(withResult result: Bool)
interface Last | class Last
function Last.version | Int | func version() -> Int
`,
  details: {
    // The comment is that above an attribute.
    Reader: { comment: { summary: 'Reads documents.' } },
    'Reader.load': {
      comment: {
        summary: 'Reads a file. It may take a while.',
        returns: 'whether it was read',
        since: '1.5',
      },
      parameters: [
        { name: 'fileUrl', type: 'URL', optional: false, description: 'where it is' },
        { name: 'options', type: '[String: Int]', optional: true, defaultValue: '[:]' },
        { name: 'done', type: '@escaping (Bool) -> Void', optional: false, description: '' },
      ],
    },
    'Reader.setColor': { parameters: [{ name: 'light' }, { name: 'dark' }] },
    'Delegate.didFinish': {
      parameters: [{ name: 'withResult', type: 'Bool', description: 'whether the user finished' }],
    },
    Base: { file: 'a', line: 31, comment: { summary: '' } },
  },
  refused: [
    ['/// @sicne 1.5\npublic class A {}', 'a:2  Unknown tag @sicne'],
    [
      'public class A {\n    public subscript(i: Int) -> Int\n}',
      'a:2  This declaration cannot be read: public subscript(i: Int) -> Int',
    ],
    ['public class A {\n    publi func b() {}\n}', 'a:2  This'],
    ['publi class A {\n}', 'a:1  This'],
  ],
};

const csharp: Language = {
  name: 'C#',
  parse: parseCSharp,
  source: `using System;

namespace Example.SDK;

internal static class Hidden
{
    public static int Secret() => 1;
}

/// Works on the document.
public static class Document
{
    public enum PDFPageFormat
    {
        /// Paper.
        A4 = 1,
    }

    /// Loads a file.
    /// @param path where it is
    /// @param data what is in it
    public static Task<bool> Load(string path) => throw new NotImplementedException();
    public static Task<bool> Load(byte[] data, string extension) => throw new NotImplementedException();
    public static string? WritePDF(string path, Func<int, bool>? done = null, PDFPageFormat format = PDFPageFormat.A4) => throw new NotImplementedException();
    /// The log.
    public static string Filename => throw new NotImplementedException();
}

[Serializable]
public class Configuration : Base, IEquatable<Configuration>
{
    public Configuration() { }
    public IReadOnlyList<string>? Images { get; init; } = null;
    public (Color Light, Color Dark)? ColorPrimary { get; set; }
    private int hidden;
}

public interface IListener
{
    void Read(string text);
}
`,
  declared: `
interface Document | static class Document
enum Document.PDFPageFormat | enum PDFPageFormat
enumMember Document.PDFPageFormat.A4 | Document.PDFPageFormat | A4
static function Document.Load | Task<bool> | Task<bool> Load(string path) | Task<bool> Load(byte[] data, string extension)
static function Document.WritePDF | string? | string? WritePDF(string path, Func<int, bool>? done = null, PDFPageFormat format = PDFPageFormat.A4)
static property Document.Filename | string | string Filename { get; }
interface Configuration | Base, IEquatable | class Configuration : Base, IEquatable<Configuration>
property Configuration.Images | IReadOnlyList<string>? | IReadOnlyList<string>? Images { get; init; }
property Configuration.ColorPrimary | (Color Light, Color Dark)? | (Color Light, Color Dark)? ColorPrimary { get; set; }
interface IListener | interface IListener
function IListener.Read | void | void Read(string text)
`,
  details: {
    'Document.WritePDF': {
      parameters: [
        { name: 'path', type: 'string', optional: false },
        { name: 'done', type: 'Func<int, bool>?', optional: true, defaultValue: 'null' },
        { name: 'format', type: 'PDFPageFormat', defaultValue: 'PDFPageFormat.A4' },
      ],
    },
    // Its forms have one comment.
    'Document.Load': {
      comment: {
        summary: 'Loads a file.',
        params: { path: 'where it is', data: 'what is in it' },
      },
    },
  },
  refused: [
    [
      'public class A\n{\n    int B { get; }\n}',
      'a:3  This declaration cannot be read: int B { get; }',
    ],
    ['public enum A\n{\n    B\n    C,\n}', 'a:3  This declaration cannot be read: B'],
    ['public class A\n{\n    publi int B() => 1;\n}', 'a:3  This'],
    ['publi class A { }', 'a:1  This'],
  ],
};

const dart: Language = {
  name: 'Dart',
  parse: parseDart,
  source: `import 'dart:io';

export 'src/enums.dart' show Level;

// Not part of the API.
class _Hidden {
  external int secret;
}

/// Works on the document.
class Document {
  /// Writes a PDF.
  /// It may take a while.
  /// @param path where to
  /// @param format its pages
  /// @return the file
  /// @since 1.5
  external static Future<File?> writePDF(String path, String fileName, {bool overwrite = true, PDFPageFormat format = PDFPageFormat.a4});
  external static Future<bool> loadFile(String path, {String? password, required Map<String, int> limits});
  external static void onPage(void Function(int page) listener, [int? from]);
  static String get version => '2.1';
  List<T> pick<T>(Iterable<T> from) { return from.toList(); }
  external String Function(int) label;
  static Future<void> _call(String name) async => print(name);
}

enum Level {
  /// Everything.
  verbose, // and more
}

abstract class Base {
  external Source? source;
}

@immutable
/// Configures a scan.
class Configuration extends Base with Texts<String>, Colors implements Comparable<Configuration> {
  Configuration({this.tips});
  const Configuration.empty() : tips = null;

  ScanTips? tips;
  @override
  external Source? source;
  final List<Uri> pages = const [];
  int? _count;
}

extension Pages on Document {
  int twice() => 2;
}

external Future<bool> isReady();
`,
  declared: `
interface Document | class Document
static function Document.writePDF | Future<File?> | Future<File?> writePDF(String path, String fileName, {bool overwrite = true, PDFPageFormat format = PDFPageFormat.a4})
static function Document.loadFile | Future<bool> | Future<bool> loadFile(String path, {String? password, required Map<String, int> limits})
static function Document.onPage | void | void onPage(void Function(int page) listener, [int? from])
static property Document.version | String | String get version
function Document.pick | List<T> | List<T> pick<T>(Iterable<T> from)
property Document.label | String Function(int) | String Function(int) label
enum Level | enum Level
enumMember Level.verbose | Level | verbose
interface Base | abstract class Base
property Base.source | Source? | Source? source
interface Configuration | Base, Texts, Colors, Comparable | class Configuration extends Base with Texts<String>, Colors implements Comparable<Configuration>
property Configuration.tips | ScanTips? | ScanTips? tips
property Configuration.source | Source? | Source? source
property Configuration.pages | List<Uri> | List<Uri> pages
function isReady | Future<bool> | Future<bool> isReady()
`,
  details: {
    'Document.writePDF': {
      comment: {
        summary: 'Writes a PDF. It may take a while.',
        returns: 'the file',
        since: '1.5',
      },
      parameters: [
        { name: 'path', type: 'String', optional: false, description: 'where to' },
        { name: 'fileName', description: '' },
        { name: 'overwrite', type: 'bool', optional: true, defaultValue: 'true' },
        { name: 'format', optional: true, description: 'its pages' },
      ],
    },
    'Document.loadFile': {
      parameters: [
        { name: 'path', type: 'String', optional: false },
        { name: 'password', type: 'String?', optional: true },
        { name: 'limits', type: 'Map<String, int>', optional: false },
      ],
    },
    'Document.onPage': {
      parameters: [
        { name: 'listener', type: 'void Function(int page)', optional: false },
        { name: 'from', type: 'int?', optional: true },
      ],
    },
  },
  refused: [
    ['class A {\n  var name;\n}', 'a:2  This declaration cannot be read: var name;'],
    ['class A {\n  set name(String to) {}\n}', 'a:2  This declaration cannot be read: set name'],
    ['typedef Done = void Function();', 'a:1  This declaration cannot be read: typedef Done'],
    ['enum A {\n  b\n  c,\n}', 'a:2  This declaration cannot be read: b'],
    ["import 'a.dart'\n", 'a:1  This'],
  ],
};

const apiOf = (read: ReadDeclarations, source: string) =>
  apiOfFiles('A', new Map([['a', source]]), read);

const listed = (symbol: ApiSymbol): string =>
  [
    `${symbol.isStatic === true ? 'static ' : ''}${symbol.kind} ${symbol.id}`,
    symbol.type || symbol.bases.join(', '),
    symbol.signature,
    ...(symbol.overloads ?? []).map(({ signature }) => signature),
  ]
    .filter(Boolean)
    .join(' | ');

describe.each([kotlin, swift, csharp, dart])(
  'declarations in $name',
  ({ parse, source, declared, details, refused }) => {
    it('are read with their types, signatures, parameters and comments', () => {
      const { symbols } = apiOf(parse, source);
      expect([...symbols.values()].map(listed)).toEqual(declared.trim().split('\n'));
      for (const [id, detail] of Object.entries(details))
        expect(symbols.get(id), id).toMatchObject(detail);
    });

    it.each(refused)('are refused with their line: %j', (text, message) => {
      expect(() => parse(text, 'a')).toThrow(message);
    });
  },
);

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

it('members come with those of the bases, overridden ones once', () => {
  const { symbols } = apiOf(parseKotlin, kotlin.source);
  const api = { id: 'A', symbols };
  expect(membersOf(api, 'Configuration').map(({ id }) => id)).toEqual([
    'Base.source',
    'Configuration.create',
    'Configuration.tips',
  ]);
  expect(memberOf(api, 'Configuration', 'source')?.id).toBe('Base.source');
  expect(memberOf(api, 'Configuration', 'nothing')).toBeUndefined();
});

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
