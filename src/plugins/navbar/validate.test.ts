import { describe, expect, it } from 'vitest';
import { checkedTheme, type SiteFacts } from './validate';

const facts: SiteFacts = {
  docs: {
    default: {
      docId: ['index', 'Android/docScan'],
      sidebarId: ['Android'],
      versions: ['current'],
    },
  },
  baseUrl: '/',
  paths: ['/', '/docs/', '/docs/Android/docScan', '/how-samples-are-verified'],
  isStaticFile: (path) => path === '/img/logo.svg',
};

/** What the error says of each problem; nothing where there is none. */
function problemsOf(theme: object, known?: SiteFacts): string[] {
  try {
    checkedTheme(theme, known);
    return [];
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    return text.split('\n').filter((line) => !line.startsWith(' ') && !line.startsWith('Problems'));
  }
}
const navbar = (...items: readonly unknown[]): object => ({ navbar: { items } });
const page = { to: '/docs/', label: 'A' };

/** One row per kind of mistake: the configuration, and what the message says. More of the docs: site.test.ts. */
const rows: readonly (readonly [theme: object, message: string])[] = [
  [
    navbar({ type: 'dok', docId: 'index', label: 'A' }),
    'navbar.items[0]: Bad navbar item type dok. Did you mean "doc"? Known in src/model/navbarItems.ts: dropdown, doc, docsVersionDropdown, html.',
  ],
  [navbar({ type: 'localeDropdown' }), 'navbar.items[0]: Bad navbar item type localeDropdown.'],
  [
    navbar({ label: 'A', items: [{ type: 'docsVersion' }] }),
    'navbar.items[0].items[0]: Bad navbar item type docsVersion.',
  ],
  [navbar(page, { type: 'doc' }), 'navbar.items[1].docId: "navbar.items[1].docId" is required'],
  [navbar({ type: 'docSidebar' }), '"navbar.items[0].sidebarId" is required'],
  [navbar({ type: 'doc', docId: 'index', docsPluginId: 'defalt' }), 'Did you mean "default"?'],
  [navbar({ ...page, lable: 'B' }), 'an item has no property "lable". Did you mean "label"?'],
  [navbar({ to: 'https://example.com', label: 'A' }), 'navbar.items[0]: "to" is for pages of'],
  [navbar({ to: '//example.com', label: 'A' }), 'Write "href"'],
  [navbar({ label: 'A' }), 'must contain at least one of [href, to]'],
  [navbar({ to: '/docs/' }), 'navbar.items[0]: an item needs a "label".'],
  [navbar({ type: 'dropdown', label: 'A', items: [] }), 'its list of items is empty'],
  [
    navbar({ label: 'A', items: [{ type: 'search' }] }),
    'navbar.items[0].items[0]: Nested dropdowns are not allowed',
  ],
  [
    navbar({ type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'A' }] }),
    'navbar.items[0].dropdownItemsAfter[0]: ',
  ],
  [navbar(page, { to: '/docs', label: 'B' }), 'navbar.items[1]: leads where navbar.items[0] leads'],
  [
    navbar(page, { label: 'M', items: [page] }),
    'navbar.items[1].items[0]: leads where navbar.items[0] leads',
  ],
  [navbar({ type: 'search' }, { type: 'search' }), 'leads where navbar.items[0] leads'],
  [navbar({ to: '/docs/', html: "<a href='docs/'>x</a>" }), 'the link to "docs/" leads nowhere.'],
  [
    navbar({ to: '/docs/android/docscan', label: 'A' }),
    'the link to "/docs/android/docscan" leads nowhere. Did you mean "/docs/Android/docScan"?',
  ],
  [
    { footer: { links: [{ title: 'T', items: [{ label: 'A', href: '/Docs' }] }] } },
    'footer.links[0].items[0]: the link to "/Docs" leads nowhere. Did you mean "/docs/"?',
  ],
  [navbar({ type: 'html', value: '<a href="/docs/#%E0%A4%A">x</a>' }), 'cannot be decoded'],
  [
    { footer: { links: [{ title: 'T', items: [{ html: '<a href="/x">x</a>' }] }] } },
    'footer.links[0].items[0]: the link to "/x" leads nowhere.',
  ],
  [
    { footer: { links: [page, { to: '/docs', label: 'B' }] } },
    'footer.links[1]: leads where footer.links[0] leads',
  ],
];

describe('the theme configuration', () => {
  it.each(rows.map(([theme, message]) => [message, theme] as const))(
    'says: %s',
    (message, theme) => {
      expect(problemsOf(theme, facts).join('\n')).toContain(message);
    },
  );

  it('may have every type of item that the theme renders, and links to pages, files and other sites', () => {
    const items = [
      { type: 'doc', docId: 'index', label: 'A', position: 'left' },
      { to: '/docs/Android/docScan?a=1#b', label: 'C' },
      { href: 'https://example.com', label: 'D', target: '_self', 'data-x': '1' },
      {
        label: 'F',
        items: [
          { type: 'html', value: '<a href="/img/logo.svg">1</a><a href=/docs>2</a>' },
          { type: 'html', value: '<a href="//example.com">3</a><a href="#a">4</a>' },
        ],
      },
      { type: 'docsVersionDropdown', versions: ['current'], dropdownItemsAfter: [] },
    ];
    const links = [page, { href: 'https://example.com', label: 'B' }];
    const theme = { navbar: { items }, footer: { links } };
    expect(checkedTheme(theme, facts)).toBe(theme);
    expect(problemsOf({})).toEqual([]);
  });

  it('may leave the base URL to Docusaurus, except in HTML', () => {
    const below = { ...facts, baseUrl: '/sub/', paths: ['/sub/docs/'] };
    const html = (path: string): object => ({ type: 'html', value: `<a href="${path}">B</a>` });
    expect(problemsOf(navbar(page, html('/sub/docs/')), below)).toEqual([]);
    expect(problemsOf(navbar(html('/docs/')), below).join()).toContain('leads nowhere');
  });

  it('is rejected with all problems, each with its item and the file', () => {
    const items = [{ type: 'dok' }, { type: 'doc' }, { to: 'https://a.example', lable: 'x' }];
    expect(() => checkedTheme(navbar(...items))).toThrow(
      /^Problems in themeConfig \(src\/config\/themeConfig\.ts\):\nnavbar\.items\[1\].*\n {4}\{"type":"doc"\}\nnavbar\.items\[0\]: .*\n {4}\{"type":"dok"\}\n(?:navbar\.items\[2\].*\n.*\n?){3}$/,
    );
  });
});
