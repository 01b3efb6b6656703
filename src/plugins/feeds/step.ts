import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { readSource } from '../../base/readSource';
import { copyrightYear, siteTitle } from '../../model/constants';
import { platformFolder } from '../../model/docPaths';
import { allFeedPath, feedPath, feedTitle, sdkName } from '../../model/feeds';
import { platforms, products } from '../../model/platforms';
import { siteMapOf } from '../../model/siteMap';
import { apiKey } from '../api/types';
import type { SiteContent } from '../content/siteContent';
import type { OutputStep } from '../output/step';
import { atomFeed, moments, releaseHtml, tagUri, type FeedEntry, type FeedFacts } from './atom';

const rights = `Copyright © ${String(copyrightYear)} Deckle`;

/** One Atom feed for each changelog page, and one for all. See README.md in this folder. */
export function feedsStep({ siteDir, siteConfig }: LoadContext, content: SiteContent): OutputStep {
  return {
    name: 'feeds',

    async run({ outDir, baseUrl }) {
      const { host } = new URL(siteConfig.url);
      const { changelogs } = (await content.state()).index;
      const pages = await content.pages();
      const problems: string[] = [];
      const write = (
        path: string,
        facts: Omit<FeedFacts, 'rights' | 'url'>,
        entries: readonly FeedEntry[],
      ): void => {
        writeFileSync(
          join(outDir, path.slice(baseUrl.length)),
          atomFeed({ ...facts, url: siteConfig.url + path, rights }, entries),
        );
      };

      const all: FeedEntry[] = [];
      for (const { id: product } of products) {
        for (const { id: platform } of platforms) {
          const releases = changelogs.get(apiKey({ product, platform })) ?? [];
          if (releases.length === 0) continue;
          const below = `docs/${platformFolder(product, platform)}/changelog`;
          const path = baseUrl + below;
          const pageUrl = siteConfig.url + path;
          const source = `${below}.mdx`;
          const { text } = pages.expanded(source, readSource(siteDir, source));
          const context = {
            siteMap: siteMapOf([]),
            place: undefined,
            pageUrl,
            markdownUrlOf: (page: string) => page,
            // Sources link to files, and leave out the base URL.
            addressOf: (href: string) =>
              new URL(href.replace(/^\//, baseUrl), pageUrl).href.replace(
                /(?:\/index)?\.mdx(?=#|$)/,
                '',
              ),
          };
          const updated = moments(releases.map(({ date }) => date));
          const entries = releases.flatMap(({ version, date, anchor }, index): FeedEntry[] => {
            const html = releaseHtml(text, version, context);
            const moment = updated[index];
            if (html === undefined || html === '' || moment === undefined) {
              problems.push(`${source}  There is nothing below the heading of ${version}.`);
              return [];
            }
            return [
              {
                id: tagUri(host, product, platform, version),
                title: `${sdkName(product, platform)} ${version} (${date})`,
                url: `${pageUrl}#${anchor}`,
                updated: moment,
                ...(date.length === 10 ? { published: moment } : {}),
                html,
              },
            ];
          });
          all.push(...entries);
          write(
            feedPath(path),
            {
              id: tagUri(host, product, platform),
              title: feedTitle({ product, platform }),
              subtitle: `What changed in each version of the ${sdkName(product, platform)}.`,
              pageUrl,
            },
            entries,
          );
        }
      }
      if (problems.length > 0) {
        throw new Error(`The feeds of the changelogs lack entries:\n${problems.join('\n')}`);
      }
      // Sorting keeps the order of what happened at the same moment.
      all.sort((a, b) => b.updated.getTime() - a.updated.getTime());
      write(
        allFeedPath(baseUrl),
        {
          id: tagUri(host),
          title: feedTitle(),
          subtitle: `Every version of every SDK that ${siteTitle} describes.`,
          pageUrl: `${siteConfig.url}${baseUrl}docs/`,
        },
        all,
      );
    },
  };
}
