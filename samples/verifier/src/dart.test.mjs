import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { appFolder } from './backends/dart.mjs';
import { compileDart, dartTool, installedCompiler, sdkCompiler, whyNoDart } from './dart.mjs';
import { dartHint, dartStubGap, dartText, readDartOutput } from './dartOutput.mjs';
import {
  importsOf,
  leaveOut,
  maskDart,
  strictText,
  unawaitedCalls,
  untypedValues,
  unusedNames,
} from './dartSource.mjs';
import { isPubspec, pubspecProblems } from './pubspec.mjs';

/** What the compiler printed for a program with one error of each kind. */
const output = `Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.
loose/unit0/code.dart:1:8: Error: Not found: 'package:http/http.dart'
import 'package:http/http.dart';
       ^
loose/unit0/code.dart:2:8: Error: Error when reading '../../stubs/flutter/flutter/cupertino.dart': No such file or directory
import 'package:flutter/cupertino.dart';
       ^
loose/unit0/code.dart:3:8: Error: Error when reading '../../../../api-sources/document/Flutter/deckle_sdk_uii.dart': No such file or directory
import 'package:deckle_sdk/deckle_sdk_uii.dart';
       ^
loose/unit0/code.dart:10:22: Error: Member not found: 'ac_unit'.
  final icon = Icons.ac_unit;
                     ^^^^^^^
loose/unit0/code.dart:11:21: Error: Member not found: 'galery'.
  c.source = Source.galery;
                    ^^^^^^
loose/unit0/code.dart:14:19: Error: No named parameter with the name 'drawerEdge'.
  return Scaffold(drawerEdge: 3);
                  ^^^^^^^^^^
/site/samples/verifier/stubs/flutter/flutter/material.dart:139:9: Context: Found this candidate, but the arguments don't match.
  const Scaffold({super.key});
        ^^^^^^^^
loose/unit0/code.dart:15:5: Error: No named parameter with the name 'maxSizeKb'.
    maxSizeKb: 3,
    ^^^^^^^^^
/site/api-sources/document/Flutter/deckle_sdk_document.dart:28:33: Context: Found this candidate, but the arguments don't match.
  external static Future<File?> writePDF();
                                ^^^^^^^^
loose/unit0/code.dart:16:14: Error: The method 'selectAll' isn't defined for the class 'TextEditingController'.
 - 'TextEditingController' is from 'package:flutter/widgets.dart' ('../../stubs/flutter/flutter/widgets.dart').
Try correcting the name to the name of an existing method, or defining a method named 'selectAll'.
  controller.selectAll();
             ^^^^^^^^^
loose/unit0/code.dart:17:7: Error: The setter 'autoCaptur' isn't defined for the class 'DocumentScannerConfiguration'.
 - 'DocumentScannerConfiguration' is from 'package:deckle_sdk/src/scanner_configuration.dart' ('/site/api-sources/document/Flutter/src/scanner_configuration.dart').
    ..autoCaptur = true
      ^^^^^^^^^^
loose/unit0/code.dart:18:11: Warning: Something is odd.
  final a = b;
          ^
`;

const names = new Map([
  ['Icons', 'package:flutter/material.dart'],
  ['Scaffold', 'package:flutter/material.dart'],
  ['DeckleSdkUi', 'package:deckle_sdk/deckle_sdk_ui.dart'],
  ['Source', 'package:deckle_sdk/deckle_sdk_ui.dart'],
]);
const words = new Set(['Source', 'autoCapture', 'gallery', 'maxSizeKB']);
const own = new Set(['deckle_sdk', 'invoices']);

