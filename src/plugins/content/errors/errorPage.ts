import { posix } from 'node:path';
import { groupBy } from '../../../../samples/verifier/src/groupBy.mjs';
import { createSlugger } from '@docusaurus/utils';
import { sameMessage } from '../../../search/messages';
import { platformById, platforms, productLabel, type ProductId } from '../../../model/platforms';
import { membersOf } from '../../api/types';
import { codeSpan, escapeMdx, markdownTable } from '../markdownTable';
import { apiKey, resolveSymbol, type ApiSet, type Scope } from '../resolve';
import { arrivalsOf, spelledSymbols } from './arrivals';
import { furtherReading, guidesIn, rowLabel, type ErrorIndex } from './errorIndex';
import { codeType, type SdkError } from './model';

/** Text without links: on another page, `#anchors` lead elsewhere. */
const withoutLinks = (markdown: string): string =>
  markdown.replace(/(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\([^)\s]*\)/g, '$1');

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
}

function entry(
  id: string,
  heading: string,
  paragraphs: readonly string[],
  head: string,
  rows: readonly Row[],
): string {
  const scopes = rows.flatMap((row) => row.scopes);
  const ids = [...new Set(scopes.map(({ platform }) => platform))];
  const table = markdownTable(
    ['Platform', head],
    rows.map(({ links, text }) => [links.join(', '), text]),
  );
  return [
    `<ErrorEntry platforms="${ids.join(' ')}">`,
    `### ${heading} {#${id}}`,
    ...paragraphs,
    `<ErrorRows of="${head}" on="${listed(scopes)}">`,
    table,
    '</ErrorRows>',
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

function sdkEntry(error: SdkError, { index, apis }: ErrorPageInput): string {
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
  const code = membersOf(apis.model, codeType).find(({ name }) => name === error.code);
  const lead =
    code === undefined ? '' : ` Code: \`${code.name}\`${codeNumber(code.comment.summary)}.`;
  return entry(
    error.id,
    error.message === undefined ? escapeMdx(error.title ?? '') : codeSpan(error.message),
    [error.cause + lead, `**What to do:** ${error.fix}`],
    'How it arrives',
    rows,
  );
}

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
      const rows = groupBy(same, ({ file, fix }) =>
        withoutLinks(expandOn(file, fix)).replace(/:$/, '.'),
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
        [...rows].map(([text, scopes]) => ({
          scopes,
          links: scopes.map((one) =>
            fileLink(`${rowLabel(one)}: Get started`, one.file, one.anchor),
          ),
          text,
        })),
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
      const links = index.model.errors
        .filter(({ code }) => code === name)
        .map(
          ({ id, message, title }) =>
            `[${message === undefined ? (title ?? '') : codeSpan(message)}](#${id})`,
        );
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
  return [
    '## Error codes {#codes}',
    `\`${codeType}\` exists on Android and iOS. On the other platforms only the message tells errors apart. Do not compare its text in your code: it can change with a version.`,
    codeTable(input),
    ...groups.flatMap(({ id, title }) => [
      `## ${title} {#${id}}`,
      ...errors.filter(({ group }) => group === id).map((error) => sdkEntry(error, input)),
    ]),
    '## Build and start {#build}',
    'These messages come from build tools and frameworks, not from the SDK.',
    ...buildEntries(input),
  ].join('\n\n');
}
