import { posix } from 'node:path';
import { groupBy } from '../../../base/groupBy.mjs';
import { createSlugger } from '@docusaurus/utils';
import { sameMessage } from '../../../search/messages';
import { platformById, platforms, productLabel, type ProductId } from '../../../model/platforms';
import { membersOf } from '../../api/types';
import { withConditions } from '../conditions';
import { codeSpan, escapeMdx, markdownTable } from '../markdownTable';
import { apiKey, resolveSymbol, type ApiSet, type Scope } from '../resolve';
import { arrivalsOf, spelledSymbols } from './arrivals';
import { furtherReading, guidesIn, rowLabel, type ErrorIndex } from './errorIndex';
import { codeType, type SdkError } from './model';

/** Text without links: on another page, `#anchors` lead elsewhere. Code stays as it is. */
const withoutLinks = (markdown: string): string =>
  markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part
        : part.replace(/(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\([^)\s]*\)/g, '$1'),
    )
    .join('');

/** What the page of errors needs of the build. */
export interface ErrorPageInput {
  readonly index: ErrorIndex;
  readonly apis: ApiSet;
  /** A text as it is shown on a page: facts, symbols and shared text put in. */
  readonly expandOn: (file: string, text: string) => string;
}

interface Row {
  readonly scopes: readonly Scope[];
  /** Links of the row, by scope. */
  readonly links: readonly string[];
  readonly text: string;
  /** Code, a list or a table that belongs to the text: no cell can hold it. */
  readonly more?: string;
}

function entry(
  id: string,
  heading: string,
  paragraphs: readonly string[],
  head: string,
  rows: readonly Row[],
  /** In place of the rows, where they are in another entry. */
  instead?: string,
): string {
  const scopes = rows.flatMap((row) => row.scopes);
  const ids = [...new Set(scopes.map(({ platform }) => platform))];
  const own = instead === undefined ? rows : [];
  const short = own.filter(({ more = '' }) => more === '');
  const table = markdownTable(
    ['Platform', head],
    short.map(({ links, text }) => [links.join(', '), text]),
  );
  return [
    `<ErrorEntry platforms="${ids.join(' ')}">`,
    `### ${heading} {#${id}}`,
    ...paragraphs,
    ...(instead === undefined ? [] : [instead]),
    ...(short.length === 0
      ? []
      : [
          `<ErrorRows of="${head}" on="${listed(short.flatMap((row) => row.scopes))}">`,
          table,
          '</ErrorRows>',
        ]),
    ...own
      .filter((row) => !short.includes(row))
      .map(({ links, scopes: on, text, more = '' }) =>
        [
          `<ErrorRemedy on="${on.map(rowLabel).join(', ')}">`,
          `${links.join(', ')}: ${text}`,
          more,
          '</ErrorRemedy>',
        ].join('\n\n'),
      ),
    '</ErrorEntry>',
  ].join('\n\n');
}

/** Platforms of a row or an entry, each once, those of the Barcode SDK behind the others. */
function listed(scopes: readonly Scope[]): string {
  const named = (product: ProductId): string[] =>
    platforms.flatMap(({ id, label }) =>
      scopes.some((one) => one.product === product && one.platform === id) ? [label] : [],
    );
  const [document, barcode] = [named('document'), named('barcode')];
  return [
    document.join(', '),
    ...(barcode.length === 0 ? [] : [`${productLabel('barcode')}: ${barcode.join(', ')}`]),
  ]
    .filter(Boolean)
    .join('; ');
}

const fileLink = (label: string, path: string, anchor: string): string =>
  `[${label}](./${posix.relative('docs', path)}${anchor === '' ? '' : `#${anchor}`})`;

/**
 * @param shown Errors whose rows are above, by those rows: the same table is not repeated.
 */
function sdkEntry(
  error: SdkError,
  { index, apis }: ErrorPageInput,
  shown: Map<string, SdkError>,
): string {
  const { arrivals } = arrivalsOf(error, apis, guidesIn(index));
  const rows = arrivals.map((arrival): Row => {
    const page = furtherReading(error, arrival, index);
    const label = rowLabel(arrival);
    return {
      scopes: [arrival],
      links: [
        page === undefined ? label : fileLink(`${label}: ${page.title}`, page.path, page.anchor),
      ],
      text: arrival.text,
    };
  });
  const key = JSON.stringify(rows);
  const first = shown.get(key);
  if (first === undefined) shown.set(key, error);
  const code = membersOf(apis.model, codeType).find(({ name }) => name === error.code);
  const lead =
    code === undefined ? '' : ` Code: \`${code.name}\`${codeNumber(code.comment.summary)}.`;
  return entry(
    error.id,
    error.message === undefined ? escapeMdx(error.title ?? '') : codeSpan(error.message),
    [
      withConditions(error.cause, undefined) + lead,
      `**What to do:** ${withConditions(error.fix, undefined)}`,
    ],
    'How it is reported',
    rows,
    first === undefined || rows.length < 2
      ? undefined
      : `Reported in the same way as ${link(first)}, on the same platforms.`,
  );
}