describe('what the Dart compiler prints', () => {
  const { messages, rest } = readDartOutput(output);

  it('is read with places, and with the line of code above the mark', () => {
    expect(rest).toEqual([]);
    expect(messages).toHaveLength(10);
    expect(messages[3]).toEqual({
      file: 'loose/unit0/code.dart',
      line: 10,
      column: 22,
      severity: 'error',
      message: "Member not found: 'ac_unit'.",
      details: [],
      source: '  final icon = Icons.ac_unit;',
    });
    expect(messages[5]?.source).toBe('  return Scaffold(drawerEdge: 3);');
    expect(messages[9]?.severity).toBe('warning');
  });

  it('distinguishes missing stub members from errors in a sample', () => {
    expect(messages.map((message) => dartStubGap(message, names, own))).toEqual([
      'package:http/http.dart',
      'package:flutter/cupertino.dart',
      undefined,
      'Icons.ac_unit',
      undefined,
      'named parameter drawerEdge',
      undefined,
      'TextEditingController.selectAll',
      undefined,
      undefined,
    ]);
  });

  it('comes without the paths of the machine', () => {
    expect(messages.slice(0, 3).map(dartText)).toEqual([
      "there is no library 'package:http/http.dart'",
      "there is no library 'package:flutter/cupertino.dart'",
      "there is no library 'package:deckle_sdk/deckle_sdk_uii.dart'",
    ]);
  });

  it('is a separate error when it has no place', () => {
    expect(readDartOutput('Error: Unable to read main.dart').rest).toEqual([
      'Error: Unable to read main.dart',
    ]);
    expect(readDartOutput('Crash when compiling main.dart').rest).toHaveLength(1);
  });

  it.each([
    ["Undefined name 'DeckleSdkUi'.", "missing import: 'package:deckle_sdk/deckle_sdk_ui.dart'"],
    ["Method not found: 'jsonDecode'.", "missing import: 'dart:convert'"],
    ["'File' isn't a type.", "missing import: 'dart:io'"],
    [
      "Method not found: 'Scafold'.",
      'did you mean Scaffold? What a framework declares goes into stubs/flutter',
    ],
    ["Type 'Qqqqqqqqqqqq' not found.", 'What a framework declares goes into stubs/flutter'],
    ["The setter 'autoCaptur' isn't defined for the class 'X'.", 'did you mean autoCapture?'],
    ["Member not found: 'galery'.", 'did you mean gallery?'],
    ["No named parameter with the name 'maxSizeKb'.", 'did you mean maxSizeKB?'],
    [
      "The getter 'Name1' isn't defined for the class 'Object?'.",
      'a value of type dynamic counts as an Object?: cast it before you use it',
    ],
    ["Expected ';' after this.", undefined],
  ])('%s is explained', (message, hint) => {
    expect(dartHint(message, { names, words })).toBe(hint);
  });
});

describe('the text of a Dart program', () => {
  it('is masked without moving a character', () => {
    const code = `final a = 'x; // no'; // y\n/* z\n */ final b = r"\\"; final c = '''\n''';`;
    const masked = maskDart(code);
    expect(masked).toHaveLength(code.length);
    expect(masked.split('\n').map((line) => line.trimEnd())).toEqual([
      'final a =           ;',
      '',
      '    final b =     ; final c =',
      '   ;',
    ]);
  });

  it('names its imports', () => {
    const code = `import 'dart:io';\nimport 'package:path/path.dart'\n    as p show join;\nfinal a = "import 'x';";`;
    expect(importsOf(code).map(({ uri, line }) => [uri, line])).toEqual([
      ['dart:io', 1],
      ['package:path/path.dart', 2],
    ]);
  });

  it('is compiled without dynamic values', () => {
    expect(
      strictText("import 'dart:convert';\nfinal a = jsonDecode(b) as Map<String, dynamic>;"),
    ).toBe(
      "import 'package:strict/convert.dart';\nfinal a = jsonDecode(b) as Map<String, Object?>;",
    );
  });

  it('is tried without what may be unneeded', () => {
    const forms = leaveOut(
      "import 'dart:io';\nvar a = b?.c;\nd?..e = f?.toString();\nvar g = 'h?.i'; // j?.k",
    );
    expect(forms.map(({ line, column, message }) => [line, column, message])).toEqual([
      [1, 1, "unused import: nothing of 'dart:io' is used"],
      [2, 10, 'unneeded "?.": the value before it is never null'],
      [3, 2, 'unneeded "?..": the value before it is never null'],
    ]);
    expect(forms[0]?.text.split('\n')[0]?.trim()).toBe('');
    expect(forms[1]?.text).toContain('var a = b .c;');
    expect(forms[2]?.text).toContain('d..e = f?.toString();');
  });
});

