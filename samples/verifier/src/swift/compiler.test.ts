import { describe, expect, it } from 'vitest';
import { unitsByApp } from '../backends/swift';

describe('apps', () => {
  const unit = (file: string, code = '') => ({
    kind: 'sample' as const,
    language: 'swift' as const,
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
