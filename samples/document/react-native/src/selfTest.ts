// region selfTest
import { type Invoice, parseInvoice, readInvoice } from './extractData';
import { importInvoice } from './fileImport';

/** Takes the path of the PDF and the text of the JSON file. Resolves with the differences. */
export async function selfTest(pdf: string, json: string): Promise<string[]> {
  const file = await importInvoice(pdf);
  if (!file.loaded) return [file.reason];

  const found = await readInvoice();
  if (!found) return ['No data found'];
  const expected = parseInvoice(json);

  const text = (value: unknown) => JSON.stringify(value);
  return (Object.keys(expected) as (keyof Invoice)[])
    .filter((name) => text(found[name]) !== text(expected[name]))
    .map(
      (name) => `${name}: ${text(found[name])}, not ${text(expected[name])}`,
    );
}
// endregion
