/**
 * Address of a page's Markdown twin: that of the page, without a slash at its end, and `.md`. The home
 * page has no name to put it after; its twin is `index.md`. The browser runs this too.
 */
export function twinPath(path: string, baseUrl = '/'): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}
