// region selfTest
/** @import { Invoice } from './extractData.js' */
import { parseInvoice, readInvoice } from './extractData.js';
import { bundledFile, importInvoice } from './importFile.js';

/** Resolves with what differs from the expected result. */
export async function selfTest() {
  await importInvoice(await bundledFile('img/sample-invoice.pdf'));
  const found = await readInvoice();
  if (found === null) return ['No data found'];

  const response = await fetch('img/sample-invoice.json');
  const expected = parseInvoice(await response.text());

  const names = /** @type {(keyof Invoice)[]} */ (Object.keys(expected));
  /** @param {unknown} value */
  const text = (value) => JSON.stringify(value);
  return names
    .filter((name) => text(found[name]) !== text(expected[name]))
    .map(
      (name) => `${name}: ${text(found[name])}, not ${text(expected[name])}`,
    );
}
// endregion