/** The message of an error, or what stands for it, as a link to its entry. */
const link = ({ id, message, title }: SdkError): string =>
  `[${message === undefined ? (title ?? '') : codeSpan(message)}](#${id})`;

/** ` (7)` of a member whose comment begins with "Code 7". */
function codeNumber(summary: string): string {
  const number = /^Code (\d+)/.exec(summary)?.[1];
  return number === undefined ? '' : ` (${number})`;
}

/** Messages of tools and frameworks, those of several pages in one entry. */
function buildEntries({ index, expandOn }: ErrorPageInput): string[] {
  const slugger = createSlugger();
  for (const { id } of index.model.errors) slugger.slug(id);
  const others = index.build.filter(
    (one) =>
      !index.model.errors.some(
        ({ message }) => message !== undefined && sameMessage(message, one.message),
      ),
  );
  return [...groupBy(others, ({ general }) => general).values()]
    .map((same) => {
      const [message = '', ...further] = new Set(same.map((one) => one.message));
      return { same, message: further.length === 0 ? message : (same[0]?.general ?? '') };
    })
    .sort((a, b) => sortKey(a.message).localeCompare(sortKey(b.message)))
    .map(({ same, message }) => {
      const rows = groupBy(same, ({ file, fix, more }) =>
        withoutLinks(expandOn(file, `${fix}\n\n${more}`)).trim(),
      );
      const id = slugger
        .slug(message)
        .replace(/[^\w.-]/g, '')
        .replace(/^-+|-+$/g, '');
      return entry(
        id,
        codeSpan(message),
        [],
        'What to do',
        [...rows].map(([remedy, scopes]) => {
          const [text = '', ...more] = remedy.split('\n\n');
          return {
            scopes,
            links: scopes.map((one) =>
              fileLink(`${rowLabel(one)}: Get started`, one.file, one.anchor),
            ),
            text,
            more: more.join('\n\n'),
          };
        }),
      );
    });
}

const sortKey = (message: string): string => message.replace(/^[^\p{L}]+/u, '').toLowerCase();

/** The codes and the messages that come with them. */
function codeTable({ index, apis }: ErrorPageInput): string {
  const scopes = platforms
    .map(({ id }): Scope => ({ product: 'document', platform: id }))
    .filter(
      (scope) => apis.platforms.has(apiKey(scope)) && 'ok' in resolveSymbol(apis, scope, codeType),
    );
  const rows = membersOf(apis.model, codeType)
    .filter(({ name }) => index.model.errors.some(({ code }) => code === name))
    .map(({ name, comment }) => {
      const links = index.model.errors.filter(({ code }) => code === name).map(link);
      const names = scopes.map((scope) =>
        spelledSymbols(apis, scope, `\`sdk:${codeType}.${name}\``),
      );
      const number = /^Code (\d+)/.exec(comment.summary)?.[1] ?? '';
      return [number, ...names, links.join(', ')];
    });
  const head = ['Code', ...scopes.map(({ platform }) => platformById(platform).label), 'Messages'];
  return markdownTable(head, rows);
}

/** Content of `<ErrorList />`: every declared error, then those that get-started pages explain. */
export function errorList(input: ErrorPageInput): string {
  const { groups, errors } = input.index.model;
  const shown = new Map<string, SdkError>();
  return [
    '## Error codes {#codes}',
    `\`${codeType}\` exists on Android and iOS. On the other platforms, only the message distinguishes errors. Don’t compare its text in your code: it can change with a version.`,
    codeTable(input),
    ...groups.flatMap(({ id, title }) => [
      `## ${title} {#${id}}`,
      ...errors.filter(({ group }) => group === id).map((error) => sdkEntry(error, input, shown)),
    ]),
    '## Build and start {#build}',
    'These messages come from build tools and frameworks, not from the SDK.',
    ...buildEntries(input),
  ].join('\n\n');
}
