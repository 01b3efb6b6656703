// region dataTest
/** @import { AnalyzeResult } from 'cordova-plugin-deckle-sdk' */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInvoice } from '../www/js/extractData.js';
import { useFakeSdk } from './fakeSdk.js';

/** @type {AnalyzeResult} */
const result = {
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

test('reads the amount in cents', async () => {
  useFakeSdk({ analyze: async () => JSON.stringify(result) });
  const invoice = await readInvoice();
  assert.equal(invoice?.amountInCents, 28441);
});

test('finds nothing on a page that is no invoice', async () => {
  useFakeSdk({ analyze: async () => '' });
  assert.equal(await readInvoice(), null);
});
// endregion