describe('names that nothing reads', () => {
  /** @param {string} code */
  const unused = (code) => unusedNames(code).map(({ line, message }) => `${line}: ${message}`);

  it('are found in functions, and if they are private', () => {
    expect(
      unused(
        `class A {
  final title = 'a';
  int? _count;
  void _call() {}
  Future<void> run() async {
    final pages = await count();
    const int size = 3;
    File file = open();
    List<String> names = [];
    print(names);
  }
}
void main() {
  final state = 1;
}`,
      ),
    ).toEqual([
      '6: "pages" is never used',
      '7: "size" is never used',
      '8: "file" is never used',
      '14: "state" is never used',
      '3: "_count" is never used',
      '4: "_call" is never used',
    ]);
  });

  it('are not those that a text, another function or another file reads', () => {
    expect(
      unused(
        `final config = 1;
class A {
  final title = 'a';
  A(this._name);
  final String _name;
  void run() {
    final a = 1;
    // a comment is not a use
    print('$a and \${_name}');
    label = 'b';
    if (x == 1) {}
  }
}`,
      ),
    ).toEqual([]);
  });
});

describe('Futures of the SDK', () => {
  const futures = new Set(['DeckleSdk.initSDK', 'DeckleSdkUi.scanDocument']);

  it.each([
    ['{\n  DeckleSdk.initSDK(key);\n}', 2],
    ['if (a) DeckleSdkUi.scanDocument(config);', 1],
    ["else DeckleSdk.initSDK('a;b');", 1],
  ])('have to be waited for: %s', (code, line) => {
    expect(unawaitedCalls(code, futures).map((remark) => remark.line)).toEqual([line]);
  });

  it.each([
    '{ await DeckleSdk.initSDK(key); }',
    '{ return DeckleSdk.initSDK(key); }',
    'Future<bool> a() => DeckleSdk.initSDK(key);',
    '{ final ready = DeckleSdk.initSDK(key); }',
    '{ unawaited(DeckleSdk.initSDK(key)); }',
    '{ DeckleSdk.initSDK(key).then((ready) {}); }',
    '{ DeckleSdkUi.resetOnboarding(); }',
    "// ; DeckleSdk.initSDK(key);\nfinal a = '; DeckleSdk.initSDK(';",
  ])('may be used otherwise: %s', (code) => {
    expect(unawaitedCalls(code, futures)).toEqual([]);
  });
});

describe('values without a type', () => {
  it.each([
    ['final a = b as Map;', 'Map needs type arguments, such as Map<String, dynamic>'],
    ['if (a is! List) {}', 'List needs type arguments, such as List<String>'],
    ['final a = [];', 'an empty [] needs type arguments, such as <String>[]'],
    ['var a = {};', 'an empty {} needs type arguments, such as <String>{}'],
    ['late final a;', '"a" needs a type'],
    ['void a(b) {}', 'the parameter "b" needs a type'],
    ['Future<void> a(int b, c, int d) async {}', 'the parameter "c" needs a type'],
  ])('are found: %s', (code, message) => {
    expect(untypedValues(code).map((remark) => remark.message)).toEqual([message]);
  });

  it.each([
    'a as List<int>; b as Mapping;',
    'final a = <int>[]; final List<int> b = []; c = [];',
    'final int a; var b = 1;',
    'void a(int b, {required String c}) {}',
    'A(this.b); A.c(super.d) {}',
    'list.map((a) => a.b); run((a, b) { });',
    'if (a) { } else if (b) { } while (c) { } switch (d) { } catch (e) { }',
    '// void a(b) {}',
  ])('are none: %s', (code) => {
    expect(untypedValues(code)).toEqual([]);
  });
});

