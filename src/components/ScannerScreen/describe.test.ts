import { describe, expect, it } from 'vitest';
import { describeScreen } from './describe';

describe('the description of a screen', () => {
  it('has the titles, buttons, and hints that are drawn', () => {
    const edit = describeScreen('edit', {
      texts: { textTitleEditPage: 'Check the pages' },
      buttons: { buttonEditArrange: 'Sort', buttonEditDelete: '' },
    });
    expect(edit).toContain('“Filter”, “Sort”, and Delete (icon only)');
    expect(edit).toContain('The title is “Check the pages”.');
    expect(describeScreen('edit', {})).not.toContain('title');

    const texts = { textScanHint: 'Place the label here', textCount: 'Parcels: {count}' };
    const multi = describeScreen('barcode', { texts });
    expect(multi).toContain('the hint “Place the label here”');
    expect(multi).toContain('the count “Parcels: 3” between the buttons “Light” and “Done”');
    // A barcode has been found.
    expect(describeScreen('barcodeConfirm', { texts })).not.toContain('Place the label');
  });

  it('has only the parts that are drawn', () => {
    expect(describeScreen('scan', { show: ['toolbarItem'] })).toContain('A light bulb');
    expect(describeScreen('scan', {})).not.toContain('A light bulb');
    expect(describeScreen('barcode', { hide: ['multiScan'] })).toMatch(/and the button “Light”\.$/);
  });

  it('refuses texts that no drawing shows, and names all', () => {
    const texts: object = { textTitleImport: 'Import', textTitelEditPage: 'Edit' };
    expect(() => describeScreen('scan', { texts })).toThrow(
      '"textTitleImport", "textTitelEditPage"',
    );
  });
});
