// region licenseKey
const ANDROID_KEY = 'the key for com.example.parcels';
const IOS_KEY = 'the key for com.example.parcels.ios';

/** @returns {string} */
export function findLicenseKey() {
  return cordova.platformId === 'ios' ? IOS_KEY : ANDROID_KEY;
}
// endregion
