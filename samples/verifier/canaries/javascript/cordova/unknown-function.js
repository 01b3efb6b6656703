// canary: unknown function | line 3 | 'scanDokument' does not exist
export function scan() {
  return DeckleSDKPromisify.scanDokument({});
}
