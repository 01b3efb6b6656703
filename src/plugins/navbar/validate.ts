import { didYouMean } from '../../sdk/nearest';
import { checkLink, linksIn } from './links';

/** Something wrong in the theme configuration, said so that its writer can mend it. */
export interface ThemeProblem {
  /** Where it stands: `navbar.items[2]`. */
  readonly where: string;
  /** What stands there, as JSON. */
  readonly item: string;
  readonly message: string;
}

/** What the docs plugin knows of one of its instances. */
export interface DocsFacts {
  readonly versions: readonly {
    readonly name: string;
    readonly docs: readonly string[];
    readonly sidebars: readonly string[];
  }[];
}

/** What is known once all content is loaded. */
export interface SiteFacts {
  /** Instances of the docs plugin by id. */
  readonly docs: Readonly<Record<string, DocsFacts>>;
  /** Paths of all pages, without the base URL. */
  readonly paths: readonly string[];
  /** Whether a static file is served at a path. */
  readonly isFile?: (path: string) => boolean;
  /** Anchors of a page, once it is built; `undefined` if the path leads to none. */
  readonly anchorsOf?: (path: string) => readonly string[] | undefined;
}

type Item = Readonly<Record<string, unknown>>;

/** Attributes that a link may carry besides what the theme reads. */
const linkAttributes = ['target', 'rel', 'title', 'id', 'lang', 'autoAddBaseUrl'];
const base = ['label', 'html', 'className', ...linkAttributes];
const versionDropdown = ['docsPluginId', 'dropdownActiveClassDisabled'];
const around = ['dropdownItemsBefore', 'dropdownItemsAfter'];

/** Properties by type of item; a link and a dropdown need not name theirs. */
const properties: Readonly<Record<string, readonly string[]>> = {
  link: [...base, 'to', 'href', 'activeBasePath', 'activeBaseRegex', 'prependBaseUrlToHref'],
  dropdown: [...base, 'items', 'to', 'href', 'activeBasePath', 'activeBaseRegex'],
  doc: [...base, 'docId', 'docsPluginId'],
  docSidebar: [...base, 'sidebarId', 'docsPluginId'],
  docsVersion: [...base, 'to', 'docsPluginId'],
  docsVersionDropdown: [...base, ...versionDropdown, ...around, 'versions'],
  localeDropdown: [...base, ...around, 'queryString'],
  search: ['className'],
  html: ['className', 'value'],
};

/** Types that may be written; the others are told by their properties. */
const writtenTypes = Object.keys(properties).filter((type) => type !== 'link');
const notNested = ['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'];

/** Types of items that `src/theme/NavbarItem/ComponentTypes` adds; their names begin with `custom-`. */
export const customItemTypes: readonly string[] = [];

const footerItemProperties = ['label', 'to', 'href', 'html', 'className', ...linkAttributes];
const footerColumnProperties = ['title', 'className', 'items'];

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
const list = (names: Iterable<string>): string => [...names].join(', ') || 'none';

/**
 * Everything wrong with navbar, announcement and footer, all at once. Pure: without `facts` it says
 * what can be known when the configuration is read, with them also what needs the docs and the paths.
 */
