// The Atom feeds of the changelogs, and the ways to them (src/components/ChangelogFeed, src/theme/DocBreadcrumbs).
import { expect, open, test } from './site';

test('a click on a feed link opens the feed', async ({ page }) => {
  const url = '/docs/Android/changelog';
  for (const [name, feed] of [
    ['Feed of this changelog', `${url}.atom`],
    ['Feed of all SDKs', '/changelog.atom'],
  ] as const) {
    await open(page, url);
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name }).click();
    expect(new URL((await answer).url()).pathname).toBe(feed);
    await expect(page).toHaveURL(feed);
  }
});
