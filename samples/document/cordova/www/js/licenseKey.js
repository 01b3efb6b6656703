// region licenseKey
// With an empty key, the SDK works for one minute after each start.
const androidKey = '';
const iosKey = '';

/** Returns the key for the platform that the app runs on. */
export function findLicenseKey() {
  return cordova.platformId === 'ios' ? iosKey : androidKey;
}
// endregion
