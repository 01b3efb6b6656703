// canary: unknown member | line 3 | 'autoCaptur' does not exist
export function scan() {
  return DeckleSDKPromisify.scanDocument({ autoCaptur: true });
}