describe('pubspec.yaml', () => {
  const facts = {
    package: 'deckle_sdk',
    dart: '2.17',
    versions: ['2.1.0', '2.0.0'],
  };
  /** @param {string} text */
  const problems = (text) =>
    pubspecProblems(parseDocument(text), facts).map(({ message }) => message);

  it('is known by its keys', () => {
    expect(isPubspec(parseDocument('dependencies:\n  a: ^1.0.0'))).toBe(true);
    expect(isPubspec(parseDocument('environment:\n  sdk: ^3.0.0'))).toBe(true);
    expect(isPubspec(parseDocument('steps:\n  - run: a'))).toBe(false);
    expect(isPubspec(parseDocument('dependencies: []'))).toBe(false);
  });

  it('may be whole', () => {
    expect(
      problems(`name: invoices
publish_to: none
environment:
  sdk: ">=2.17.0 <4.0.0"
dependencies:
  flutter:
    sdk: flutter
  deckle_sdk: ^2.1.0
  tuple: 2.0.2
  path: any
  other:
dev_dependencies:
  lints: ">=1.0.0 <2.0.0"
flutter:
  uses-material-design: true
`),
    ).toEqual([]);
  });

  it.each([
    [
      'dependancies:\n  a: any',
      'pubspec.yaml has no key "dependancies". Did you mean "dependencies"?',
    ],
    [
      'dependencies:\n  deckle-sdk: ^2.1.0',
      'there is no package "deckle-sdk": the SDK is "deckle_sdk"',
    ],
    [
      'dependencies:\n  Tuple: ^2.1.0',
      '"Tuple" is not a package name: those have small letters, digits and underscores',
    ],
    [
      'dependencies:\n  tuple: 2',
      '"2" is not a version of tuple: write ^1.2.3 or ">=1.2.3 <2.0.0"',
    ],
    ['dependencies:\n  deckle_sdk: ^3.0.0', 'deckle_sdk has no version 3.0.0'],
    [
      'dependencies:\n  flutter:\n    skd: flutter',
      'a dependency has no key "skd". Did you mean "sdk"?',
    ],
    ['environment:\n  sdk: "2"', '"2" is not a version of Dart: write ^3.0.0 or ">=2.17.0 <4.0.0"'],
    ['environment:\n  sdk: ^2.12.0', 'deckle_sdk needs Dart 2.17 or newer, not ^2.12.0'],
  ])('%j is wrong', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });
});

