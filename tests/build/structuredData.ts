/**
 * What search engines ask of the structured data of this site: a table of types and properties, and a
 * check that is independent of how the data was generated. After
 * https://developers.google.com/search/docs/appearance/structured-data (Article, Breadcrumb, Site names,
 * Logo) and https://schema.org.
 */

/** What is wrong with a value, as the end of a sentence; `undefined` if nothing is. */
type Check = (value: unknown, context: Context) => string | undefined;

/** What the values of one page are held against. */
export interface Context {
  /** Address of the page itself. */
  readonly url: string;
  /** Whether an address is one of the site's pages or files. */
  readonly exists: (url: string) => boolean;
  /** `@id`s that the page declares. */
  readonly ids: ReadonlySet<string>;
  /** The last moment that can have been; a page cannot be changed later. */
  readonly now: string;
}

/** Something wrong in structured data: `TechArticle.headline`, and what. */
export interface DataProblem {
  readonly where: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text =
  (limit = Infinity): Check =>
  (value) =>
    typeof value !== 'string' || value.trim() === ''
      ? 'must be text.'
      : value !== value.trim() || /\s{2}|[<>]|&\w+;/.test(value)
        ? `holds spaces or markup that do not belong there: "${value}".`
        : value.length > limit
          ? `has ${String(value.length)} characters; search engines read ${String(limit)}.`
          : undefined;

const address: Check = (value, { exists }) =>
  typeof value !== 'string' || !URL.canParse(value)
    ? 'must be an absolute address.'
    : exists(value)
      ? undefined
      : `leads nowhere: ${value}`;

const own: Check = (value, { url }) =>
  value === url ? undefined : `is not the address of the page, ${url}.`;

const exactly =
  (expected: string): Check =>
  (value) =>
    value === expected ? undefined : `is not "${expected}".`;

const day: Check = (value, { now }) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return 'must be a day in ISO form (2026-03-17).';
  }
  const moment = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== value) {
    return `must be a day of the calendar: ${value}`;
  }
  return value > now ? `is in the future: ${value}` : undefined;
};

/** A reference to something that the same page declares. */
const reference: Check = (value, { ids }) => {
  const id = isRecord(value) ? value['@id'] : undefined;
  if (typeof id !== 'string' || Object.keys(value as object).length !== 1) {
    return 'is not a reference ({"@id": …}).';
  }
  return ids.has(id) ? undefined : `refers to ${id}, which the page does not declare.`;
};

const id: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) ? undefined : 'must be an absolute address.';

/** The site itself, named in place, as it is not described on every page. */
const site: Check = (value, context) =>
  !isRecord(value) || value['@type'] !== 'WebSite'
    ? 'must be a WebSite.'
    : Object.keys(value).some((key) => !['@type', '@id', 'name', 'url'].includes(key))
      ? 'holds more than @id, name and url.'
      : (text()(value.name, context) ?? address(value.url, context) ?? id(value['@id'], context));

const mainPage: Check = (value, context) =>
  !isRecord(value) || value['@type'] !== 'WebPage'
    ? 'must be a WebPage.'
    : Object.keys(value).some((key) => key !== '@type' && key !== '@id')
      ? 'holds more than a type and an @id.'
      : own(value['@id'], context);

/** The steps of a trail: in order from 1, each a page of the site, the last one the page itself. */
const trail: Check = (value, context) => {
  if (!Array.isArray(value) || value.length < 2) return 'has fewer than two steps.';
  for (const [index, step] of (value as readonly unknown[]).entries()) {
    const place = `[${String(index)}]`;
    if (!isRecord(step) || step['@type'] !== 'ListItem') return `${place} must be a ListItem.`;
    const unknown = Object.keys(step).find(
      (key) => !['@type', 'position', 'name', 'item'].includes(key),
    );
    if (unknown !== undefined) return `${place}.${unknown} is not known.`;
    if (step.position !== index + 1) return `${place}.position is not ${String(index + 1)}.`;
    const name = text()(step.name, context);
    if (name !== undefined) return `${place}.name ${name}`;
    const item = address(step.item, context);
    if (item !== undefined) return `${place}.item ${item}`;
  }
  const items = (value as readonly Readonly<Record<string, unknown>>[]).map(({ item }) => item);
  if (new Set(items).size !== items.length) return 'names a page twice.';
  return items.at(-1) === context.url ? undefined : 'does not end at the page itself.';
};

interface Rule {
  readonly required: Readonly<Record<string, Check>>;
  readonly allowed?: Readonly<Record<string, Check>>;
}

const language = exactly('en');

/** The types that pages of this site may carry. */
const rules: Readonly<Record<string, Rule>> = {
  Organization: {
    required: { '@id': id, name: text(), url: address, logo: address },
    allowed: { description: text() },
  },
  WebSite: {
    required: {
      '@id': id,
      name: text(),
      url: own,
      description: text(),
      image: address,
      inLanguage: language,
      publisher: reference,
    },
  },
  BreadcrumbList: { required: { '@id': id, itemListElement: trail } },
  TechArticle: {
    required: {
      '@id': id,
      headline: text(110),
      description: text(),
      image: address,
      inLanguage: language,
      isPartOf: site,
      mainEntityOfPage: mainPage,
      author: reference,
      publisher: reference,
    },
    allowed: { articleSection: text(), dateModified: day },
  },
  WebPage: {
    required: {
      '@id': own,
      url: own,
      name: text(110),
      description: text(),
      image: address,
      inLanguage: language,
      isPartOf: site,
      breadcrumb: reference,
      publisher: reference,
    },
    allowed: { dateModified: day },
  },
};

/** Everything wrong with the structured data of a page: with its values, and with the types it carries. */
export function dataProblems(
  blocks: readonly unknown[],
  types: readonly string[],
  context: Omit<Context, 'ids'>,
): DataProblem[] {
  const problems: DataProblem[] = [];
  const report = (where: string, message: string): void => void problems.push({ where, message });

  const nodes = blocks.filter(isRecord);
  if (nodes.length !== blocks.length) report('JSON-LD', 'holds something that is not an object.');

  const typesFound = nodes.map((node) => String(node['@type']));
  for (const type of new Set([...types, ...typesFound])) {
    const expected = types.filter((name) => name === type).length;
    const found = typesFound.filter((name) => name === type).length;
    if (found < expected) report(type, 'is missing.');
    if (found > expected) {
      report(type, expected === 0 ? 'does not belong on this page.' : 'is there twice.');
    }
  }

  const ids = nodes.map((node) => node['@id']).filter((name) => typeof name === 'string');
  for (const name of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    report('@id', `${name} names two things.`);
  }
  for (const node of nodes) {
    const type = String(node['@type']);
    if (node['@context'] !== 'https://schema.org') {
      report(`${type}.@context`, 'is not "https://schema.org".');
    }
    const rule = rules[type];
    if (rule === undefined) {
      report(type, 'is not a type that tests/build/structuredData.ts knows.');
      continue;
    }
    for (const name of Object.keys(rule.required)) {
      if (!(name in node)) report(`${type}.${name}`, 'is missing.');
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === '@type' || name === '@context') continue;
      const check = rule.required[name] ?? rule.allowed?.[name];
      const message =
        check === undefined
          ? 'is unknown to tests/build/structuredData.ts.'
          : check(value, { ...context, ids: new Set(ids) });
      if (message !== undefined) report(`${type}.${name}`, message);
    }
  }
  return problems;
}
