// region licenseKey
import { App } from '@capacitor/app';

/** With an empty key, the SDK works for one minute after each start. */
const releaseKey = '';
const debugKey = '';

/** The key for this build of the app. */
export async function findLicenseKey(): Promise<string> {
  const { id } = await App.getInfo();
  return id.endsWith('.debug') ? debugKey : releaseKey;
}
// endregion
