import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../samples/verifier/src/files.mjs';

const siteDir = join(__dirname, '../..');
const themeDir = join(siteDir, 'src/theme');

/**
 * For each swizzled component, the test that fails when the theme's own component takes its place: name of a browser test
 * in `tests/e2e`, or file of another test in `tests`, and title.
 */
const tests: Readonly<Record<string, readonly [spec: string, title: string]>> = {
  'AnnouncementBar/index.tsx': [
    'announcement',
    'once closed, it is not rendered again, and nothing shifts',
  ],
  'DocBreadcrumbs/StructuredData/index.tsx': [
    'build/head.test.ts',
    'the head of every page is complete, unique and right',
  ],
  'DocBreadcrumbs/index.tsx': [
    'page-menu',
    'copies the page as Markdown, which is loaded only then, and leads to it',
  ],
  'DocItem/Layout/index.tsx': [
    'document',
    'text, head and footer stay as they were served, and links are the router’s',
  ],
  'DocSidebar/Desktop/index.tsx': [
    'document',
    'a window that becomes wide gets the sidebar @phone',
  ],
  'DocSidebarItems/index.tsx': [
    'switcher',
    'appears once, above the pages, and shows the current platform',
  ],
  'Error/index.tsx': ['crash', 'a crash of the layout has the same box, focus and title'],
  'ErrorPageContent/index.tsx': [
    'crash',
    'reports the error, has focus and the title, and retries',
  ],
  'Footer/index.tsx': [
    'document',
    'text, head and footer stay as they were served, and links are the router’s',
  ],
  'Heading/index.tsx': ['layout', 'a long name in a title breaks between its words'],
  'Layout/index.tsx': [
    'crash',
    'shows something, whatever is thrown, and disappears on Back and on links',
  ],
  'Loading/index.tsx': [
    'loading',
    'announces that a page is loading, and animates only without reduced motion',
  ],
  'Logo/index.tsx': ['document', 'the logo is part of the page and follows the color mode'],
  'MDXComponents/Code.tsx': ['build/scripts.test.ts', 'no highlighter is in the bundle'],
  'Navbar/MobileSidebar/Layout/index.tsx': [
    'keyboard',
    'takes focus, keeps it, and gives it back on Escape',
  ],
  'Navbar/MobileSidebar/Toggle/index.tsx': [
    'no-js',
    'a link in place of the menu button leads to every platform, and the contents open @phone',
  ],
  'Navbar/MobileSidebar/index.tsx': [
    'guide',
    'a phone has contents and pages behind buttons, and scrolls code in its frame @phone',
  ],
  'NavbarItem/ComponentTypes.tsx': [
    'build/frame.test.ts',
    'src/theme/NavbarItem/ComponentTypes.tsx: every type of the navbar is there',
  ],
  'NavbarItem/DropdownNavbarItem/Desktop/index.tsx': [
    'keyboard',
    'opens with a key, Escape closes it and focus returns',
  ],
  'NavbarItem/DropdownNavbarItem/index.tsx': [
    'state',
    'is in a menu with the changelogs, and the choice is stored for the docs plugin',
  ],
  'NavbarItem/NavbarNavLink.tsx': ['keyboard', 'one link per list claims to be it, and is'],
  'NotFound/Content/index.tsx': [
    'addresses',
    'offers the page on other platforms, or the nearest one',
  ],
  'NotFound/index.tsx': [
    'addresses',
    'keeps its title, is not indexed and claims no other address',
  ],
  'Root/index.tsx': [
    'keyboard',
    'announces nothing on load, and the title after a link and after Back',
  ],
  'SearchBar/index.tsx': [
    'search',
    'the close button and a click beside the dialog close it @everywhere',
  ],
  'SearchMetadata/index.tsx': [
    'build/pages.test.ts',
    'src/theme/SearchMetadata: there are no tags for the crawler of a search service',
  ],
  'SiteMetadata/index.tsx': [
    'document',
    'shows the same text after a link as after a visit, with its own Markdown version',
  ],
  'TOCCollapsible/index.tsx': [
    'no-js',
    'a link in place of the menu button leads to every platform, and the contents open @phone',
  ],
  'TabItem/index.tsx': ['keyboard', 'tabs and panels name each other'],
  'Tabs/index.tsx': ['keyboard', 'arrows, Home and End choose, and go round'],
  'prism-include-languages.ts': ['build/scripts.test.ts', 'no highlighter is in the bundle'],
};

const swizzled = listFiles(themeDir, '.', /\.tsx?$/);

it('every swizzled component has a test', () => {
  expect(Object.keys(tests).sort()).toEqual(swizzled);
});

it.each(Object.entries(tests))('the test of %s exists', (_, [spec, title]) => {
  const source = readFileSync(
    join(siteDir, 'tests', spec.includes('/') ? spec : `e2e/${spec}.spec.ts`),
    'utf8',
  );
  const found = [...source.matchAll(/\b(?:test|it)\(\s*(['"`])(.*?)\1,/g)].map(
    ([, , text]) => text,
  );
  expect(found).toContain(title);
});

it.each(swizzled)('%s begins with what it changes', (path) => {
  expect(readFileSync(join(themeDir, path), 'utf8')).toMatch(/^\/\*\*/);
});
