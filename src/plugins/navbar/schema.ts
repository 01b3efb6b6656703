import { Joi } from '@docusaurus/utils-validation';
import { didYouMean } from '../../base/nearest.mjs';
import { checkLink } from './links';
import type { SiteFacts } from './facts';

/** Names as an error message lists them. */
export const list = (names: Iterable<string>): string => [...names].join(', ') || 'none';

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** The type of an item; a dropdown need not name its own, and a link has none. */
export function typeOf(item: object): unknown {
  return 'type' in item ? item.type : 'items' in item ? 'dropdown' : undefined;
}

/** A message that a function writes from one of the values that Joi gives. */
const computed = (value: 'child' | 'peers' | 'value', compute: (value: never) => string): string =>
  // Joi's types lack `functions`.
  Joi.expression(`{{compute(#${value})}}`, { functions: { compute } } as object) as string;

/** Properties that are not checked further. */
const anything = (...names: string[]): Joi.SchemaMap =>
  Object.fromEntries(names.map((name) => [name, Joi.any()]));

/** Attributes that a link may have besides those the theme reads. */
const attributes = anything('className', 'target', 'rel', 'title', 'id', 'lang', 'autoAddBaseUrl');
const labels = { label: Joi.any().empty(''), html: Joi.any().empty(''), ...attributes };
const labelNames = ['label', 'html', 'aria-label'];
const docs = { ...labels, ...anything('docsPluginId') };
const active = anything('activeBasePath', 'activeBaseRegex');

/** A text that an item needs. */
const text = (message: string): Joi.Schema => Joi.string().required().messages({ '*': message });

function objectOf(what: string, properties: Joi.SchemaMap): Joi.ObjectSchema {
  const known = Object.keys(properties);
  const target = 'a link has either "to" (a page of this site) or "href" (another site)';
  const schema = Joi.object(properties)
    .pattern(/^(?:data|aria)-/, Joi.any())
    .messages({
      'object.base': 'an item is an object.',
      'object.oxor': 'an item has either "label" or "html", not both.',
      'object.xor': `${target}; this one has both.`,
      'object.nand': `${target}; this one has both.`,
      'object.missing': computed('peers', (peers: readonly string[]) =>
        peers.includes('to')
          ? `${target}; this one has neither.`
          : `${what.replace(/.*"(.*)"/, 'a $1')} needs a "label": it is what readers see.`,
      ),
      'object.unknown': computed(
        'child',
        (name: string) =>
          `${what} has no property "${name}".${didYouMean(name, known)} Known: ${list(known)}.`,
      ),
    });
  return known.includes('html') ? schema.oxor('label', 'html') : schema;
}

