// region licenseKey
import { App } from '@capacitor/app';

const licenseKeys = new Map([
  ['com.example.invoices', 'the key for com.example.invoices'],
  ['com.example.invoices.debug', 'the key for com.example.invoices.debug'],
]);

/** The key for this build of the app. */
export async function findLicenseKey(): Promise<string> {
  const { id } = await App.getInfo();
  const licenseKey = licenseKeys.get(id);
  if (licenseKey === undefined) throw new Error(`No license key for ${id}`);
  return licenseKey;
}
// endregion
