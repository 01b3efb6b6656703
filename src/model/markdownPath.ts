/**
 * Path of a page's Markdown version: that of the page without a slash at its end, and `.md`. That of the home page is
 * `index.md`. Client code uses this, too.
 */
export function markdownPath(path: string, baseUrl = '/'): string {
  return path === baseUrl ? `${baseUrl}index.md` : `${path.replace(/\/$/, '')}.md`;
}

/** Name of the file for coding agents, in the folder of the guides of one SDK on one platform. */
export const agentFileName = 'agents.md';
