import { describe, expect, it } from 'vitest';
import { announcement, announcementBar } from '../model/announcement';
import { belowBaseUrl } from './baseUrl';
import { releasesMenu } from './docsVersions';
import { headTags } from './headTags';
import { themeConfig } from './themeConfig';
import { guides, sourceOf } from '../../tests/docsTree';

const siteDir = `${import.meta.dirname}/../..`;

describe('the configuration', () => {
  it('puts the base URL in front of every address in the head and in HTML', () => {
    const announcementBar = { content: '<a href="/docs#a">A</a>' };
    const html = belowBaseUrl({ ...themeConfig, announcementBar }, '/sub/');
    const texts = [headTags('/sub/'), html.footer.copyright, html.announcementBar.content];
    const text = JSON.stringify(texts).replaceAll('\\"', '"');
    const own = [...text.matchAll(/"(?:https:\/\/docs\.example\.com)?(\/[^"]*)"/g)];
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter(([, path = '']) => !/^\/sub(?:\/|$)/.test(path))).toEqual([]);
  });
});

describe('the announcement', () => {
  it('is escaped where the theme takes HTML', () => {
    expect(
      announcementBar({ id: 'a', text: 'x < y & "z"', link: { label: '<b>', to: '/a?b&c' } }),
    ).toEqual({
      id: 'a',
      content: 'x &lt; y &amp; &quot;z&quot; <a href="/a?b&amp;c">&lt;b&gt;</a>',
      isCloseable: true,
    });
  });

  it('has no bar without an announcement', () => {
    expect(announcementBar(undefined)).toBeUndefined();
    expect(themeConfig.announcementBar).toEqual(announcementBar(announcement));
  });
});

describe('the menu of releases', () => {
  it('lists every changelog with its newest version', () => {
    const links = releasesMenu(siteDir).dropdownItemsAfter.flatMap((item) =>
      'to' in item ? [item] : [],
    );
    const changelogs = guides.filter(({ kind }) => kind.id === 'changelog');
    expect(links.map(({ to }) => to).sort()).toEqual(changelogs.map(({ url }) => url).sort());
    for (const { url, file, product } of changelogs) {
      const label = links.find(({ to }) => to === url)?.label;
      const version = /^## (\S+)/m.exec(sourceOf(file))?.[1] ?? '';
      expect(label).toMatch(new RegExp(`${product === 'barcode' ? ' barcode' : ''} ${version}$`));
    }
    expect(links).toContainEqual({
      to: '/docs/react-native/changelog',
      label: expect.stringMatching(/^React Native \d/) as string,
    });
  });
});
