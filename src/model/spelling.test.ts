// How symbols are spelled where no entry says it: src/plugins/api/completeness.test.ts.
import { expect, it } from 'vitest';
import { modelId, neutralName, platformName, shownId, spellLiterals } from './spelling';

it.each([
  ['ColorConfig', 'MAUI', 'ColorConfiguration'],
  ['LogLevel.ERROR', 'MAUI', 'Logger.Level.ERROR'],
  ['LogLevel.ASSERT', 'Flutter', 'Level.assertion'],
  ['DeckleSDK.getText', 'Windows', 'Document.Text'],
  ['ScanFilter.AUTO', 'Android', 'ScanFilter.AUTO'],
] as const)('%s is declared on %s as %s', (id, platform, name) => {
  expect(platformName(id, platform, 'document')).toBe(name);
});

it.each([
  ['DeckleSDK.scanBarcode', 'barcode', 'BarcodeSDK.scanBarcode'],
  ['DeckleSDK', 'barcode', 'BarcodeSDK'],
  ['DeckleSDK.writePDF', 'document', 'DeckleSDK.writePDF'],
  ['DeckleSDKPromisify.writePDF', 'barcode', 'DeckleSDKPromisify.writePDF'],
] as const)('%s of the %s product is %s in the model', (shown, product, id) => {
  expect(modelId(shown, product)).toBe(id);
  expect(shownId(id)).toBe(shown);
});

it('knows what a name of a platform stands for', () => {
  expect(neutralName('Document.Text', 'Windows', 'document')).toBe('DeckleSDK.getText');
  expect(neutralName('DeckleSDK', 'Android', 'barcode')).toBe('BarcodeSDK');
  expect(neutralName('DeckleSDK', 'Android', 'document')).toBeUndefined();
});

it('says `nil` where the language does', () => {
  expect(spellLiterals('`null` hides it; `null` never means `nullable`.', 'iOS')).toBe(
    '`nil` hides it; `nil` never means `nullable`.',
  );
  expect(spellLiterals('```null```', 'iOS')).toBe('```null```');
  expect(spellLiterals('`null` hides it.', 'Windows')).toBe('`null` hides it.');
});
