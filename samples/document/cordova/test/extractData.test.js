// region dataTest
/** @import { AnalyzeResult } from 'cordova-plugin-deckle-sdk' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInvoice } from '../www/js/extractData.js';
import { useFakeSdk } from './fakeSdk.js';

/** @type {AnalyzeResult} */
const result = {
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

test('reads the amount in cents', async () => {
  useFakeSdk({ analyze: async () => JSON.stringify(result) });
  const invoice = await readInvoice();
  assert.equal(invoice?.amountInCents, 28441);
});

test('finds nothing on a page without an invoice', async () => {
  useFakeSdk({ analyze: async () => '' });
  assert.equal(await readInvoice(), null);
});
// endregion
