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
    expect(text).toContain('<Sheet kind="code" path="/sheets/barcodes/torn.svg" name="Torn">');
  });
});
