// What the canaries and the samples, which the compiler itself checks, do not show.
import { describe, expect, it } from 'vitest';
import { unawaitedCalls } from './backends/dart';
import { groupOf } from './backends/swift';
import { readOutput } from './compile';
import type { Unit } from './types';

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

it.each([
  ['\n  DeckleSdk.initSDK(key);\n', [2]],
  ['if (a) DeckleSdk.initSDK(key);', [1]],
  ["if (a) {} else DeckleSdk.initSDK('a;b');", [1]],
  ['final ready = DeckleSdk.initSDK(key);', []],
  ['await DeckleSdk.initSDK(key);', []],
  ['DeckleSdk.initSDK(key).then((ready) {});', []],
  ['DeckleSdkUi.resetOnboarding();', []],
  ['// Ready.\nDeckleSdk.initSDK(key); // Go.', [2]],
])('a Dart program has a Future that nobody waits for: %s', (body, lines) => {
  const unit = { code: `Future<void> run() async {${body}}` } as Unit;
  const found = unawaitedCalls(unit, new Set(['DeckleSdk.initSDK']));
  expect(found.map(({ line }) => line)).toEqual(lines);
});

it.each([
  ['iOS/Scan.swift', 'iOS'],
  ['iOS/tests/InvoiceTests.swift', 'iOS'],
  ['iOS/starter-uikit/Invoices/ViewController.swift', 'iOS/starter-uikit'],
])('%s is compiled as a part of %s', (file, folder) => {
  const unit = { kind: 'sample', file: `samples/document/${file}`, line: 1 } as const;
  expect(groupOf(unit)).toBe(`samples/document/${folder}`);
});
