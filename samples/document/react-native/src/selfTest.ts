// region selfTest
import * as RNFS from '@dr.pogodin/react-native-fs';
import { type Invoice, parseInvoice, readInvoice } from './extractData';
import { bundledFile, importInvoice } from './fileImport';

/** Resolves with what differs from the expected result. */
export async function selfTest(): Promise<string[]> {
  const file = await importInvoice(await bundledFile('sample-invoice.pdf'));
  if (!file.loaded) return [file.reason];

  const found = await readInvoice();
  if (!found) return ['No data found'];
  const json = await RNFS.readFile(await bundledFile('sample-invoice.json'));
  const expected = parseInvoice(json);

  const text = (value: unknown) => JSON.stringify(value);
  return (Object.keys(expected) as (keyof Invoice)[])
    .filter((name) => text(found[name]) !== text(expected[name]))
    .map(
      (name) => `${name}: ${text(found[name])}, not ${text(expected[name])}`,
    );
}
// endregion
