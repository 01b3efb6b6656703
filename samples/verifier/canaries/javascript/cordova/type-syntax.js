// canary: type syntax | line 2 | can only be used in TypeScript files
export function scan(multiPage: boolean) {
  return DeckleSDKPromisify.scanDocument({ multiPage });
}
