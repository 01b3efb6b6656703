import { ThemeConfigSchema } from '@docusaurus/theme-classic/lib/options';
import { tagsOf } from '../../base/html';
import { didYouMean } from '../../base/nearest';
import { navbarItemTypes } from '../../model/navbarItems';
import { addressProblem } from '../content/expand/malformed';

/** What is known once all content is loaded. */
export interface SiteFacts {
  /** For each docs plugin by its id, the values that `docId`, `sidebarId` and `versions` may have. */
  readonly docs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly baseUrl: string;
  /** Paths of all pages, with the base URL. */
  readonly paths: readonly string[];
  readonly isStaticFile: (path: string) => boolean;
}

type Item = Readonly<Record<string, unknown>>;
type Problem = readonly [where: string, item: unknown, message: string];

const lists = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];
const properties = [
  'type',
  'label',
  'html',
  'docId',
  'sidebarId',
  'value',
  'to',
  'href',
  'position',
  'title',
  'id',
  'lang',
  'className',
  'target',
  'rel',
  'autoAddBaseUrl',
  'prependBaseUrlToHref',
  'queryString',
  'versions',
  'activeBasePath',
  'activeBaseRegex',
  'docsPluginId',
  'dropdownActiveClassDisabled',
  'menuLabel',
  ...lists,
];
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const withoutSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');
const external = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What the theme refuses: Docusaurus would report only the first problem, and without its item. */
function themeProblems(theme: object): Problem[] {
  const options = { abortEarly: false, convert: false };
  const { error } = ThemeConfigSchema.unknown().validate(theme, options);
  // An item of an unknown type is reported with the types of this site, below.
  const details = error?.details.filter(({ message }) => !message.startsWith('Bad navbar item'));
  return (details ?? []).map(({ path, message }) => {
    const steps = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1);
    const item = steps.reduce((value: unknown, step) => (value as Item)[step], theme);
    const where = path.join('.').replace(/\.(\d+)/g, '[$1]');
    return [where, item, message];
  });
}

/** An item whose type the theme does not render, also if Docusaurus has the type. */
function typeProblems({ type }: Item): string[] {
  const types: readonly unknown[] = navbarItemTypes;
  if (type === undefined || types.includes(type)) return [];
  const name = typeof type === 'string' ? type : JSON.stringify(type);
  const known = `Known in src/model/navbarItems.ts: ${navbarItemTypes.join(', ')}.`;
  return [`Bad navbar item type ${name}.${didYouMean(name, navbarItemTypes)} ${known}`];
}

/** Problems of the properties of an item that the theme would accept. */
function propertyProblems({ type, label, html, items, to, ...rest }: Item): string[] {
  const unknown = Object.keys(rest).filter(
    (name) => !/^(?:data|aria)-/.test(name) && !properties.includes(name),
  );
  const hasLabel = [label, html, rest.title, rest['aria-label']].some(isText);
  return [
    ...unknown.map((name) => `an item has no property "${name}".${didYouMean(name, properties)}`),
    ...(!hasLabel && (type ?? 'dropdown') === 'dropdown' ? ['an item needs a "label".'] : []),
    ...(Array.isArray(items) && items.length === 0 ? ['its list of items is empty.'] : []),
    ...(isText(to) && external.test(to) ? ['"to" is for pages of this site. Write "href".'] : []),
  ];
}

/** Problems of the docs, sidebars and versions that an item names. */
function nameProblems(item: Item, docs: SiteFacts['docs']): string[] {
  const plugin = isText(item.docsPluginId) ? item.docsPluginId : 'default';
  const known = { docsPluginId: Object.keys(docs), ...docs[plugin] };
  return Object.entries(known).flatMap(([property, names]) =>
    [item[property]].flat().flatMap((name) => {
      if (!isText(name) || names.includes(name)) return [];
      const list = names.slice(0, 40).join(', ');
      return [`${property} "${name}" does not exist.${didYouMean(name, names)} Known: ${list}.`];
    }),
  );
}

/** Problems of an address as a browser gets it. Docusaurus would accept one in the wrong case. */
function addressProblems(address: string, facts: SiteFacts | undefined): string[] {
  const problem = addressProblem(address);
  if (problem !== undefined) return [`the link to "${address}" ${problem}`];
  const path = address.replace(/[?#].*$/, '');
  if (facts === undefined || path === '' || external.test(address)) return [];
  const { paths, isStaticFile } = facts;
  const exists = paths.map(withoutSlash).includes(withoutSlash(path)) || isStaticFile(path);
  return exists ? [] : [`the link to "${address}" leads nowhere.${didYouMean(path, paths)}`];
}

/** Problems of the links of an item: in its HTML as they are, and of its properties, which get the base URL. */
function linkProblems({ to, href, html, value }: Item, facts: SiteFacts | undefined): string[] {
  const text = html ?? value;
  const inHtml = tagsOf(isText(text) ? text : '').flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href !== undefined ? [attributes.href] : [],
  );
  const base = facts?.baseUrl ?? '/';
  const own = [to, href].filter(isText).map((link) => link.replace(/^\/(?!\/)/, base));
  return [...own, ...inHtml].flatMap((address) => addressProblems(address, facts));
}

/** All items of a list and of the lists in them, each with its place. */
function itemsIn(where: string, items: unknown): (readonly [where: string, item: Item])[] {
  return (Array.isArray(items) ? (items as (Item | null)[]) : []).flatMap((item, index) => {
    const place = `${where}[${index}]`;
    const nested = lists.flatMap((name) => itemsIn(`${place}.${name}`, item?.[name]));
    return [[place, item ?? {}] as const, ...nested];
  });
}

/**
 * The theme configuration, if nothing is wrong with its items and links.
 *
 * @param facts What is known once all content is loaded; without it, docs and pages are not looked for.
 * @throws Error that lists every problem.
 */
export function checkedTheme<Theme extends object>(theme: Theme, facts?: SiteFacts): Theme {
  const { navbar, footer, announcementBar } = theme as Readonly<Record<string, Item | undefined>>;
  const problems = themeProblems(theme);
  const items: readonly (readonly [where: string, item: Item])[] = [
    ...itemsIn('navbar.items', navbar?.items),
    ...itemsIn('footer.links', footer?.links),
    ['announcementBar.content', { type: 'html', value: announcementBar?.content }],
    ['footer.copyright', { type: 'html', value: footer?.copyright }],
  ];
  const linkedAt = new Map<string, string>();
  for (const [where, item] of items) {
    const { docId, sidebarId, to, href, type } = item;
    const target =
      [docId, sidebarId, to, href, type === 'search' ? type : ''].find(isText) ?? where;
    const key = `${where.split('.')[0]} ${withoutSlash(target).toLowerCase()}`;
    const first = linkedAt.get(key) ?? where;
    linkedAt.set(key, first);
    const messages = [
      ...typeProblems(item),
      ...propertyProblems(item),
      ...(facts === undefined ? [] : nameProblems(item, facts.docs)),
      ...linkProblems(item, facts),
      ...(first === where ? [] : [`leads where ${first} leads.`]),
    ];
    problems.push(...messages.map((message) => [where, item, message] as const));
  }
  if (problems.length === 0) return theme;
  const lines = problems.map(
    ([where, item, message]) => `${where}: ${message}\n    ${JSON.stringify(item).slice(0, 160)}`,
  );
  throw new Error(`Problems in themeConfig (src/config/themeConfig.ts):\n${lines.join('\n')}`);
}
