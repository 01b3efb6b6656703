// region logSelfTest
import * as RNFS from '@dr.pogodin/react-native-fs';
import { bundledFile } from './fileImport';
import { selfTest } from './selfTest';

export async function logSelfTest(): Promise<void> {
  const pdf = await bundledFile('sample-invoice.pdf');
  const json = await RNFS.readFile(await bundledFile('sample-invoice.json'));
  console.log('Differences:', await selfTest(pdf, json));
}
// endregion