describe('the Dart compiler', () => {
  /** @type {string} */
  let folder;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dart-compiler-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A compiler that prints what it is told. @param {string} script */
  const compilerOf = async (script) => {
    const command = join(folder, 'compiler.mjs');
    await writeFile(command, script);
    return {
      command: process.execPath,
      /** @param {string} packages @param {string} out @param {string} main */
      compile: (packages, out, main) => [command, packages, out, main],
    };
  };
  const platform = {
    packages: [{ name: 'deckle_sdk', folder: '/site/api-sources/document/Flutter' }],
    libraries: ['package:deckle_sdk/deckle_sdk.dart'],
    names,
    words,
    futures: new Set(['']),
    sdkPackage: 'deckle_sdk',
    languageVersion: '2.17',
  };
  const program = () => ({
    work: join(folder, 'work'),
    files: new Map([
      ['samples/document/Flutter/lib/main.dart', "import 'other.dart';"],
      ['loose/unit0/code.dart', 'final a = 1;'],
    ]),
    apps: [{ name: 'invoices', folder: 'samples/document/Flutter/lib' }],
  });

  it('gets every library under one name, with the language version of the package', async () => {
    const compiler = await compilerOf(`
      import { readFileSync } from 'node:fs';
      const [packages, out, main] = process.argv.slice(2);
      const text = (file) => JSON.stringify(readFileSync(file, 'utf8'));
      console.log('loose/unit0/code.dart:1:1: Error: ' + text(packages));
      console.log('loose/unit0/code.dart:1:1: Error: ' + text(main));
      console.log('loose/unit0/code.dart:1:1: Error: ' + text('samples/document/Flutter/lib/main.dart'));
      process.exitCode = 254;
    `);
    const [packages, main, sample] = await compileDart(compiler, program(), platform);
    /** @type {{ packages: { name: string, rootUri: string, languageVersion: string }[] }} */
    const config = JSON.parse(JSON.parse(packages?.message.message ?? '""'));
    expect(config.packages.map(({ name }) => name)).toEqual([
      'deckle_sdk',
      'invoices',
      'checked_files',
    ]);
    expect(config.packages[0]?.rootUri).toBe('file:///site/api-sources/document/Flutter/');
    expect(new Set(config.packages.map(({ languageVersion }) => languageVersion))).toEqual(
      new Set(['2.17']),
    );
    expect(JSON.parse(main?.message.message ?? '""').split('\n')).toEqual([
      "import 'package:deckle_sdk/deckle_sdk.dart' as l0;",
      "import 'package:invoices/main.dart' as l1;",
      "import 'package:checked_files/unit0/code.dart' as l2;",
      'void main() {}',
      '',
    ]);
    expect(JSON.parse(sample?.message.message ?? '""')).toBe("import 'other.dart';");
    expect(existsSync(join(folder, 'work'))).toBe(false);
  });

  it('names files of the program by their place in it, and others in full', async () => {
    const compiler = await compilerOf(`
      import { join } from 'node:path';
      console.log(join(process.cwd(), 'samples/document/Flutter/lib/main.dart') + ':1:8: Error: A');
      console.log('../elsewhere.dart:1:8: Error: B');
    `);
    const found = await compileDart(compiler, program(), platform);
    expect(found.map(({ file }) => file)).toEqual([
      'samples/document/Flutter/lib/main.dart',
      join(folder, 'elsewhere.dart'),
    ]);
  });

  it('reports no compiler when it fails without output', async () => {
    const compiler = await compilerOf('process.exitCode = 253;');
    await expect(compileDart(compiler, program(), platform)).rejects.toThrow(
      'the Dart compiler failed',
    );
  });

  it('is the one of an SDK where the other cannot run', () => {
    expect(sdkCompiler.compile('p.json', 'a.dill', 'main.dart')).toEqual([
      'compile',
      'kernel',
      '--packages=p.json',
      '--output=a.dill',
      'main.dart',
    ]);
  });

  it('says what it lacks', async () => {
    const paths = {
      root: folder,
      verifier: folder,
      apiSources: folder,
      cache: folder,
    };
    const { command } = installedCompiler(paths);
    expect(await dartTool({ ...sdkCompiler, command })).toBeUndefined();
    expect(whyNoDart(paths)).toBe('there is no Dart SDK on the PATH');
    await mkdir(dirname(command), { recursive: true });
    await writeFile(command, '');
    expect(whyNoDart(paths)).toContain('apt-get install libc6-i386');
  });
});

describe('appFolder', () => {
  it('is the folder of the app that a sample or a test belongs to', () => {
    const app = 'samples/document/Flutter';
    expect(appFolder(`${app}/lib/src/a.dart`)).toBe(app);
    expect(appFolder(`${app}/test/a_test.dart`)).toBe(app);
    expect(appFolder(`${app}/starter/lib/main.dart`)).toBe(`${app}/starter`);
    expect(appFolder(`${app}/starter-web/lib/main.dart`)).toBe(`${app}/starter-web`);
    expect(appFolder(`${app}/pubspec.yaml`)).toBeUndefined();
  });
});
