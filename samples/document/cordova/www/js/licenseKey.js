// region licenseKey
const androidKey = 'the key for Android';
const iosKey = 'the key for iOS';

/** Returns the key for the platform that the app runs on. */
export function findLicenseKey() {
  return cordova.platformId === 'ios' ? iosKey : androidKey;
}
// endregion
