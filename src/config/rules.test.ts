// The build-time rules and constants as the configuration states them; browser tests hold their effect.
import { describe, expect, it } from 'vitest';
import config from '../../docusaurus.config';
import { announcement, announcementBar } from './announcement';
import { changelogItems, docsVersionMenu } from './docsVersions';
import { preset } from './preset';
import { themeConfig } from './themeConfig';

const siteDir = `${import.meta.dirname}/../..`;

describe('the configuration', () => {
  it('stops the build on broken links and anchors, warns of Markdown links and duplicate routes', () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'throw',
      onDuplicateRoutes: 'warn',
      markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
    });
    expect(config).not.toHaveProperty('onBrokenMarkdownLinks');
  });

  it('has one locale, the base URL / and light as the default mode', () => {
    expect(config).toMatchObject({
      baseUrl: '/',
      i18n: { defaultLocale: 'en', locales: ['en'] },
    });
    expect(themeConfig.colorMode).toEqual({
      defaultMode: 'light',
      disableSwitch: false,
      respectPrefersColorScheme: false,
    });
  });

  it('states version, sitemap and contents', () => {
    expect(preset.docs.versions).toMatchObject({ current: { label: 'Next' } });
    expect(preset.docs.lastVersion).toBe('current');
    expect(preset.sitemap).toMatchObject({ changefreq: 'weekly', priority: 0.5 });
    expect(themeConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
    expect(themeConfig.footer.copyright).toMatch(/^Copyright © 2025 /);
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

describe('the menu of versions', () => {
  it('lists the changelogs there are, after the versions', () => {
    const items = changelogItems(siteDir);
    expect(items).toContainEqual({ to: '/docs/Android/changelog', label: 'Changelog: Android' });
    expect(new Set(items.map(({ label }) => label)).size).toBe(items.length);
    expect(docsVersionMenu(siteDir)).toMatchObject({
      type: 'docsVersionDropdown',
      dropdownItemsAfter: items,
    });
  });
});
