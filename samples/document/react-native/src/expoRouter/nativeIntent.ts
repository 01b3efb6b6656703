// region redirectSystemPath
/** Shows the first screen when a file opens the app; other addresses lead to their routes. */
export function redirectSystemPath({ path }: { path: string }): string {
  return /^(content|file):/.test(path) ? '/' : path;
}
// endregion
