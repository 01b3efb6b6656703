/** Addresses of what is drawn from a page for other readers than browsers. The browser runs this too. */

/**
 * Address of a page's Markdown twin: that of the page, without a slash at its end, and `.md`. The home
 * page has no name to put it after; its twin is `index.md`.
 */
export function twinPath(path: string, baseUrl = '/'): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}

/** Address of the feed of a changelog page. */
export function feedPath(changelog: string): string {
  return `${changelog.replace(/\/$/, '')}.atom`;
}

/** Address of the feed of all changelogs. */
export function allFeedPath(baseUrl = '/'): string {
  return `${baseUrl}changelog.atom`;
}
