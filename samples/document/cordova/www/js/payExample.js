// region paymentExample
import { bundledFile } from './importFile.js';
import { readPayment } from './photoPayment.js';

/** Reads the photo that ships with the app, for tests without a camera. */
export async function payExample() {
  const photo = await bundledFile('img/invoice.jpg');
  return readPayment({ source: 'IMAGE', sourceImages: [photo] });
}
// endregion