/** An address whose errors `checkLink` describes. */
function address(name: 'to' | 'href', facts: SiteFacts | undefined): Joi.Schema {
  return Joi.string()
    .custom((href: string, { error }) => {
      if (name === 'to' && /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return error('elsewhere');
      const problem = checkLink(href, facts);
      return problem === undefined ? href : error('link', { problem });
    })
    .messages({
      'string.base': `"${name}" is not an address.`,
      'string.empty': `"${name}" is not an address.`,
      elsewhere: '"to" leads to pages of this site, and "{{#value}}" is on another. Write "href".',
      link: 'the link to "{{#value}}" {{#problem}}',
    });
}

/**
 * Properties of the items of a navbar by type.
 *
 * @param nested Schema of an item in a dropdown.
 */
function itemProperties(
  nested: Joi.Schema,
  facts: SiteFacts | undefined,
): Readonly<Record<string, Joi.SchemaMap>> {
  const to = address('to', facts);
  const href = address('href', facts);
  const around = Object.fromEntries(
    ['dropdownItemsBefore', 'dropdownItemsAfter'].map((name) => [
      name,
      Joi.array()
        .items(nested)
        .messages({ '*': `"${name}" is a list of items.` }),
    ]),
  );
  return {
    link: { ...labels, to, href, ...active, ...anything('prependBaseUrlToHref') },
    dropdown: {
      ...labels,
      items: Joi.array()
        .items(nested)
        .min(1)
        .required()
        .messages({ '*': 'a dropdown has "items", at least one.' }),
      to,
      href,
      ...active,
    },
    doc: { ...docs, docId: text('an item of type "doc" names its doc in "docId".') },
    docSidebar: {
      ...docs,
      sidebarId: text('an item of type "docSidebar" names its sidebar in "sidebarId".'),
    },
    docsVersion: { ...docs, to },
    docsVersionDropdown: {
      ...docs,
      ...anything('dropdownActiveClassDisabled', 'menuLabel'),
      ...around,
      versions: Joi.alternatives(Joi.array().min(1), Joi.object().min(1)).messages({
        '*': '"versions" is a list of version names, and it is empty.',
      }),
    },
    localeDropdown: { ...labels, ...around, ...anything('queryString') },
    search: anything('className'),
    html: { ...anything('className'), value: text('an html item has its markup in "value".') },
  };
}

/** Types that are not allowed in a dropdown. */
const topLevel = ['dropdown', 'docsVersionDropdown', 'localeDropdown', 'search'];

/** Types of items that `src/theme/NavbarItem/ComponentTypes` adds; their names begin with `custom-`. */
export const customItemTypes: readonly string[] = [];

/**
 * Schema of an item, chosen by its type.
 *
 * @param nested Schema of an item in a dropdown; without it, the item is in one.
 */
function itemSchema(
  facts: SiteFacts | undefined,
  customTypes: readonly string[],
  nested?: Joi.Schema,
): Joi.Schema {
  const types = itemProperties(nested ?? Joi.any(), facts);
  const position = Joi.valid('left', 'right').messages({
    'any.only': '"position" is "left" or "right", not "{{#value}}".',
  });
  const schemaOf = (type: string): Joi.Schema => {
    if (types[type] === undefined) return Joi.any();
    if (nested === undefined && topLevel.includes(type)) {
      return Joi.forbidden().messages({
        'any.unknown': `an item of type "${type}" cannot stand inside a dropdown.`,
      });
    }
    const what = type === 'link' ? 'a link' : `an item of type "${type}"`;
    const properties = nested === undefined ? types[type] : { ...types[type], position };
    const schema = objectOf(what, { type: Joi.any(), ...properties });
    if (type === 'link') return schema.or(...labelNames).xor('to', 'href');
    return type === 'dropdown' ? schema.or(...labelNames).nand('to', 'href') : schema;
  };
  const isOfType = (type: string): Joi.Schema =>
    Joi.object().custom((item: object) => {
      if (typeOf(item) !== (type === 'link' ? undefined : type)) throw new Error('another type');
      return item;
    });
  const all = [...Object.keys(types), ...customTypes];
  const known = all.filter((type) => type !== 'link');
  return all
    .reduce(
      (choice, type) => choice.conditional(isOfType(type), { then: schemaOf(type) }),
      Joi.alternatives().conditional(Joi.object(), { otherwise: Joi.object() }),
    )
    .messages({
      'object.base': 'an item is an object.',
      'alternatives.any': computed('value', ({ type }: { readonly type: unknown }) => {
        const name = typeof type === 'string' ? type : JSON.stringify(type);
        return name.startsWith('custom-')
          ? `nothing renders the type "${name}". Add it to src/theme/NavbarItem/ComponentTypes and to customItemTypes in src/plugins/navbar/schema.ts.`
          : `unknown type "${name}".${didYouMean(name, known)} Known: ${list(known)}; a link has no type.`;
      }),
    });
}

/** Schema of an item of the footer, or of a column of them. */
function footerSchema(facts: SiteFacts | undefined): Joi.Schema {
  const link = objectOf('a footer item', {
    ...labels,
    to: address('to', facts),
    href: address('href', facts),
  }).when(Joi.object({ html: Joi.exist() }).unknown(), {
    otherwise: Joi.object({
      label: text('a link needs a "label": it is what readers see.'),
    }).xor('to', 'href'),
  });
  const column = objectOf('a footer column', {
    ...anything('title', 'className'),
    items: Joi.array()
      .items(link)
      .min(1)
      .required()
      .messages({ '*': 'a footer column has "items", at least one.' }),
  });
  return Joi.alternatives().conditional(Joi.object().or('items', 'title').unknown(), {
    then: column,
    otherwise: link,
  });
}

/**
 * Schema of what this site configures of its theme.
 *
 * @param facts What is known once all content is loaded; without it, pages are not looked for.
 */
export function themeSchema(
  facts: SiteFacts | undefined,
  customTypes: readonly string[],
): Joi.Schema {
  const items = Joi.array()
    .items(itemSchema(facts, customTypes, itemSchema(facts, customTypes)))
    .messages({ '*': 'is a list of items.' });
  return Joi.object({
    navbar: Joi.object({ items }).unknown(),
    footer: Joi.object({ links: Joi.array().items(footerSchema(facts)) }).unknown(),
  }).unknown();
}
