// region dataTest
import { expect, test, vi } from 'vitest';
import { DeckleSDK, type AnalyzeResult } from '@deckle/capacitor-sdk';
import { readInvoice } from '../extractData';

vi.mock('@deckle/capacitor-sdk', () => ({ DeckleSDK: { analyze: vi.fn() } }));

const sdk = vi.mocked(DeckleSDK);

test('reads the amount in cents', async () => {
  const result: AnalyzeResult = {
    Address: {
      Name1: 'Papierhaus Lindner GmbH',
      Name2: '',
      Name3: '',
      Zipcode: '50667',
      City: 'Köln',
      Street: 'Musterallee 12',
      Phone: '0221 0000000',
      CustomerId: '40812',
      Bank: [{ IBAN: 'DE89370400440532013000', BIC: 'TESTDEFFXXX' }],
    },
    Date: '2025-04-17',
    Amount: '284.41',
    InvoiceId: 'RE-2025-0417',
    Reference: 'RE-2025-0417',
  };
  sdk.analyze.mockResolvedValue({ data: JSON.stringify(result) });
  const invoice = await readInvoice();
  expect(invoice?.amountInCents).toBe(28441);
});

test('finds nothing on a page without an invoice', async () => {
  sdk.analyze.mockResolvedValue({ data: '' });
  expect(await readInvoice()).toBeNull();
});
// endregion
