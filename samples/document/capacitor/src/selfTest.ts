// region selfTest
import { type Invoice, parseInvoice, readInvoice } from './extractData';
import { bundledFile, importInvoice } from './importFile';

/** Resolves with what differs from the expected result. */
export async function selfTest(): Promise<string[]> {
  await importInvoice(await bundledFile('/assets/sample-invoice.pdf'));
  const found = await readInvoice();
  if (!found) return ['No data found'];

  const response = await fetch('/assets/sample-invoice.json');
  const expected = parseInvoice(await response.text());

  const text = (value: unknown) => JSON.stringify(value);
  return (Object.keys(expected) as (keyof Invoice)[])
    .filter((name) => text(found[name]) !== text(expected[name]))
    .map(
      (name) => `${name}: ${text(found[name])}, not ${text(expected[name])}`,
    );
}
// endregion
