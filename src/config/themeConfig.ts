import { join } from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import { announcement, announcementBar } from '../model/announcement';
import { releasesMenu } from './docsVersions';
import { referenceInstances, referenceMenu } from './references';
import {
  copyright,
  licensesFile,
  repositoryUrl,
  siteTitle,
  supportUrl,
  trialUrl,
} from '../model/constants';
import { pageLists, symbolsFolder } from '../model/docPaths';

const siteDir = join(__dirname, '../..');

/** Class of items that the footer links to as well: they give way where text is large (`src/css/infima.css`). */
const inFooter = 'dk-in-footer';

/** Class of the item of them that gives way first. */
const firstToLeave = 'dk-first-to-leave';

/** Navbar, footer and defaults of the classic theme. */
export const themeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  announcementBar: announcementBar(announcement),
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: siteTitle,
    hideOnScroll: true,
    logo: {
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      width: 28,
      height: 28,
    },
    items: [
      { type: 'doc', docId: 'index', label: 'Platforms', position: 'left' },
      ...referenceMenu(referenceInstances(siteDir)),
      { type: 'doc', docId: 'errors', label: 'Errors', position: 'left', className: inFooter },
      {
        to: '/how-samples-are-verified',
        label: 'Verified samples',
        position: 'left',
        className: `${inFooter} ${firstToLeave}`,
      },
      releasesMenu(siteDir),
      { href: trialUrl, label: 'Trial license', position: 'right', className: inFooter },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Choose your platform', to: '/docs/' },
          { label: 'Errors and messages', to: '/docs/errors' },
          { label: pageLists.symbols, to: `/docs/${symbolsFolder}/` },
          { label: pageLists.sheets, to: '/docs/sheets/' },
          { label: 'How samples are verified', to: '/how-samples-are-verified' },
        ],
      },
      {
        title: 'Help',
        items: [
          { label: 'Get a trial license key', href: trialUrl },
          { label: 'Contact support', href: supportUrl },
        ],
      },
      {
        title: 'This site',
        items: [
          { label: 'Accessibility', to: '/accessibility' },
          { label: 'Source of these pages', href: repositoryUrl },
        ],
      },
    ],
    copyright: `${copyright}. Code samples are free to use in your app. <a href="/${licensesFile}">Third-party licenses</a>`,
  },
  prism: { additionalLanguages: [] },
} satisfies Preset.ThemeConfig;
