import { describe, expect, it } from 'vitest';
import { swiftStubGap, unitsByApp } from '../backends/swift.mjs';

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

  it('compiles an app with its tests, and each starter project separately', () => {
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
      [0, 1, 2],
      [3],
      [4],
      [5],
    ]);
  });
});
