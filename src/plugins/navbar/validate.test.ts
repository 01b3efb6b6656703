import { describe, expect, it } from 'vitest';
import { themeConfig } from '../../config/themeConfig';
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

/** Problems of a navbar, as `where: message`. */
const navbar = (items: unknown, known?: SiteFacts): string[] =>
  validateTheme({ navbar: { items } }, known).map(({ where, message }) => `${where}: ${message}`);
const footer = (value: unknown, known: SiteFacts | undefined = facts): string[] =>
  validateTheme({ footer: value }, known).map(({ where, message }) => `${where}: ${message}`);

/** One row per kind of mistake: what it is called, the items, what the message says. */
const rows: readonly (readonly [string, readonly unknown[], RegExp])[] = [
  [
    'unknown type',
    [{ type: 'dok', docId: 'index', label: 'A' }],
    /^navbar\.items\[0\]: unknown type "dok"\. Did you mean "doc"\? Known: dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html; a link has no type\.$/,
  ],
  [
    'custom type that nothing renders',
    [{ type: 'custom-x' }],
    /nothing renders the type "custom-x"/,
  ],
  ['doc without id', [{ type: 'doc', label: 'A' }], /type "doc" names its doc in "docId"/],
  [
    'unknown doc',
    [{ type: 'doc', docId: 'Android/docscan', label: 'A' }],
    /no doc "Android\/docscan"\. Did you mean "Android\/docScan"\? Known: index, Android\/docScan\.$/,
  ],
  ['sidebar without id', [{ type: 'docSidebar', label: 'A' }], /names its sidebar in "sidebarId"/],
  [
    'missing sidebar',
    [{ type: 'docSidebar', sidebarId: 'Andriod', label: 'A' }],
    /no sidebar "Andriod"\. Did you mean "Android"\? Known: Android\.$/,
  ],
  [
    'unknown docs plugin',
    [{ type: 'doc', docId: 'index', docsPluginId: 'defalt' }],
    /no docs plugin "defalt"\. Did you mean "default"\? Known: default\.$/,
  ],
  [
    'unknown version',
    [{ type: 'docsVersionDropdown', versions: ['curent'] }],
    /no version "curent"\. Did you mean "current"\? Known: current\.$/,
  ],
  [
    'unknown version, named with a label',
    [{ type: 'docsVersionDropdown', versions: { next: { label: 'N' } } }],
    /no version "next"\./,
  ],
  [
    'lable for label',
    [{ to: '/docs/', label: 'A', lable: 'B' }],
    /a link has no property "lable"\. Did you mean "label"\? Known: /,
  ],
  [
    'unknown property',
    [{ type: 'html', value: 'x', colour: 'red' }],
    /an item of type "html" has no property "colour"\./,
  ],
  [
    '"to" with an external address',
    [{ to: 'https://example.com', label: 'A' }],
    /"https:\/\/example\.com" is on another\. Write "href"/,
  ],
  ['"to" without a scheme', [{ to: '//example.com', label: 'A' }], /Write "href"/],
  ['no address', [{ label: 'A' }], /this one has neither/],
  ['a link without a label', [{ to: '/docs/' }], /a link needs a "label"/],
  [
    'a path that leads nowhere',
    [{ to: '/how-samples-are-verifed', label: 'A' }],
    /leads nowhere\. Did you mean "\/how-samples-are-verified"\?/,
  ],
  [
    'a path in another case',
    [{ to: '/docs/android/DOCSCAN', label: 'A' }],
    /differs from the page "\/docs\/Android\/docScan" only by case/,
  ],
  ['a relative path', [{ to: 'docs/', label: 'A' }], /Begin with a slash: "\/docs\/"/],
  [
    'a malformed hash',
    [{ to: '/docs/#%E0%A4%A', label: 'A' }],
    /cannot be decoded: "%A" in the hash/,
  ],
  [
    'empty dropdown',
    [{ type: 'dropdown', label: 'A', items: [] }],
    /a dropdown has "items", at least one/,
  ],
  [
    'dropdown without label',
    [{ items: [{ to: '/docs/', label: 'A' }] }],
    /a dropdown needs a "label"/,
  ],
  [
    'dropdown in a dropdown',
    [{ label: 'A', items: [{ type: 'dropdown', label: 'B', items: [] }] }],
    /^navbar\.items\[0\]\.items\[0\]: an item of type "dropdown" cannot stand inside a dropdown/,
  ],
  [
    'position in a dropdown',
    [{ label: 'A', items: [{ to: '/', label: 'B', position: 'left' }] }],
    /\.items\[0\]: a link has no property "position"/,
  ],
  [
    'wrong item after the versions',
    [{ type: 'docsVersionDropdown', dropdownItemsAfter: [{ label: 'A' }] }],
    /^navbar\.items\[0\]\.dropdownItemsAfter\[0\]: a link has either/,
  ],
  [
    'duplicate target',
    [
      { to: '/docs/', label: 'A' },
      { to: '/docs', label: 'B' },
    ],
    /^navbar\.items\[1\]: leads where navbar\.items\[0\] leads/,
  ],
  [
    'duplicate doc inside a dropdown',
    [
      { type: 'doc', docId: 'index', label: 'A' },
      { label: 'M', items: [{ type: 'doc', docId: 'index', label: 'B' }] },
    ],
    /^navbar\.items\[1\]\.items\[0\]: leads where navbar\.items\[0\] leads/,
  ],
  [
    'duplicate label',
    [
      { to: '/docs/', label: 'Docs' },
      { to: '/', label: 'docs' },
    ],
    /^navbar\.items\[1\]: is labelled like navbar\.items\[0\]: "docs"/,
  ],
  [
    'two search items',
    [{ type: 'search' }, { type: 'search' }],
    /^navbar\.items\[1\]: the navbar has one search, and it is navbar\.items\[0\]/,
  ],
  ['html item without markup', [{ type: 'html' }], /has its markup in "value"/],
  [
    'broken link in an html item',
    [{ type: 'html', value: '<a class="x" href=/docs/nope>x</a>' }],
    /the link to "\/docs\/nope" leads nowhere/,
  ],
  [
    'broken link in an html label',
    [{ to: '/docs/', html: "<a href='/nope'>x</a>" }],
    /the link to "\/nope" leads nowhere/,
  ],
];

