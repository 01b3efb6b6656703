import { posix } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { sameMessage } from '../../search/messages';
import { pageKind } from '../../sdk/pageKinds';
import {
  platformById,
  platforms,
  productLabel,
  products,
  type ProductId,
} from '../../sdk/platforms';
import { platformFolder } from '../../sdk/docPaths';
import { didYouMean } from '../../../samples/verifier/src/nearest.mjs';
import { spellLiterals } from '../../sdk/spelling';
import { membersOf } from '../api/types';
import { codeType, errorsFile, type ErrorModel, type SdkError } from './errorModel';
import { filled, headingsOf, type Fill } from './headings';
import type { Problem } from './problems';
import { apiKey, commentFor, resolveSymbol, type ApiSet, type Scope } from './resolve';
import { escapeMdx, markdownTable } from './tables';

/** Address of the page of errors. */
export const errorsPath = '/docs/errors';

/** A message of a build tool or a framework that a platform's get-started page explains. */
export interface BuildError extends Scope {
  /** Page it stands on, relative to the site. */
  readonly file: string;
  readonly line: number;
  /** Heading with the platform's values. */
  readonly message: string;
  /** The same with `…` for numbers that other platforms have others of. */
  readonly general: string;
  readonly anchor: string;
  /** First paragraph below it, as written there or in the shared text that stands there. */
  readonly fix: string;
}

