import { describe, expect, it } from 'vitest';
import { run } from '../../../../tests/fixtures/expand';

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
    expect(text).toContain('<Sheet kind="code" path="/sheets/barcodes/torn.svg" name="Torn" ');
  });

  it('say what a drawing is of', () => {
    const { text: codes } = run(
      '<BarcodeSheet group="formats" />\n\n<BarcodeSheet group="broken" />',
    );
    for (const alt of ['EAN-13', 'Stained (QR code)', 'Torn'])
      expect(codes).toContain(`alt="Drawing of a barcode: ${alt}"`);
    const { text } = run(
      '<DocumentSheets group="invoices" />\n\n<DocumentSheets group="documents" />',
    );
    expect(text).toContain('alt="Drawing of an invoice with a GiroCode"');
    expect(text).toContain('alt="Drawing of a document: ID card"');
  });
});
