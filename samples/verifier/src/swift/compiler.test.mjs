import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unitsByApp } from '../backends/swift.mjs';
import { inBuildOrder, withAdditions } from './modules.mjs';
import { readSwiftOutput, swiftStubGap } from './output.mjs';
import { testedApp } from './testedModule.mjs';
import { isOlder } from './toolchain.mjs';

describe('readSwiftOutput', () => {
  it('takes errors and warnings, and leaves notes and quoted lines', () => {
    const output = [
      "/w/Unit0.swift:5:12: error: value of type 'A' has no member 'b'",
      'config.b = true',
      '~~~~~~ ^',
      "/w/Unit0.swift:2:1: note: 'A' declared here",
      '/w/Unit1.swift:3:9: warning: never used: really',
      '<unknown>:0: error: module not found',
    ].join('\n');
    expect(readSwiftOutput(output)).toEqual({
      messages: [
        {
          file: '/w/Unit0.swift',
          line: 5,
          column: 12,
          severity: 'error',
          message: "value of type 'A' has no member 'b'",
        },
        {
          file: '/w/Unit1.swift',
          line: 3,
          column: 9,
          severity: 'warning',
          message: 'never used: really',
        },
      ],
      rest: ['<unknown>:0: error: module not found'],
    });
  });
});

describe('swiftStubGap', () => {
  const stubs = new Set(['UIButton', 'View', 'Configuration']);

  it.each([
    ["no such module 'MapKit'", 'module MapKit'],
    ["cannot find type 'UIPageControl' in scope", 'UIPageControl'],
    ["cannot find 'PHAsset' in scope", 'PHAsset'],
    ["value of type 'UIButton?' has no member 'shake'", 'UIButton.shake'],
    ["value of type 'some View' has no member 'glow'", 'View.glow'],
    ["type 'UIButton.Configuration' has no member 'glass'", 'Configuration.glass'],
    ["no such module 'DeckleSDK'", undefined],
    ["cannot find type 'ScannerOptions' in scope", undefined],
    ["cannot find 'autoCapture' in scope", undefined],
    ["cannot find type 'UIButton' in scope", undefined],
    ["value of type 'DocumentScannerConfiguration' has no member 'autoCaptur'", undefined],
  ])('the stubs lack, for “%s”: %s', (message, gap) => {
    expect(swiftStubGap(message, stubs)).toBe(gap);
  });
});

describe('modules', () => {
  it('builds each module after those it imports', () => {
    /** @param {string} name @param {string[]} imports */
    const module = (name, ...imports) => ({ name, imports, sources: [] });
    const names = inBuildOrder([
      module('QuickLook', 'UIKit', 'SwiftUI'),
      module('SwiftUI', 'UIKit'),
      module('UIKit', 'Foundation'),
    ]).map(({ name }) => name);
    expect(names).toEqual(['UIKit', 'SwiftUI', 'QuickLook']);
    expect(() => inBuildOrder([module('A', 'B'), module('B', 'A')])).toThrow('A → B → A');
  });

  it('adds what Apple’s Foundation has, without moving a line or a column', () => {
    const code =
      'import Foundation\nimport UIKit\n  import Foundation\nlet a = "import Foundation"';
    expect(withAdditions(code)).toBe(
      'import Foundation; import FoundationAdditions\nimport UIKit\n  import Foundation; import FoundationAdditions\nlet a = "import Foundation"',
    );
  });
});

it.each([
  ['5.8.1', true],
  ['5.9', false],
  ['6.0.3', false],
  ['6', false],
])('Swift %s is older than 5.9: %s', (version, expected) => {
  expect(isOlder(version, [5, 9])).toBe(expected);
});

describe('apps', () => {
  /** @param {string} file @param {string} [code] */
  const unit = (file, code = '') => ({
    kind: /** @type {const} */ ('sample'),
    language: /** @type {const} */ ('swift'),
    file,
    line: 1,
    indent: 0,
    code,
  });

  it('compiles an app, its tests and each starter project separately', () => {
    const files = [
      'samples/document/iOS/Scan.swift',
      'samples/document/iOS/Invoice.swift',
      'samples/document/iOS/tests/InvoiceTests.swift',
      'samples/document/iOS/starter/Invoices/ContentView.swift',
      'samples/document/iOS/starter-uikit/Invoices/ViewController.swift',
      'samples/barcode/iOS/Scan.swift',
    ];
    const apps = unitsByApp(files.map((file) => unit(file)));
    expect(apps.map((app) => app.map(({ file }) => files.indexOf(file)))).toEqual([
      [0, 1],
      [2],
      [3],
      [4],
      [5],
    ]);
  });

  it('knows the app that tests import, without starter projects and tests', () => {
    const root = mkdtempSync(join(tmpdir(), 'swift-'));
    const app = join(root, 'samples/document/iOS');
    for (const folder of ['tests', 'starter/Invoices']) {
      mkdirSync(join(app, folder), { recursive: true });
      writeFileSync(join(app, folder, 'Other.swift'), '');
    }
    writeFileSync(join(app, 'Invoice.swift'), '');
    const test = unit('samples/document/iOS/tests/Other.swift', '@testable import Invoices');
    expect(testedApp([test], root)).toEqual({
      name: 'Invoices',
      files: ['samples/document/iOS/Invoice.swift'],
    });
    expect(testedApp([unit(test.file, 'import XCTest')], root)).toBeUndefined();
    expect(
      testedApp([unit('samples/document/iOS/Invoice.swift', test.code)], root),
    ).toBeUndefined();
  });
});
