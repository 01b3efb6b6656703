// region dataTest
import { expect, test, vi } from 'vitest';
import { DeckleSDK, type AnalyzeResult } from '@deckle/capacitor-sdk';
import { readInvoice } from '../extractData';

vi.mock('@deckle/capacitor-sdk', () => ({ DeckleSDK: { analyze: vi.fn() } }));

const sdk = vi.mocked(DeckleSDK);

test('reads the amount in cents', async () => {
  const result: AnalyzeResult = {
    Address: {
      Name1: 'Papierhaus Lindner',
      Name2: '',
      Name3: '',
      Zipcode: '',
      City: '',
      Street: '',
      Phone: '',
      CustomerId: '',
      Bank: [{ IBAN: 'DE89370400440532013000', BIC: '' }],
    },
    Date: '',
    Amount: '284.41',
    InvoiceId: '',
    Reference: '',
  };
  sdk.analyze.mockResolvedValue({ data: JSON.stringify(result) });
  const invoice = await readInvoice();
  expect(invoice?.amountInCents).toBe(28441);
});

test('finds nothing on a page that is no invoice', async () => {
  sdk.analyze.mockResolvedValue({ data: '' });
  expect(await readInvoice()).toBeNull();
});
// endregion
