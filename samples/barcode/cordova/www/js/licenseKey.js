// region licenseKey
// With an empty key, the SDK works for one minute after each start.
const ANDROID_KEY = '';
const IOS_KEY = '';

/** @returns {string} */
export function findLicenseKey() {
  return cordova.platformId === 'ios' ? IOS_KEY : ANDROID_KEY;
}
// endregion
