// region licenseKey
const licenseKeys = new Map([
  ['com.example.invoices', 'the key for com.example.invoices'],
  ['com.example.invoices.debug', 'the key for com.example.invoices.debug'],
]);

/** Returns the key for the identifier of the running app. */
export function findLicenseKey() {
  const licenseKey = licenseKeys.get(BuildInfo.packageName);
  if (licenseKey === undefined) {
    throw new Error(`No license key for ${BuildInfo.packageName}`);
  }
  return licenseKey;
}
// endregion
