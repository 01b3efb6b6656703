/* eslint-disable @typescript-eslint/no-require-imports -- Metro finds assets by require. */
// region logSelfTest
import { bundledInvoice } from './bundledInvoice';
import { selfTest } from './selfTest';

export async function logSelfTest(): Promise<void> {
  const expected: unknown = require('../assets/sample-invoice.json');
  const json = JSON.stringify(expected);
  console.log('Differences:', await selfTest(await bundledInvoice(), json));
}
// endregion
