import { describe, expect, it } from 'vitest';
import { checkLink, linksIn } from './links';
import type { SiteFacts } from './facts';
import { checkedTheme, formatThemeProblems, validateTheme } from './validate';

const facts: SiteFacts = {
  docs: {
    default: {
      versions: [{ name: 'current', docs: ['index', 'Android/docScan'], sidebars: ['Android'] }],
    },
  },
  paths: ['/', '/docs/', '/docs/Android/docScan', '/how-samples-are-verified'],
  isFile: (path) => path === '/img/logo.svg',
};

/** Problems of a theme's configuration, as `where: message`. */
const problemsOf = (theme: object, known?: SiteFacts): string[] =>
  validateTheme(theme, known).map(({ where, message }) => `${where}: ${message}`);
const navbar = (items: unknown, known?: SiteFacts): string[] =>
  problemsOf({ navbar: { items } }, known);

/** One row per kind of mistake: the item or items, and what the message says. */
const rows: readonly (readonly [items: object, message: string])[] = [
  [
    { type: 'dok', docId: 'index', label: 'A' },
    'navbar.items[0]: unknown type "dok". Did you mean "doc"? Known: dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html; a link has no type.',
  ],
  [{ type: 'doc', label: 'A' }, 'an item of type "doc" names its doc in "docId"'],
  [
    { type: 'doc', docId: 'Android/docscan', label: 'A' },
    'no doc "Android/docscan". Did you mean "Android/docScan"? Known: index, Android/docScan.',
  ],
  [{ type: 'docSidebar', label: 'A' }, 'names its sidebar in "sidebarId"'],
  [
    { type: 'docSidebar', sidebarId: 'Andriod', label: 'A' },
    'no sidebar "Andriod". Did you mean "Android"? Known: Android.',
  ],
  [{ type: 'custom-x' }, 'nothing renders the type "custom-x"'],
  [
    { type: 'doc', docId: 'index', docsPluginId: 'defalt' },
    'no docs plugin "defalt". Did you mean "default"? Known: default.',
  ],
  [
    { type: 'docsVersionDropdown', versions: ['curent'] },
    'no version "curent". Did you mean "current"? Known: current.',
  ],
  [{ type: 'docsVersionDropdown', versions: { next: { label: 'N' } } }, 'no version "next".'],
  [
    { to: '/docs/', label: 'A', lable: 'B' },
    'a link has no property "lable". Did you mean "label"? Known: ',
  ],
  [{ type: 'html', value: 'x', colour: 'red' }, 'an item of type "html" has no property "colour".'],
  [{ to: 'https://example.com', label: 'A' }, '"https://example.com" is on another. Write "href"'],
  [{ to: '//example.com', label: 'A' }, 'Write "href"'],
  [{ label: 'A' }, 'this one has neither'],
  [{ to: '/docs/' }, 'a link needs a "label"'],
  [
    { to: '/how-samples-are-verifed', label: 'A' },
    'leads nowhere. Did you mean "/how-samples-are-verified"?',
  ],
  [
    { to: '/docs/android/DOCSCAN', label: 'A' },
    'differs from the page "/docs/Android/docScan" only by case',
  ],
  [{ to: 'docs/', label: 'A' }, 'Begin with a slash: "/docs/"'],
  [{ to: '/docs/#%E0%A4%A', label: 'A' }, 'cannot be decoded: "%A" in the hash'],
  [{ type: 'dropdown', label: 'A', items: [] }, 'a dropdown has "items", at least one'],
  [{ items: [{ to: '/docs/', label: 'A' }] }, 'a dropdown needs a "label"'],
  [
    { label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] },
    'navbar.items[0].items[0]: an item of type "dropdown" cannot stand inside a dropdown',
  ],
  [
    { label: 'A', items: [{ to: '/', label: 'B', position: 'left' }] },
    'navbar.items[0].items[0]: a link has no property "position"',
  ],
  [
    { type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'A' }] },
    'navbar.items[0].dropdownItemsAfter[0]: a link has either',
  ],
  [
    [
      { to: '/docs/', label: 'A' },
      { to: '/docs', label: 'B' },
    ],
    'navbar.items[1]: leads where navbar.items[0] leads',
  ],
  [
    [
      { type: 'doc', docId: 'index', label: 'A' },
      { label: 'M', items: [{ type: 'doc', docId: 'index', label: 'B' }] },
    ],
    'navbar.items[1].items[0]: leads where navbar.items[0] leads',
  ],
  [
    [
      { to: '/docs/', label: 'Docs' },
      { to: '/', label: 'docs' },
    ],
    'navbar.items[1]: is labelled like navbar.items[0]: "docs"',
  ],
  [
    [{ type: 'search' }, { type: 'search' }],
    'navbar.items[1]: the navbar has one search, and it is navbar.items[0]',
  ],
  [{ type: 'html' }, 'has its markup in "value"'],
  [
    { type: 'html', value: '<a class="x" href=/docs/nope>x</a>' },
    'the link to "/docs/nope" leads nowhere',
  ],
  [{ to: '/docs/', html: "<a href='/nope'>x</a>" }, 'the link to "/nope" leads nowhere'],
];

