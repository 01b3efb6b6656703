// region licenseKey
import { App } from '@capacitor/app';

const releaseKey = 'the key for com.example.invoices';
const debugKey = 'the key for com.example.invoices.debug';

/** The key for this build of the app. */
export async function findLicenseKey(): Promise<string> {
  const { id } = await App.getInfo();
  return id.endsWith('.debug') ? debugKey : releaseKey;
}
// endregion
