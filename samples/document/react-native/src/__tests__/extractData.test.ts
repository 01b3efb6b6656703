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
    Name1: 'Papierhaus Lindner GmbH',
    Name2: '',
    Name3: '',
    Zipcode: '50667',
    City: 'Köln',
    Street: 'Musterallee 12',
    Phone: '0221 0000000',
    CustomerId: '40812',
    IBAN: ['DE89370400440532013000'],
  },
  Date: '2025-04-17',
  Amount: '284.41',
  InvoiceId: 'RE-2025-0417',
  Reference: 'RE-2025-0417',
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
