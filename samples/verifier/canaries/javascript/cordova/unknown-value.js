// canary: unknown value | line 3 | is not assignable to type 'ScanFilter
export function scan() {
  return DeckleSDKPromisify.scanDocument({ defaultScanFilter: 'BlackWhite' });
}
