import { describe, expect, it } from 'vitest';
import { messages, run } from '../../../../tests/fixtures/expand';

describe('sheets to scan', () => {
  it('have a card with the files and the expected result of each document', () => {
    const { text, problems } = run('<DocumentSheets group="documents" />');
    expect(problems).toEqual([]);
    expect(text).toContain('### Receipt {#receipt}');
    expect(text).toContain('[PNG of page 2](pathname:///sheets/documents/delivery-note-2.png)');
    expect(text).toContain('[Expected result](pathname:///sheets/documents/receipt.json) as JSON');
    expect(text).not.toContain('/sheets/documents/letter.json');
  });

  it('have a card for each code', () => {
    const { text, problems } = run('<BarcodeSheet group="broken" />');
    expect(problems).toEqual([]);
    expect(text).toContain('<Sheet kind="code" path="/sheets/barcodes/torn.svg" name="Torn">');
  });

  it('name the nearest group', () => {
    expect(messages(run('<BarcodeSheet group="format" />'))).toEqual([
      '1: <BarcodeSheet group="format">: there is no such group. Did you mean "formats"? Known: formats, content, broken.',
    ]);
    expect(messages(run('<DocumentSheets group="invoice" />'))).toEqual([
      '1: <DocumentSheets group="invoice">: there is no such group. Did you mean "invoices"? Known: invoices, documents.',
    ]);
  });
});