export function validateTheme(
  themeConfig: unknown,
  facts?: SiteFacts,
  customTypes: readonly string[] = customItemTypes,
): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  const report = (where: string, item: unknown, message: string): void =>
    void problems.push({ where, item: JSON.stringify(item), message });

  const theme = isItem(themeConfig) ? themeConfig : {};

  const unknownProperties = (
    where: string,
    item: Item,
    known: readonly string[],
    what: string,
  ): void => {
    for (const name of Object.keys(item)) {
      if (known.includes(name) || /^(?:data|aria)-/.test(name)) continue;
      report(
        where,
        item,
        `${what} has no property "${name}".${didYouMean(name, known)} Known: ${list(known)}.`,
      );
    }
  };

  const htmlLinks = (where: string, item: unknown, html: unknown): void => {
    if (!isText(html)) return;
    for (const href of linksIn(html)) {
      const problem = checkLink(href, facts);
      if (problem !== undefined) report(where, item, `the link to "${href}" ${problem}`);
    }
  };

  /** `to` and `href` of an item that leads somewhere. */
  const target = (where: string, item: Item, required: boolean): void => {
    const { to, href } = item;
    const given = [to, href].filter((value) => value !== undefined).length;
    if (given === 2 || (given === 0 && required)) {
      report(
        where,
        item,
        `a link has either "to" (a page of this site) or "href" (another site); this one has ${given === 2 ? 'both' : 'neither'}.`,
      );
      return;
    }
    for (const [name, value] of Object.entries({ to, href })) {
      if (value === undefined) continue;
      if (!isText(value)) report(where, item, `"${name}" is no address.`);
      else if (name === 'to' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value)) {
        report(
          where,
          item,
          `"to" leads to pages of this site, and "${value}" is on another one. Write "href".`,
        );
      } else {
        const problem = checkLink(value, facts);
        if (problem !== undefined) report(where, item, `the link to "${value}" ${problem}`);
      }
    }
  };

  const docsOf = (where: string, item: Item): DocsFacts | undefined => {
    if (facts === undefined) return undefined;
    const id = isText(item.docsPluginId) ? item.docsPluginId : 'default';
    const docs = facts.docs[id];
    if (docs === undefined) {
      const known = Object.keys(facts.docs);
      report(
        where,
        item,
        `there is no docs plugin "${id}".${didYouMean(id, known)} Known: ${list(known)}.`,
      );
    }
    return docs;
  };

  const named = (
    where: string,
    item: Item,
    property: 'docId' | 'sidebarId',
    known: (version: DocsFacts['versions'][number]) => readonly string[],
  ): void => {
    const id = item[property];
    const what = property === 'docId' ? 'doc' : 'sidebar';
    if (!isText(id)) {
      report(
        where,
        item,
        `an item of type "${shown(item.type)}" names its ${what} in "${property}".`,
      );
      return;
    }
    const docs = docsOf(where, item);
    if (docs === undefined) return;
    const ids = [...new Set(docs.versions.flatMap(known))];
    if (ids.includes(id)) return;
    const some =
      ids.length > 40 ? `${list(ids.slice(0, 40))} and ${ids.length - 40} more` : list(ids);
    report(where, item, `there is no ${what} "${id}".${didYouMean(id, ids)} Known: ${some}.`);
  };

  const versions = (where: string, item: Item): void => {
    const docs = docsOf(where, item);
    const wanted = item.versions;
    const names: readonly unknown[] = Array.isArray(wanted)
      ? wanted
      : isItem(wanted)
        ? Object.keys(wanted)
        : [];
    if (wanted !== undefined && names.length === 0) {
      report(where, item, '"versions" is a list of version names, and it is empty.');
    }
    if (docs === undefined) return;
    const known = docs.versions.map(({ name }) => name);
    for (const name of names.map(String)) {
      if (!known.includes(name)) {
        report(
          where,
          item,
          `there is no version "${name}".${didYouMean(name, known)} Known: ${list(known)}.`,
        );
      }
    }
  };

  const typeOf = (item: Item): string =>
    item.type === undefined ? ('items' in item ? 'dropdown' : 'link') : shown(item.type);

  const checkItem = (where: string, item: unknown, nested: boolean): void => {
    if (!isItem(item)) {
      report(where, item, 'an item is an object.');
      return;
    }
    const type = typeOf(item);
    if (customTypes.includes(type)) return;
    const known = properties[type];
    if (known === undefined || item.type === 'link') {
      const types = [...writtenTypes, ...customTypes];
      report(
        where,
        item,
        type.startsWith('custom-')
          ? `nothing draws the type "${type}". Add it to src/theme/NavbarItem/ComponentTypes and to customItemTypes in src/plugins/navbar/validate.ts.`
          : `unknown type "${type}".${didYouMean(type, types)} Known: ${list(types)}; a link has no type.`,
      );
      return;
    }
    if (nested && notNested.includes(type)) {
      report(where, item, `an item of type "${type}" cannot stand inside a dropdown.`);
      return;
    }
    const allowed = ['type', ...known, ...(nested ? [] : ['position'])];
    unknownProperties(
      where,
      item,
      allowed,
      type === 'link' ? 'a link' : `an item of type "${type}"`,
    );
    if (!nested && !['left', 'right', undefined].includes(item.position as undefined)) {
      report(where, item, `"position" is "left" or "right", not "${shown(item.position)}".`);
    }
    if (item.label !== undefined && item.html !== undefined) {
      report(where, item, 'an item has either "label" or "html", not both.');
    }
    const labelled = isText(item.label) || isText(item.html) || isText(item['aria-label']);
    if ((type === 'link' || type === 'dropdown') && !labelled) {
      report(where, item, `a ${type} needs a "label": it is what readers see.`);
    }
    htmlLinks(where, item, item.html);
    switch (type) {
      case 'link':
        target(where, item, true);
        break;
      case 'dropdown':
        target(where, item, false);
        if (!Array.isArray(item.items) || item.items.length === 0) {
          report(where, item, 'a dropdown has "items", at least one.');
        } else checkItems(`${where}.items`, item.items, true);
        break;
      case 'doc':
        named(where, item, 'docId', ({ docs }) => docs);
        break;
      case 'docSidebar':
        named(where, item, 'sidebarId', ({ sidebars }) => sidebars);
        break;
      case 'docsVersion':
        docsOf(where, item);
        target(where, item, false);
        break;
      case 'docsVersionDropdown':
        versions(where, item);
        break;
      case 'html':
        if (!isText(item.value)) report(where, item, 'an html item has its markup in "value".');
        htmlLinks(where, item, item.value);
        break;
      default:
    }
    for (const name of around) {
      const more = item[name];
      if (more === undefined || !known.includes(name)) continue;
      if (Array.isArray(more)) checkItems(`${where}.${name}`, more, true);
      else report(where, item, `"${name}" is a list of items.`);
    }
  };

  /** Targets seen so far in the navbar, by what makes them the same. */
  const seen = new Map<string, { readonly where: string; readonly exact: string }>();
  let search: string | undefined;

  const duplicates = (where: string, item: Item, labels: Map<string, string>): void => {
    const type = typeOf(item);
    if (type === 'search') {
      if (search === undefined) search = where;
      else report(where, item, `the navbar has one search, and it is ${search}.`);
      return;
    }
    const exact = targetOf(item);
    if (exact !== undefined) {
      const other = seen.get(exact.toLowerCase());
      if (other === undefined) seen.set(exact.toLowerCase(), { where, exact });
      else {
        report(
          where,
          item,
          other.exact === exact
            ? `leads where ${other.where} leads.`
            : `leads where ${other.where} leads, and differs from it only by case ("${other.exact}").`,
        );
      }
    }
    if (isText(item.label)) {
      const other = labels.get(item.label.toLowerCase());
      if (other === undefined) labels.set(item.label.toLowerCase(), where);
      else report(where, item, `is labelled like ${other}: "${item.label}".`);
    }
  };

  const checkItems = (where: string, items: readonly unknown[], nested: boolean): void => {
    const labels = new Map<string, string>();
    items.forEach((item, index) => {
      const place = `${where}[${String(index)}]`;
      checkItem(place, item, nested);
      if (isItem(item)) duplicates(place, item, labels);
    });
  };

  const navbar = isItem(theme.navbar) ? theme.navbar : {};
  if (navbar.items !== undefined && !Array.isArray(navbar.items)) {
    report('navbar.items', navbar.items, 'is a list of items.');
  } else checkItems('navbar.items', (navbar.items ?? []) as unknown[], false);

  if (isItem(theme.announcementBar)) {
    htmlLinks(
      'announcementBar.content',
      theme.announcementBar.content,
      theme.announcementBar.content,
    );
  }

  const footer = isItem(theme.footer) ? theme.footer : {};
  const footerSeen = new Map<string, { readonly where: string; readonly exact: string }>();
  const footerItem = (where: string, item: unknown): void => {
    if (!isItem(item)) {
      report(where, item, 'an item is an object.');
      return;
    }
    unknownProperties(where, item, footerItemProperties, 'a footer item');
    if (item.html !== undefined) {
      htmlLinks(where, item, item.html);
      return;
    }
    if (!isText(item.label)) report(where, item, 'a link needs a "label": it is what readers see.');
    target(where, item, true);
    const exact = targetOf(item);
    if (exact === undefined) return;
    const other = footerSeen.get(exact.toLowerCase());
    if (other === undefined) footerSeen.set(exact.toLowerCase(), { where, exact });
    else {
      report(
        where,
        item,
        other.exact === exact
          ? `leads where ${other.where} leads.`
          : `leads where ${other.where} leads, and differs from it only by case ("${other.exact}").`,
      );
    }
  };
  if (Array.isArray(footer.links)) {
    footer.links.forEach((entry: unknown, index) => {
      const where = `footer.links[${String(index)}]`;
      if (!isItem(entry) || !('items' in entry || 'title' in entry)) {
        footerItem(where, entry);
        return;
      }
      unknownProperties(where, entry, footerColumnProperties, 'a footer column');
      if (!Array.isArray(entry.items) || entry.items.length === 0) {
        report(where, entry, 'a footer column has "items", at least one.');
        return;
      }
      entry.items.forEach((item: unknown, at) => {
        footerItem(`${where}.items[${String(at)}]`, item);
      });
    });
  }
  htmlLinks('footer.copyright', footer.copyright, footer.copyright);

  return problems;
}