describe('one mistake', () => {
  it.each(rows)('%j: %s', (items, message) => {
    const found = navbar([items].flat(), facts);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('two paths that differ only by case', () => {
    const found = navbar([
      { to: '/docs/Android/docScan', label: 'A' },
      { to: '/docs/Android/docscan', label: 'B' },
    ]);
    expect(found).toEqual([
      'navbar.items[1]: leads where navbar.items[0] leads, and differs from it only by case ("/docs/Android/docScan").',
    ]);
  });

  it('items other than a list', () => {
    expect(navbar({})).toEqual(['navbar.items: is a list of items.']);
  });

  it.each<[theme: object, problem: string]>([
    [
      { announcementBar: { content: 'New: <a href="/docs/Android/docSan">x</a>' } },
      'announcementBar.content: the link to "/docs/Android/docSan" leads nowhere. Did you mean "/docs/Android/docScan"?',
    ],
    [
      { footer: { copyright: '© <a href="/imprint">Deckle</a>' } },
      'footer.copyright: the link to "/imprint" leads nowhere.',
    ],
    [
      { footer: { links: [{ title: 'T', items: [{ html: '<a href="/x">x</a>' }] }] } },
      'footer.links[0].items[0]: the link to "/x" leads nowhere.',
    ],
    [
      { footer: { links: [{ title: 'T', items: [{ to: '/docs/' }] }] } },
      'footer.links[0].items[0]: a link needs a "label"',
    ],
    [
      { footer: { links: [{ titel: 'T', items: [{ to: '/', label: 'A' }] }] } },
      'footer.links[0]: a footer column has no property "titel". Did you mean "title"?',
    ],
    [{ footer: { links: [{ title: 'T', items: [] }] } }, 'footer.links[0]: '],
    [
      {
        footer: {
          links: [
            { to: '/docs/', label: 'A' },
            { to: '/docs', label: 'B' },
          ],
        },
      },
      'footer.links[1]: leads where footer.links[0] leads',
    ],
  ])('beside the navbar: %j', (theme, problem) => {
    const found = problemsOf(theme, facts);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(problem);
  });

  it('a link in HTML whose anchor is not on the page, once the page is built', () => {
    const built: SiteFacts = {
      ...facts,
      anchorsOf: (path) => (path === '/docs/Android/docScan' ? ['options', 'größe'] : undefined),
    };
    const footer = (to: string, known = built): string[] =>
      problemsOf({ footer: { copyright: `<a href="${to}">x</a>` } }, known);
    expect(footer('/docs/Android/docScan#option')).toEqual([
      'footer.copyright: the link to "/docs/Android/docScan#option" leads to the page, but there is no "option" on it. Did you mean "options"?',
    ]);
    expect(
      navbar([{ type: 'html', value: '<a href="/docs/Android/docScan#none">x</a>' }], built)[0],
    ).toContain('there is no "none" on it');
    for (const to of ['#options', '#gr%C3%B6%C3%9Fe', '?a=1#options', '#', '']) {
      expect(footer(`/docs/Android/docScan${to}`)).toEqual([]);
    }
    // What is not a page has no anchors to look for.
    expect(footer('/img/logo.svg#a')).toEqual([]);
    expect(footer('/docs/Android/docScan#option', facts)).toEqual([]);
  });
});

describe('valid input passes', () => {
  it('every type', () => {
    const items = [
      { type: 'doc', docId: 'index', label: 'A', position: 'left' },
      { type: 'docSidebar', sidebarId: 'Android', 'data-x': '1', 'aria-label': 'B' },
      { to: '/docs/Android/docScan?a=1#b', label: 'C' },
      { href: 'https://example.com', label: 'D', target: '_self' },
      { to: '/img/logo.svg', label: 'E' },
      {
        label: 'F',
        items: [
          { type: 'html', value: '<hr>' },
          { href: 'mailto:a@example.com', label: 'G' },
        ],
      },
      { type: 'docsVersionDropdown', versions: ['current'], dropdownItemsAfter: [] },
      { type: 'docsVersion', label: 'V' },
      { type: 'localeDropdown' },
      { type: 'search' },
    ];
    expect(navbar(items, facts)).toEqual([]);
    const links = [
      { to: '/docs/', label: 'A' },
      { href: 'https://example.com', label: 'B' },
    ];
    expect(problemsOf({ footer: { links } }, facts)).toEqual([]);
  });

  it('a type that the theme adds, and nothing at all', () => {
    const items = [{ type: 'custom-x', any: true }];
    expect(validateTheme({ navbar: { items } }, facts, ['custom-x'])).toEqual([]);
    expect(validateTheme(undefined)).toEqual([]);
  });
});

describe('all problems', () => {
  it('are thrown together, with index, item and suggestion', () => {
    const items = rows.slice(0, 5).map(([item]) => item);
    const problems = validateTheme({ navbar: { items } }, facts);
    expect(() => checkedTheme({ navbar: { items } }, facts)).toThrow(formatThemeProblems(problems));
    const text = formatThemeProblems(problems);
    expect(text).toMatch(/^9 problems in themeConfig \(src\/config\/themeConfig\.ts\):\n/);
    for (const [index] of items.entries()) expect(text).toContain(`navbar.items[${index}]: `);
    expect(text).toContain('{"type":"dok","docId":"index","label":"A"}');
  });

  it('are one sentence where there is one', () => {
    const problem = { where: 'a', item: 'x'.repeat(300), message: 'b' };
    expect(formatThemeProblems([problem])).toMatch(/^1 problem in .*\na: b\n {4}"x{156}\.\.\.$/);
  });
});

describe('links in HTML', () => {
  it('are found however they are quoted', () => {
    expect(
      linksIn(
        `<a href="/a?x=1&amp;y=2">1</a> <A class=b HREF='/c'>2</A> <a href=/d>3</a> <abbr href="/e">`,
      ),
    ).toEqual(['/a?x=1&y=2', '/c', '/d']);
  });

  it.each([
    ['', 'empty'],
    ['javascript:alert(1)', 'has the scheme "javascript"'],
    ['https://', 'is not an address'],
    ['/a%', 'cannot be decoded: "%" in the path'],
  ])('%j is wrong before any page is known', (href, message) => {
    expect(checkLink(href)).toContain(message);
  });

  it.each(['/anything', '#anchor', 'tel:+123', 'https://example.com/a', '//example.com'])(
    '%j is right before any page is known',
    (href) => {
      expect(checkLink(href)).toBeUndefined();
    },
  );
});