/** All that is known of errors. */
export interface ErrorIndex {
  readonly model: ErrorModel;
  readonly build: readonly BuildError[];
  /** Anchors of each guide, by path. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** Title of the section of a get-started page whose headings are messages. */
const buildSection = /^Build (?:and start )?errors$/;

/** Title of a section that is about failures. */
const failureSection = /\b(?:fails?|failures?|errors?|wrong|differently|pitfalls)\b/i;

/**
 * Reads the messages that a get-started page explains.
 *
 * @param included A text with its shared text put in.
 */
export function buildErrorsOf(
  file: string,
  source: string,
  scope: Scope,
  fill: Fill,
  included: (text: string) => string = (text) => text,
): { readonly found: readonly BuildError[]; readonly problems: readonly Problem[] } {
  const headings = headingsOf(source, fill);
  const first = headings.findIndex(({ depth, raw }) => depth === 2 && buildSection.test(raw));
  if (first < 0) {
    const title = didYouMean(
      'Build errors',
      headings.map(({ raw }) => raw),
    );
    return {
      found: [],
      problems: [
        {
          file,
          line: 1,
          message: `The section "Build errors" is missing, from which the page of errors is drawn.${title}`,
        },
      ],
    };
  }
  const rest = headings.slice(first + 1);
  const end = rest.findIndex(({ depth }) => depth === 2);
  const found = (end < 0 ? rest : rest.slice(0, end))
    .filter(({ depth }) => depth === 3)
    .map(({ raw, anchor, line, body }) => ({
      ...scope,
      file,
      line,
      message: filled(raw, fill).replace(/`/g, ''),
      general: filled(raw, (inner) => fill(inner).replace(/^[\d.]+$/, '…')).replace(/`/g, ''),
      anchor,
      fix:
        included(body)
          .trim()
          .split(/\n\s*\n/)[0] ?? '',
    }));
  return {
    found,
    problems: [
      ...(found.length === 0
        ? [
            {
              file,
              line: headings[first]?.line ?? 1,
              message: 'No message stands below this heading.',
            },
          ]
        : []),
      ...found
        .filter(({ fix }) => fix === '' || /^(?:```|[|<#])/.test(fix))
        .map(({ line, message }) => ({
          file,
          line,
          message: `"${message}" begins with a sentence that says what to do; the page of errors takes it over.`,
        })),
    ],
  };
}

const rowLabel = ({ product, platform }: Scope): string =>
  platformById(platform).label + (product === 'barcode' ? ` (${productLabel('barcode')})` : '');

/** Symbols as a platform spells them, without links. */
function spelled(apis: ApiSet, scope: Scope, markdown: string): string {
  return spellLiterals(markdown, scope.platform).replace(
    /`sdk:([^`]+)`/g,
    (whole, reference: string) => {
      const resolution = resolveSymbol(apis, scope, reference);
      return 'ok' in resolution ? `\`${resolution.ok.text}\`` : whole.replace('sdk:', '');
    },
  );
}

/** How a function reports failures in general: without the reasons, which are other entries. */
export function inGeneral(failure: string): string {
  return failure
    .replace(/\s+/g, ' ')
    .replace(/((?:names|Rejects with) the reason): [^.]*\./g, '$1.')
    .replace(/, for example [^.]*\./g, '.')
    .replace(
      / (?:if|when) the SDK is not initialized or the device has no camera(: )?/g,
      (_, colon?: string) => (colon === undefined ? '' : ': '),
    )
    .split(/(?<=\.) (?=[A-Z`])/)
    .filter((sentence, i) => i === 0 || !/^(?:On|In|If) /.test(sentence))
    .join(' ')
    .trim();
}

/** An error as it arrives on one platform. */
interface Arrival extends Scope {
  readonly text: string;
}

/** Where an error arrives, and how; platforms without guides are left out. */
export function arrivalsOf(
  error: SdkError,
  apis: ApiSet,
  hasGuides: (scope: Scope) => boolean,
): { readonly arrivals: readonly Arrival[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const arrivals = products.flatMap(({ id: product }) =>
    platforms.flatMap(({ id: platform }): Arrival[] => {
      const scope: Scope = { product, platform };
      if (error.platforms?.includes(platform) === false || !hasGuides(scope)) return [];
      const texts = new Map<string, string[]>();
      for (const name of error.functions[product]) {
        const resolution = resolveSymbol(apis, scope, `DeckleSDK.${name}`);
        if (!('ok' in resolution)) continue;
        const comment = commentFor(resolution.ok, apis.model);
        const own = error.arrives[platform] ?? error.arrives['*'];
        const said = own ?? (error.isCancel ? comment.cancel : comment.failure);
        if (said === undefined) {
          problems.push({
            file: errorsFile,
            line: error.line,
            message: `"${error.id}": ${resolution.ok.text} of ${rowLabel(scope)} declares no ${error.isCancel ? '@cancel' : '@failure'} that says how it arrives.`,
          });
          continue;
        }
        const text = spelled(apis, scope, own ?? inGeneral(said));
        texts.set(text, [...(texts.get(text) ?? []), `\`${resolution.ok.text}\``]);
      }
      if (texts.size === 0) return [];
      const text = [...texts].map(([said, names]) => `${names.join(', ')}: ${said}`).join('<br />');
      return [{ ...scope, text }];
    }),
  );
  if (arrivals.length === 0) {
    problems.push({
      file: errorsFile,
      line: error.line,
      message: `"${error.id}" arrives on no platform: none of ${error.platforms?.join(', ') ?? 'them'} has its functions.`,
    });
  }
  return { arrivals, problems };
}

/** Page and anchor where a platform's reader reads on. */
function readOn(
  error: SdkError,
  scope: Scope,
  index: ErrorIndex,
): { readonly path: string; readonly anchor: string; readonly title: string } | undefined {
  const same = index.build.find(
    (one) =>
      one.product === scope.product &&
      one.platform === scope.platform &&
      error.message !== undefined &&
      sameMessage(one.message, error.message),
  );
  for (const page of same === undefined ? error.pages : [`getStarted#${same.anchor}`]) {
    const [kind = '', anchor = ''] = page.split('#');
    const path = `docs/${platformFolder(scope.product, scope.platform)}/${kind}.mdx`;
    const anchors = index.anchors.get(path);
    if (anchors === undefined || (anchor !== '' && !anchors.includes(anchor))) continue;
    return { path, anchor, title: pageKind(kind)?.title ?? kind };
  }
  return undefined;
}

/** What is wrong between the declared errors and the pages. */
export function errorProblems(index: ErrorIndex, apis: ApiSet): Problem[] {
  return index.model.errors.flatMap((error) => {
    const { arrivals, problems } = arrivalsOf(error, apis, guidesIn(index));
    return [
      ...problems,
      ...arrivals
        .filter((scope) => readOn(error, scope, index) === undefined)
        .map((scope) => ({
          file: errorsFile,
          line: error.line,
          message: `"${error.id}": the pages of ${rowLabel(scope)} have no ${error.pages.join(' or ')}.${didYouMean(
            error.pages[0]?.split('#')[1] ?? '',
            anchorsOf(index, scope, error.pages),
          )}`,
        })),
    ];
  });
}

const anchorsOf = (index: ErrorIndex, scope: Scope, pages: readonly string[]): readonly string[] =>
  pages.flatMap(
    (page) =>
      index.anchors.get(
        `docs/${platformFolder(scope.product, scope.platform)}/${page.split('#')[0] ?? ''}.mdx`,
      ) ?? [],
  );

/** Whether there are guides for a platform. */
const guidesIn =
  (index: ErrorIndex) =>
  ({ product, platform }: Scope): boolean =>
    index.anchors.has(`docs/${platformFolder(product, platform)}/intro.mdx`) ||
    index.build.some((one) => one.product === product && one.platform === platform);

const codeSpan = (text: string): string =>
  text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;

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
    const page = readOn(error, arrival, index);
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
  const groups = new Map<string, BuildError[]>();
  for (const one of index.build) {
    if (
      index.model.errors.some(
        ({ message }) => message !== undefined && sameMessage(message, one.message),
      )
    ) {
      continue;
    }
    const key = one.general;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()]
    .map((same) => {
      const [message = '', ...others] = new Set(same.map((one) => one.message));
      return { same, message: others.length === 0 ? message : (same[0]?.general ?? '') };
    })
    .sort((a, b) => sortKey(a.message).localeCompare(sortKey(b.message)))
    .map(({ same, message }) => {
      const rows = new Map<string, BuildError[]>();
      for (const one of same) {
        const text = withoutLinks(expandOn(one.file, one.fix)).replace(/:$/, '.');
        rows.set(text, [...(rows.get(text) ?? []), one]);
      }
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
      const names = scopes.map((scope) => spelled(apis, scope, `\`sdk:${codeType}.${name}\``));
      const number = /^Code (\d+)/.exec(comment.summary)?.[1] ?? '';
      return [number, ...names, links.join(', ')];
    });
  const head = ['Code', ...scopes.map(({ platform }) => platformById(platform).label), 'Messages'];
  return markdownTable(head, rows);
}

/** What `<ErrorList />` stands for: every declared error, then those that get-started pages explain. */
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

/** All messages that the page of errors has. */
export function knownMessages({ model, build }: ErrorIndex): string[] {
  return [
    ...model.errors.flatMap(({ message }) => (message === undefined ? [] : [message])),
    ...build.map(({ message }) => message),
  ];
}

/**
 * Messages and codes that a guide quotes where it speaks of failures, and that the page of errors
 * lacks. Get-started pages' own sections of messages are where that page takes them from.
 *
 * @param codes members of enumerations, which may be named anywhere
 */
export function unknownMentions(
  file: string,
  source: string,
  messages: readonly string[],
  codes: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  let fence = false;
  let title = '';
  let inBuild = false;
  for (const [at, line] of source.split('\n').entries()) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) fence = !fence;
    if (fence) continue;
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (heading !== null) {
      // In a file of shared text, level 1 is the name of the next section.
      title = heading[1] === '#' ? '' : (heading[2] ?? '');
      if ((heading[1] ?? '').length < 3) inBuild = buildSection.test(title);
      continue;
    }
    if (inBuild) continue;
    const report = (message: string): void => void problems.push({ file, line: at + 1, message });
    const triggers = failureSection.test(title)
      ? /\b(?:messages?|errors?|says?)\b/i
      : /\b(?:messages?|errors?)\b/i;
    // What stands in code spans is no part of the sentence around them.
    const masked = line.replace(/`[^`]*`/g, (span) => '·'.repeat(span.length));
    for (const match of line.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
      const text = match[1] ?? match[2] ?? '';
      const before = masked.slice(Math.max(0, match.index - 40), match.index);
      const sentence = before.slice(before.search(/[^.“|]*$/));
      if (!triggers.test(sentence) || /^sdk:|[(={]/.test(text) || text.split(/\s+/).length < 3)
        continue;
      if (messages.some((message) => sameMessage(message, text))) continue;
      report(
        `The message "${text}" is not on the page of errors. Declare it in ${errorsFile}, or explain it in "Build errors" of a get-started page.${didYouMean(text, messages)}`,
      );
    }
    const code =
      /\bcodes?\b[^.`|]{0,20}`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`|`((?:ERR|ERROR|E|LICENSE|DECKLE)_(?!LICENSE_KEY|KEY)[A-Z0-9_]+)`/g;
    for (const match of line.matchAll(code)) {
      const name = match[1] ?? match[2] ?? '';
      if (codes.has(name)) continue;
      report(
        `The code "${name}" is not on the page of errors: ${codeType} has no such member.${didYouMean(name, codes)}`,
      );
    }
  }
  return problems;
}