describe('one mistake', () => {
  it.each(rows)('%s', (_, items, message) => {
    const found = navbar(items, facts);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
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

  it('a broken link in the announcement', () => {
    const found = validateTheme(
      { announcementBar: { content: 'New: <a href="/docs/Android/docSan">x</a>' } },
      facts,
    );
    expect(found.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'announcementBar.content: the link to "/docs/Android/docSan" leads nowhere. Did you mean "/docs/Android/docScan"?',
    ]);
  });

  it('a link in HTML whose anchor is not on the page, once the page is built', () => {
    const built: SiteFacts = {
      ...facts,
      anchorsOf: (path) => (path === '/docs/Android/docScan' ? ['options', 'größe'] : undefined),
    };
    const link = (to: string): { copyright: string } => ({ copyright: `<a href="${to}">x</a>` });
    expect(footer(link('/docs/Android/docScan#option'), built)).toEqual([
      'footer.copyright: the link to "/docs/Android/docScan#option" leads to the page, but there is no "option" on it. Did you mean "options"?',
    ]);
    expect(
      navbar([{ type: 'html', value: '<a href="/docs/Android/docScan#none">x</a>' }], built)[0],
    ).toContain('there is no "none" on it');
    for (const to of ['#options', '#gr%C3%B6%C3%9Fe', '?a=1#options', '#', '']) {
      expect(footer(link(`/docs/Android/docScan${to}`), built)).toEqual([]);
    }
    // What is not a page has no anchors to look for.
    expect(footer(link('/img/logo.svg#a'), built)).toEqual([]);
    expect(footer(link('/docs/Android/docScan#option'))).toEqual([]);
  });

  it('a broken link in the copyright', () => {
    expect(footer({ copyright: '© <a href="/imprint">Deckle</a>' })[0]).toMatch(
      /^footer\.copyright: the link to "\/imprint" leads nowhere/,
    );
  });
});

describe('the footer', () => {
  const item = (value: unknown): string[] => footer({ links: [{ title: 'T', items: [value] }] });

  it.each([
    ['broken html', { html: '<a href="/x">x</a>' }, /the link to "\/x" leads nowhere/],
    ['"to" elsewhere', { to: 'https://example.com', label: 'A' }, /Write "href"/],
    ['no label', { to: '/docs/' }, /needs a "label"/],
  ])('%s', (_, value, message) => {
    const found = item(value);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
    expect(found[0]).toMatch(/^footer\.links\[0\]\.items\[0\]: /);
  });

  it('names unknown properties of a column, and an empty one', () => {
    expect(footer({ links: [{ titel: 'T', items: [{ to: '/', label: 'A' }] }] })[0]).toMatch(
      /a footer column has no property "titel"\. Did you mean "title"/,
    );
    expect(footer({ links: [{ title: 'T', items: [] }] })[0]).toMatch(/at least one/);
  });

  it('finds duplicates across columns, and takes links without columns', () => {
    const link = { to: '/docs/', label: 'A' };
    expect(footer({ links: [link, { to: '/docs', label: 'B' }] })[0]).toMatch(
      /leads where footer\.links\[0\] leads/,
    );
    expect(footer({ links: [link, { href: 'https://example.com', label: 'B' }] })).toEqual([]);
  });
});

describe('valid input passes', () => {
  it('every type', () => {
    expect(
      navbar(
        [
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
        ],
        facts,
      ),
    ).toEqual([]);
  });

  it('a type that the theme adds', () => {
    const items = [{ type: 'custom-x', any: true }];
    expect(validateTheme({ navbar: { items } }, facts, ['custom-x'])).toEqual([]);
  });

  it('the configuration of this site', () => {
    expect(validateTheme(themeConfig)).toEqual([]);
  });

  it('nothing at all', () => {
    expect(validateTheme(undefined)).toEqual([]);
  });
});

describe('all problems', () => {
  it('are thrown together, with index, item and suggestion', () => {
    const items = rows.slice(0, 6).flatMap(([, [item]]) => [item]);
    const problems = validateTheme({ navbar: { items } }, facts);
    expect(problems.length).toBeGreaterThanOrEqual(6);
    expect(() => checkedTheme({ navbar: { items } }, facts)).toThrow(formatThemeProblems(problems));
    const text = formatThemeProblems(problems);
    expect(text).toMatch(/^\d+ problems in themeConfig \(src\/config\/themeConfig\.ts\):\n/);
    for (const [index] of items.entries()) expect(text).toContain(`navbar.items[${index}]: `);
    expect(text).toContain('{"type":"dok","docId":"index","label":"A"}');
  });

  it('are one sentence where there is one', () => {
    const problem = { where: 'a', item: 'x'.repeat(300), message: 'b' };
    expect(formatThemeProblems([problem])).toMatch(/^1 problem in .*\na: b\n {4}"x{156}\.\.\.$/);
  });

  it('leave valid input unchanged', () => {
    const theme = { navbar: { items: [] } };
    expect(checkedTheme(theme)).toBe(theme);
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
    ['', /empty/],
    ['javascript:alert(1)', /has the scheme "javascript"/],
    ['https://', /is not an address/],
    ['/a%', /cannot be decoded: "%" in the path/],
  ])('%j is wrong before any page is known', (href, message) => {
    expect(checkLink(href)).toMatch(message);
  });

  it.each(['/anything', '#anchor', 'tel:+123', 'https://example.com/a', '//example.com'])(
    '%j is right before any page is known',
    (href) => {
      expect(checkLink(href)).toBeUndefined();
    },
  );
});
