// region dataTest
import { expect, jest, test } from '@jest/globals';
import DeckleSDK, { type AnalyzeResult } from '@deckle/react-native-sdk';
import { readInvoice } from '../extractData';

jest.mock('@deckle/react-native-sdk', () => ({
  __esModule: true,
  default: { analyze: jest.fn() },
}));

const sdk = jest.mocked(DeckleSDK);

const papierhaus: AnalyzeResult = {
  Address: {
    Name1: 'Papierhaus Lindner',
    Name2: '',
    Name3: '',
    Zipcode: '',
    City: '',
    Street: '',
    Phone: '',
    CustomerId: '',
    IBAN: ['DE89370400440532013000'],
  },
  Date: '',
  Amount: '284.41',
  InvoiceId: '',
  Reference: '',
};

test('reads the amount in cents', async () => {
  sdk.analyze.mockResolvedValue(JSON.stringify(papierhaus));
  expect((await readInvoice())?.amountInCents).toBe(28441);
});

test('resolves with null for a page without data', async () => {
  sdk.analyze.mockResolvedValue('');
  expect(await readInvoice()).toBeNull();
});
// endregion
