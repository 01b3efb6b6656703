// What the canaries and the samples, which the compiler itself checks, do not show.
import { describe, expect, it } from 'vitest';
import { appFolder } from './backends/dart.mjs';
import { readOutput } from './compile.mjs';
import { leaveOut, maskDart, unawaitedCalls, untypedValues, unusedNames } from './dartSource.mjs';

/** What the compiler printed. */
const output = `Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.
loose/unit0/code.dart:1:8: Error: Not found: 'package:http/http.dart'
import 'package:http/http.dart';
       ^
loose/unit0/code.dart:3:8: Error: Error when reading '../../../../api-sources/document/Flutter/deckle_sdk_uii.dart': No such file or directory
import 'package:deckle_sdk/deckle_sdk_uii.dart';
       ^
loose/unit0/code.dart:10:22: Error: Member not found: 'ac_unit'.
  final icon = Icons.ac_unit;
                     ^^^^^^^
loose/unit0/code.dart:16:14: Error: The method 'selectAll' isn't defined for the class 'TextEditingController'.
 - 'TextEditingController' is from 'package:flutter/widgets.dart' ('../../stubs/flutter/flutter/widgets.dart').
Try correcting the name to the name of an existing method, or defining a method named 'selectAll'.
  controller.selectAll();
             ^^^^^^^^^
loose/unit0/code.dart:17:7: Warning: The setter 'autoCaptur' isn't defined for the class 'DocumentScannerConfiguration'.
 - 'DocumentScannerConfiguration' is from 'package:deckle_sdk/src/scanner_configuration.dart' ('/site/api-sources/document/Flutter/src/scanner_configuration.dart').
    ..autoCaptur = true
      ^^^^^^^^^^
`;

describe('what the Dart compiler prints', () => {
  const { messages, rest } = readOutput(output);

  it('is read with places, and with the line of code above the mark', () => {
    expect(rest).toEqual([]);
    expect(messages[2]).toEqual({
      file: 'loose/unit0/code.dart',
      line: 10,
      column: 22,
      severity: 'error',
      message: "Member not found: 'ac_unit'.",
      details: [],
      source: '  final icon = Icons.ac_unit;',
    });
    expect(messages[3]?.source).toBe('  controller.selectAll();');
    expect(messages[4]?.severity).toBe('warning');
    const crash = 'Error: Unable to read main.dart';
    expect(readOutput(crash).rest).toEqual([crash]);
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

  it('is tried without what may be unneeded', () => {
    const forms = leaveOut(
      "import 'dart:io';\nvar a = b?.c;\nd?..e = f?.toString();\nvar g = 'h?.i'; // j?.k",
    );
    expect(forms.map(({ line, column }) => [line, column])).toEqual([
      [1, 1],
      [2, 10],
      [3, 2],
    ]);
    expect(forms[0]?.text.split('\n')[0]?.trim()).toBe('');
    expect(forms[1]?.text).toContain('var a = b .c;');
    expect(forms[2]?.text).toContain('d..e = f?.toString();');
  });

  it('has names that nothing reads: local ones, and private ones', () => {
    const code = `class A {
  final title = 'a';
  int? _count;
  final String _name;
  Future<void> run() async {
    final pages = await count();
    const int size = 3;
    List<String> names = [];
    // pages are not used here
    print('$names of \${_name}');
  }
}`;
    expect(unusedNames(code).map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '6: "pages" is never used',
      '7: "size" is never used',
      '3: "_count" is never used',
    ]);
  });

  it.each([
    ['{\n  DeckleSdk.initSDK(key);\n}', [2]],
    ['if (a) DeckleSdk.initSDK(key);', [1]],
    ["else DeckleSdk.initSDK('a;b');", [1]],
    ['{ final ready = DeckleSdk.initSDK(key); }', []],
    ['{ DeckleSdk.initSDK(key).then((ready) {}); }', []],
    ['{ DeckleSdkUi.resetOnboarding(); }', []],
    ["final a = '; DeckleSdk.initSDK(';", []],
  ])('has a Future that nobody waits for: %s', (code, lines) => {
    const found = unawaitedCalls(code, new Set(['DeckleSdk.initSDK']));
    expect(found.map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    ['if (a is! List) {}', ['List needs type arguments, such as List<String>']],
    ['final a = [];', ['an empty [] needs type arguments, such as <String>[]']],
    ['var a = {};', ['an empty {} needs type arguments, such as <String>{}']],
    ['late final a;', ['"a" needs a type']],
    ['Future<void> a(int b, c, int d) async {}', ['the parameter "c" needs a type']],
    ['final a = <int>[]; final List<int> b = []; final int c;', []],
    ['A(this.a) {} A.b(super.c) {} list.map((d) => d); if (e) {}', []],
  ])('has values without a type: %s', (code, expected) => {
    expect(untypedValues(code).map(({ message }) => message)).toEqual(expected);
  });
});

it.each([
  ['lib/src/a.dart', ''],
  ['test/a_test.dart', ''],
  ['starter-web/lib/main.dart', '/starter-web'],
])('%s belongs to the app in its folder', (file, folder) => {
  const app = 'samples/document/Flutter';
  expect(appFolder(`${app}/${file}`)).toBe(app + folder);
});
