import type { Joi } from '@docusaurus/utils-validation';
import { didYouMean } from '../../base/nearest.mjs';
import type { SiteFacts } from './facts';
import { checkLink, linksIn } from './links';
import { customItemTypes, isText, list, themeSchema, typeOf } from './schema';

/** Something wrong in the theme configuration, said so that its writer can fix it. */
export interface ThemeProblem {
  /** Its location: `navbar.items[2]`. */
  readonly where: string;
  readonly item: unknown;
  readonly message: string;
}

type Item = Readonly<Record<string, unknown>>;

/** An item of the navbar or the footer. */
interface PlacedItem {
  readonly where: string;
  readonly item: Item;
  /** Place of its list. */
  readonly list: string;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All items of a list and of the lists in them. */
function itemsIn(where: string, items: unknown): PlacedItem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    if (!isItem(item)) return [];
    const place = `${where}[${String(index)}]`;
    const nested = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'].flatMap((name) =>
      itemsIn(`${place}.${name}`, item[name]),
    );
    return [{ where: place, item, list: where }, ...nested];
  });
}

/** What the schema says, each at the item it is about. */
function schemaProblems(theme: Item, schema: Joi.Schema): ThemeProblem[] {
  const options = { abortEarly: false, convert: false };
  return (schema.validate(theme, options).error?.details ?? []).map(({ path, message }) => {
    const steps = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const place = steps.length === 0 ? path : steps;
    const where = place.map((s) => (typeof s === 'number' ? `[${String(s)}]` : `.${s}`)).join('');
    const item = place.reduce((value: unknown, step) => (value as Item)[step], theme);
    return { where: where.slice(1), item, message };
  });
}

/** What is wrong with the docs, sidebars and versions that an item names. */
function docsProblems(item: Item, docs: SiteFacts['docs']): string[] {
  const type = String(typeOf(item));
  if (!['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'].includes(type)) return [];
  const missing = (what: string, name: string, all: readonly string[]): string[] => {
    const known = [...new Set(all)];
    if (known.includes(name)) return [];
    const more = known.length > 40 ? ` and ${known.length - 40} more` : '';
    return [
      `there is no ${what} "${name}".${didYouMean(name, known)} Known: ${list(known.slice(0, 40))}${more}.`,
    ];
  };
  const id = isText(item.docsPluginId) ? item.docsPluginId : 'default';
  const versions = docs[id]?.versions;
  if (versions === undefined) return missing('docs plugin', id, Object.keys(docs));
  if (isText(item.docId)) {
    const ids = versions.flatMap((version) => version.docs);
    return missing('doc', item.docId, ids);
  }
  if (isText(item.sidebarId)) {
    const ids = versions.flatMap(({ sidebars }) => sidebars);
    return missing('sidebar', item.sidebarId, ids);
  }
  const names = Array.isArray(item.versions) ? item.versions : Object.keys(item.versions ?? {});
  const known = versions.map(({ name }) => name);
  return names.flatMap((name) => missing('version', String(name), known));
}

/** What an item links to, to find two items with the same target. */
function targetOf(item: Item): string | undefined {
  const plugin = isText(item.docsPluginId) ? item.docsPluginId : 'default';
  const type = typeOf(item);
  if (type === 'doc' || type === 'docSidebar') {
    const id = item.docId ?? item.sidebarId;
    return isText(id) ? `${type} ${plugin} ${id}` : undefined;
  }
  if (type === 'docsVersionDropdown') return `versions ${plugin}`;
  if (type === 'localeDropdown' || type === 'search') return type;
  const address = item.type === undefined ? (item.to ?? item.href) : undefined;
  return isText(address) ? address.replace(/(.)\/+$/, '$1') : undefined;
}

/** Items that lead where another leads. */
function sharedTargets(items: readonly PlacedItem[]): ThemeProblem[] {
  const seen = new Map<string, { readonly where: string; readonly target: string }>();
  return items.flatMap(({ where, item }) => {
    const target = targetOf(item);
    if (target === undefined) return [];
    const other = seen.get(target.toLowerCase());
    if (other === undefined) {
      seen.set(target.toLowerCase(), { where, target });
      return [];
    }
    const difference =
      other.target === target ? '' : `, and differs from it only by case ("${other.target}")`;
    const message =
      item.type === 'search'
        ? `the navbar has one search, and it is ${other.where}.`
        : `leads where ${other.where} leads${difference}.`;
    return [{ where, item, message }];
  });
}

/** Items with the same label as another item of their list. */
function sharedLabels(items: readonly PlacedItem[]): ThemeProblem[] {
  const seen = new Map<string, string>();
  return items.flatMap(({ where, item, list }) => {
    if (!isText(item.label) || item.type === 'search') return [];
    const label = `${list} ${item.label.toLowerCase()}`;
    const other = seen.get(label);
    if (other === undefined) seen.set(label, where);
    const message = `is labelled like ${other ?? ''}: "${item.label}".`;
    return other === undefined ? [] : [{ where, item, message }];
  });
}

/**
 * All problems in the navbar, announcement, and footer. Pure: without `facts` it says
 * what can be known when the configuration is read, with them also what needs the docs and the paths.
 */
export function validateTheme(
  themeConfig: unknown,
  facts?: SiteFacts,
  customTypes: readonly string[] = customItemTypes,
): ThemeProblem[] {
  const theme = isItem(themeConfig) ? themeConfig : {};
  const { navbar, footer, announcementBar } = theme as Readonly<Record<string, Item | undefined>>;
  const navbarItems = itemsIn('navbar.items', navbar?.items);
  const footerItems = itemsIn('footer.links', footer?.links);
  const linksInHtml = (where: string, item: unknown, html = item): ThemeProblem[] =>
    (isText(html) ? linksIn(html) : []).flatMap((href) => {
      const problem = checkLink(href, facts);
      return problem === undefined
        ? []
        : [{ where, item, message: `the link to "${href}" ${problem}` }];
    });
  return [
    ...schemaProblems(theme, themeSchema(facts, customTypes)),
    ...navbarItems.flatMap(({ where, item }) =>
      (facts === undefined ? [] : docsProblems(item, facts.docs)).map((message) => ({
        where,
        item,
        message,
      })),
    ),
    ...[...navbarItems, ...footerItems].flatMap(({ where, item }) => [
      ...linksInHtml(where, item, item.html ?? ''),
      ...linksInHtml(where, item, item.type === 'html' ? item.value : ''),
    ]),
    ...sharedTargets(navbarItems),
    ...sharedLabels(navbarItems),
    ...sharedTargets(footerItems),
    ...linksInHtml('announcementBar.content', announcementBar?.content),
    ...linksInHtml('footer.copyright', footer?.copyright),
  ];
}

/** All problems, one per line, as the build prints them. */
export function formatThemeProblems(problems: readonly ThemeProblem[]): string {
  const count = `${String(problems.length)} problem${problems.length === 1 ? '' : 's'}`;
  return [
    `${count} in themeConfig (src/config/themeConfig.ts):`,
    ...problems.map(
      ({ where, item, message }) => `${where}: ${message}\n    ${shorten(JSON.stringify(item))}`,
    ),
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
