/* eslint-disable @typescript-eslint/no-require-imports -- Metro finds assets by require. */

// region bundledInvoice
import { Asset } from 'expo-asset';

/** Resolves with the path of the invoice in the folder `assets`. */
export async function bundledInvoice(): Promise<string> {
  const invoice = Asset.fromModule(require('../assets/invoice.pdf'));
  const { localUri } = await invoice.downloadAsync();
  if (localUri === null) throw new Error('The invoice is missing');
  return decodeURIComponent(localUri.replace('file://', ''));
}
// endregion