/** Rows of a table on a guide: the errors of one function, with a link to each. */
export function errorRows(
  name: string,
  group: string | undefined,
  scope: Scope,
  index: ErrorIndex,
  apis: ApiSet,
): { readonly text: string } | { readonly problem: string } {
  const bare = name.replace(/^\w+\./, '');
  const errors = index.model.errors.filter(
    (error) =>
      error.message !== undefined &&
      error.functions[scope.product].includes(bare) &&
      (group === undefined || error.group === group) &&
      error.platforms?.includes(scope.platform) !== false,
  );
  if (errors.length === 0) {
    const known = index.model.errors.flatMap(({ functions }) => functions[scope.product]);
    return {
      problem: `<Errors of="${name}">: ${errorsFile} declares no error of this function${group === undefined ? '' : ` in the group "${group}"`}.${didYouMean(bare, known)}`,
    };
  }
  const hasCodes =
    errors.some(({ code }) => code !== undefined) && 'ok' in resolveSymbol(apis, scope, codeType);
  const rows = errors.map(({ id, message = '', code, fix }) => [
    `[${codeSpan(message)}](${errorsPath}#${id})`,
    ...(hasCodes ? [code === undefined ? '–' : `\`sdk:${codeType}.${code}\``] : []),
    fix,
  ]);
  const head = ['Message', ...(hasCodes ? ['Code'] : []), 'What to do'];
  return { text: markdownTable(head, rows) };
}
