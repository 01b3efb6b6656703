import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { readSource } from '../../base/readSource';
import { copyright, siteTitle } from '../../model/constants';
import { allFeedPath, feedPath, feedTitle, sdkName } from '../../model/feeds';
import { siteMapOf } from '../../model/siteMap';
import { apiKey, scopes, type Scope } from '../api/types';
import { changelogFile, type ChangelogEntry } from '../content/changelog/changelog';
import type { SiteContent } from '../content/siteContent';
import type { MarkdownContext } from '../components/fromMdx';
import type { OutputStep } from '../output/step';
import { atomFeed, moments, releasesHtml, tagUri, type FeedEntry, type FeedFacts } from './atom';

/** Where the site is published. */
interface Site {
  /** Without the base URL. */
  readonly url: string;
  readonly baseUrl: string;
}

/** A feed, and its address below the host. */
interface ChangelogFeed {
  readonly path: string;
  readonly facts: Omit<FeedFacts, 'rights' | 'url'>;
  readonly entries: readonly FeedEntry[];
}

/** How releases are written for a feed, whose readers are elsewhere: with absolute links. */
const contextOf = (pageUrl: string, { baseUrl }: Site): MarkdownContext => ({
  siteMap: siteMapOf([]),
  place: undefined,
  pageUrl,
  markdownUrlOf: (page) => page,
  // Sources link to files, and leave out the base URL.
  addressOf: (href) =>
    new URL(href.replace(/^\//, baseUrl), pageUrl).href.replace(/(?:\/index)?\.mdx(?=#|$)/, ''),
});

/**
 * The feed of one changelog.
 *
 * @param render writes the page's releases as HTML
 */
function changelogFeed(
  { product, platform }: Scope,
  releases: readonly ChangelogEntry[],
  render: (context: MarkdownContext) => ReturnType<typeof releasesHtml>,
  site: Site,
): ChangelogFeed {
  const { host } = new URL(site.url);
  const path = site.baseUrl + changelogFile({ product, platform }).replace('.mdx', '');
  const pageUrl = site.url + path;
  const name = sdkName(product, platform);
  const htmlOf = new Map(render(contextOf(pageUrl, site)));
  const updated = moments(releases.map(({ date }) => date));
  const entries = releases.map(({ version, date, anchor }, index): FeedEntry => {
    const moment = updated[index] ?? new Date(0);
    return {
      id: tagUri(host, product, platform, version),
      title: `${name} ${version} (${date})`,
      url: `${pageUrl}#${anchor}`,
      updated: moment,
      ...(date.length === 10 ? { published: moment } : {}),
      html: htmlOf.get(version) ?? '',
    };
  });
  const facts = {
    id: tagUri(host, product, platform),
    title: feedTitle({ product, platform }),
    subtitle: `What changed in each version of the ${name}.`,
    pageUrl,
  };
  return { path: feedPath(path), facts, entries };
}

/** The feed of all changelogs. */
function allFeed(feeds: readonly ChangelogFeed[], { url, baseUrl }: Site): ChangelogFeed {
  const facts = {
    id: tagUri(new URL(url).host),
    title: feedTitle(),
    subtitle: `Every version of every SDK that ${siteTitle} describes.`,
    pageUrl: `${url}${baseUrl}docs/`,
  };
  // Sorting keeps the order of what happened at the same moment.
  const entries = feeds
    .flatMap((feed) => feed.entries)
    .sort((a, b) => b.updated.getTime() - a.updated.getTime());
  return { path: allFeedPath(baseUrl), facts, entries };
}

/** One Atom feed for each changelog page, and one for all. See README.md in this folder. */
export function feedsStep(
  { siteDir, siteConfig: { url } }: LoadContext,
  content: SiteContent,
): OutputStep {
  return {
    name: 'feeds',

    async run({ outDir, baseUrl }) {
      const { changelogs } = (await content.state()).index;
      const pages = await content.pages();
      const problems: string[] = [];
      const feeds = scopes.flatMap((scope) => {
        const releases = changelogs.get(apiKey(scope)) ?? [];
        if (releases.length === 0) return [];
        const source = changelogFile(scope);
        const { text } = pages.expanded(source, readSource(siteDir, source));
        // Taken from the build before where page and address are the same.
        const feed = changelogFeed(
          scope,
          releases,
          (context) =>
            pages.cached(`feed ${source}`, JSON.stringify([text, context.pageUrl, baseUrl]), () =>
              releasesHtml(text, context),
            ),
          { url, baseUrl },
        );
        for (const [index, { version }] of releases.entries()) {
          if (feed.entries[index]?.html !== '') continue;
          problems.push(`${source}  There is nothing below the heading of ${version}.`);
        }
        return [feed];
      });
      if (problems.length > 0) {
        throw new Error(`The feeds of the changelogs lack entries:\n${problems.join('\n')}`);
      }
      for (const { path, facts, entries } of [...feeds, allFeed(feeds, { url, baseUrl })]) {
        const feed = atomFeed({ ...facts, url: url + path, rights: copyright }, entries);
        writeFileSync(join(outDir, path.slice(baseUrl.length)), feed);
      }
    },
  };
}
