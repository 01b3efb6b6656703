import { describe, expect, it } from 'vitest';
import { parseDart } from './dart';
import { parsedApi } from './lines';
import { membersOf } from './types';

const source = `import 'dart:io';

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
  external static Future<int> pageCount();
  external static void onPage(void Function(int page) listener, [int? from]);
  static String get version => '2.1';
  List<T> pick<T>(Iterable<T> from) { return from.toList(); }
  external String Function(int) label;
  static Future<void> _call(String name) async => print(name);
}

enum Level {
  disable,
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
  factory Configuration.of(Base base) => Configuration();

  ScanTips? tips;
  @override
  external Source? source;
  external Tuple2<Color, Color>? colorPrimary;
  final List<Uri> pages = const [];
  int? _count;
}

class Empty extends Base {}

extension Pages on Document {
  int twice() => 2;
}

external Future<bool> isReady();
`;

const api = parsedApi('Flutter', new Map([['sdk.dart', source]]), parseDart);
const get = (id: string) => {
  const symbol = api.symbols.get(id);
  if (symbol === undefined)
    throw new Error(`no ${id}; there are ${[...api.symbols.keys()].join(', ')}`);
  return symbol;
};

describe('parseDart', () => {
  it('finds every public symbol and none other', () => {
    expect([...api.symbols.keys()]).toEqual([
      'Document',
      'Document.writePDF',
      'Document.loadFile',
      'Document.pageCount',
      'Document.onPage',
      'Document.version',
      'Document.pick',
      'Document.label',
      'Level',
      'Level.disable',
      'Level.verbose',
      'Base',
      'Base.source',
      'Configuration',
      'Configuration.tips',
      'Configuration.source',
      'Configuration.colorPrimary',
      'Configuration.pages',
      'Empty',
      'isReady',
    ]);
  });

  it('reads functions with named parameters', () => {
    expect(get('Document.writePDF')).toMatchObject({
      kind: 'function',
      parent: 'Document',
      type: 'Future<File?>',
      isStatic: true,
      signature:
        'Future<File?> writePDF(String path, String fileName, {bool overwrite = true, PDFPageFormat format = PDFPageFormat.a4})',
      comment: {
        summary: 'Writes a PDF. It may take a while.',
        returns: 'the file',
        since: '1.5',
      },
      parameters: [
        { name: 'path', type: 'String', optional: false, description: 'where to' },
        { name: 'fileName', type: 'String', optional: false, description: '' },
        { name: 'overwrite', type: 'bool', optional: true, defaultValue: 'true' },
        {
          name: 'format',
          type: 'PDFPageFormat',
          optional: true,
          defaultValue: 'PDFPageFormat.a4',
          description: 'its pages',
        },
      ],
    });
  });

  it('recognizes optional parameters', () => {
    expect(get('Document.loadFile').parameters).toEqual([
      { name: 'path', type: 'String', optional: false, description: '' },
      { name: 'password', type: 'String?', optional: true, description: '' },
      { name: 'limits', type: 'Map<String, int>', optional: false, description: '' },
    ]);
    expect(get('Document.onPage').parameters).toMatchObject([
      { name: 'listener', type: 'void Function(int page)', optional: false },
      { name: 'from', type: 'int?', optional: true },
    ]);
    expect(get('Document.pageCount').parameters).toEqual([]);
  });

  it('leaves bodies and type parameters out', () => {
    expect(get('Document.pick')).toMatchObject({
      type: 'List<T>',
      signature: 'List<T> pick<T>(Iterable<T> from)',
    });
    expect(get('Document.pick').isStatic).toBeUndefined();
    expect(get('isReady').parent).toBeUndefined();
  });

  it('reads fields and getters', () => {
    expect(get('Configuration.tips')).toMatchObject({
      kind: 'property',
      type: 'ScanTips?',
      signature: 'ScanTips? tips',
    });
    expect(get('Configuration.colorPrimary').type).toBe('Tuple2<Color, Color>?');
    expect(get('Configuration.pages').type).toBe('List<Uri>');
    expect(get('Document.label').type).toBe('String Function(int)');
    expect(get('Document.version')).toMatchObject({
      type: 'String',
      signature: 'String version',
      isStatic: true,
    });
  });

  it('reads enumerations', () => {
    expect(get('Level')).toMatchObject({ kind: 'enum', bases: [] });
    expect(get('Level.verbose')).toMatchObject({
      kind: 'enumMember',
      type: 'Level',
      signature: 'verbose',
      comment: { summary: 'Everything.' },
    });
  });

  it('reads base types', () => {
    expect(get('Configuration')).toMatchObject({
      bases: ['Base', 'Texts', 'Colors', 'Comparable'],
      comment: { summary: 'Configures a scan.' },
    });
    expect(get('Base').bases).toEqual([]);
    expect(membersOf(api, 'Empty').map(({ id }) => id)).toEqual(['Base.source']);
  });

  it('notes file and line', () => {
    expect(get('Document')).toMatchObject({ file: 'sdk.dart', line: 11 });
  });

  it('reports file and line of unreadable declarations', () => {
    expect(() => parseDart('/// @sicne 1.5\nclass A {}', 'a.dart')).toThrow(
      'a.dart:2  Unknown tag @sicne',
    );
    expect(() => parseDart('class A {\n  var name;\n}', 'a.dart')).toThrow(
      'a.dart:2  This declaration cannot be read: var name;',
    );
    expect(() => parseDart('class A {\n  set name(String to) {}\n}', 'a.dart')).toThrow(
      'a.dart:2  This declaration cannot be read: set name',
    );
    expect(() => parseDart('typedef Done = void Function();', 'a.dart')).toThrow(
      'a.dart:1  This declaration cannot be read: typedef Done',
    );
  });
});