/** What an item leads to, so that two that lead to the same can be told. */
function targetOf(item: Item): string | undefined {
  const plugin = isText(item.docsPluginId) ? item.docsPluginId : 'default';
  if (item.type === 'doc' && isText(item.docId)) return `doc ${plugin} ${item.docId}`;
  if (item.type === 'docSidebar' && isText(item.sidebarId)) {
    return `sidebar ${plugin} ${item.sidebarId}`;
  }
  if (item.type === 'docsVersionDropdown') return `versions ${plugin}`;
  if (item.type === 'localeDropdown') return 'locales';
  if (item.type !== undefined) return undefined;
  const address = item.to ?? item.href;
  return isText(address) ? address.replace(/(.)\/+$/, '$1') : undefined;
}

/** All problems, one per line, as the build prints them. */
export function formatThemeProblems(problems: readonly ThemeProblem[]): string {
  const count = `${String(problems.length)} problem${problems.length === 1 ? '' : 's'}`;
  return [
    `${count} in themeConfig (src/config/themeConfig.ts):`,
    ...problems.map(({ where, item, message }) => `${where}: ${message}\n    ${shorten(item)}`),
  ].join('\n');
}

const shorten = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}...` : text);

/**
 * The theme configuration, if nothing is wrong with it.
 *
 * @throws Error that lists every problem.
 */
export function checkedTheme<Theme>(themeConfig: Theme, facts?: SiteFacts): Theme {
  const problems = validateTheme(themeConfig, facts);
  if (problems.length > 0) throw new Error(formatThemeProblems(problems));
  return themeConfig;
}
