import type { AllContent, LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import config from '../../../site.config';
import navbarPlugin from '.';

const documents = ['index', 'start'].map((id) => ({ id, permalink: `/docs/${id}` }));

/** What Docusaurus has loaded of a small site, whether it builds or shows a preview. */
const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [{ versionName: 'current', docs: documents, sidebars: { guides: [] } }],
    },
  },
} as unknown as AllContent;

/** Lets the plug-in look at a theme configuration once all content is loaded. */
function check(themeConfig: object): void {
  const siteConfig = { themeConfig, staticDirectories: ['static'] };
  const context = { siteDir, siteConfig, baseUrl: '/' } as unknown as LoadContext;
  void navbarPlugin(context).allContentLoaded?.({ allContent } as never);
}

it('lists all that only the docs can tell', () => {
  const theme = {
    navbar: {
      items: [
        { type: 'doc', docId: 'strat', label: 'One' },
        { type: 'docSidebar', sidebarId: 'guide', label: 'Two' },
        { type: 'docsVersionDropdown', versions: ['curent'] },
        { type: 'html', value: '<a href="/docs/Start">Three</a> <a href="/favicon.svg">Icon</a>' },
      ],
    },
    announcementBar: { id: 'a', content: '<a href="/nope">Four</a>' },
    footer: { copyright: '<a href="/imprint">Five</a> <a href="/licenses.txt">Licenses</a>' },
  };
  let message = '';
  try {
    check(theme);
  } catch (error) {
    message = String(error);
  }
  expect(message.split('\n').filter((line) => /^\w+\./.test(line))).toEqual([
    'navbar.items[0]: docId "strat" does not exist. Did you mean "start"? Known: index, start.',
    'navbar.items[1]: Bad navbar item type docSidebar. Known in src/model/navbarItems.ts: dropdown, doc, docsVersionDropdown, html.',
    'navbar.items[1]: sidebarId "guide" does not exist. Did you mean "guides"? Known: guides.',
    'navbar.items[2]: versions "curent" does not exist. Did you mean "current"? Known: current.',
    'navbar.items[3]: the link to "/docs/Start" leads nowhere. Did you mean "/docs/start"?',
    'announcementBar.content: the link to "/nope" leads nowhere.',
    'footer.copyright: the link to "/imprint" leads nowhere.',
  ]);
});

it('is part of this site', () => {
  expect(config.plugins).toContain(navbarPlugin);
});
