import { posix } from 'node:path';
import { errorGroups, type SdkError } from '../../../../api-sources/model/errors';
import { groupBy } from '../../../base/groupBy';
import { listed } from '../../../base/listed';
import { createSlugger } from '@docusaurus/utils';
import { patternOf, samePattern } from '../../../search/messages';
import {
  platformById,
  platforms,
  productLabel,
  products,
  type ProductId,
} from '../../../model/platforms';
import { membersOf, type ApiSet, type Scope } from '../../api/types';
import { withConditions } from '../expand/conditions';
import { codeSpan, escapeMdx, markdownTable } from '../tree/markdownTable';
import { symbolOn } from '../symbols/resolve';
import {
  codeType,
  fixOf,
  furtherReading,
  guidesIn,
  rowLabel,
  type BuildError,
  type ErrorIndex,
} from './errorIndex';
import { reportsOn, scopesOf, spelledSymbols } from './reports';

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

/** What to do about a message on some platforms. */
interface RemedyPart {
  readonly scopes: readonly Scope[];
  /** A list of links to their pages. */
  readonly links: string;
  readonly text: string;
}

const idsOf = (scopes: readonly Scope[]): string =>
  platforms
    .map(({ id }) => id)
    .filter((id) => scopes.some(({ platform }) => platform === id))
    .join(' ');

/** In the order of platforms, the Barcode SDK of a platform behind its Document SDK. */
const byPlatform = <T extends Scope>(scopes: readonly T[]): T[] =>
  platforms.flatMap(({ id: platform }) =>
    products.flatMap(({ id: product }) =>
      scopes.filter((scope) => scope.platform === platform && scope.product === product),
    ),
  );

const block = (name: string, attributes: string, content: readonly string[]): string =>
  [`<${name} ${attributes}>`, ...content, `</${name}>`].join('\n\n');

/** What an entry folds until the reader asks for it: most of it is for other platforms than theirs. */
const folded = (summary: string, scopes: readonly Scope[], content: readonly string[]): string =>
  block('ErrorPart', `on="${idsOf(scopes)}" summary="${summary}"`, content);

/** Names of platforms. The SDK is named only where it is the Barcode SDK alone. */
const namesOf = (scopes: readonly Scope[]): string =>
  [...groupBy(scopes, ({ platform }) => platform)]
    .map(([platform, same]) =>
      same.every(({ product }) => product === 'barcode')
        ? rowLabel({ product: 'barcode', platform })
        : platformById(platform).label,
    )
    .join(', ');

const entry = (scopes: readonly Scope[], content: readonly string[]): string =>
  block('ErrorEntry', `on="${idsOf(scopes)}"`, content);

type Target = Pick<BuildError, 'anchor'> & { readonly path: string };

/** Links to pages as a list, one entry per platform: its name, and the Barcode SDK behind it if the error occurs in both. */
function linkList<T extends Scope>(
  scopes: readonly T[],
  targetOf: (scope: T) => Target | undefined,
): string {
  return [...groupBy(scopes, ({ platform }) => platform).values()]
    .map((same) => {
      const links = same.map((scope, i) => {
        const label = i === 0 ? rowLabel(scope) : productLabel(scope.product);
        const target = targetOf(scope);
        if (target === undefined) return label;
        const hash = target.anchor === '' ? '' : `#${target.anchor}`;
        return `[${label}](./${posix.relative('docs', target.path)}${hash})`;
      });
      return `- ${links.join(', ')}`;
    })
    .join('\n');
}

function sdkEntry(error: SdkError, { index, apis }: ErrorPageInput): string {
  const scopes = byPlatform(scopesOf(error, apis, guidesIn(index)));
  const links = linkList(scopes, (scope) => furtherReading(error, scope, index));
  const code = membersOf(apis.model, codeType).find(({ name }) => name === error.code);
  const lead =
    code === undefined
      ? ''
      : ` Code on ${platformsWithCodes(apis)}: \`${code.name}\`${codeNumber(code.comment.summary).replace(/.+/, ' ($&)')}.`;
  return entry(scopes, [
    `### ${error.message === undefined ? escapeMdx(error.title ?? '') : codeSpan(error.message)} {#${error.id}}`,
    withConditions(error.cause, undefined) + lead,
    ...(typeof error.fix === 'string'
      ? [
          `**What to do:** ${withConditions(error.fix, undefined)}`,
          folded('Details', scopes, [links]),
        ]
      : fixesOf(error, scopes, index)),
  ]);
}

/** What to do on each platform. */
function fixesOf(error: SdkError, scopes: readonly Scope[], index: ErrorIndex): string[] {
  const fixes = groupBy(scopes, ({ platform }) => fixOf(error, platform) ?? '');
  return [...fixes].map(([fix, same]) => {
    const links = linkList(same, (scope) => furtherReading(error, scope, index));
    return folded(namesOf(same), same, [fix, 'Details:', links]);
  });
}

/** The message of an error, or what stands for it, as a link to its entry. */
const link = ({ id, message, title }: SdkError): string =>
  `[${message === undefined ? (title ?? '') : codeSpan(message)}](#${id})`;

/** `7` of a member whose comment begins with "Code 7". */
const codeNumber = (summary: string): string => /^Code (\d+)/.exec(summary)?.[1] ?? '';

/**
 * Two texts that differ in names and versions as one, with those of the Barcode SDK in parentheses. `undefined` where
 * they differ in more.
 */
export function mergedText(document: string, barcode: string): string | undefined {
  const words = (text: string): string[] => text.split(/(`[^`]*`|[.,;:]?\s+|[.,;:]$)/);
  const [ofDocument, ofBarcode] = [words(document), words(barcode)];
  if (ofDocument.length !== ofBarcode.length) return undefined;
  const differing = ofDocument.filter((word, i) => word !== ofBarcode[i]);
  if (differing.length > 3) return undefined;
  return ofDocument
    .map((word, i) =>
      word === ofBarcode[i] ? word : `${word} (${productLabel('barcode')}: ${ofBarcode[i] ?? ''})`,
    )
    .join('');
}

/** The remedies of a message, each once: of several platforms where it is the same, of both SDKs where only names differ. */
function remediesOf(same: readonly BuildError[], { expandOn }: ErrorPageInput): RemedyPart[] {
  const expanded = same.map((error): BuildError => {
    const read = (text: string): string => withoutLinks(expandOn(error.file, text)).trim();
    return { ...error, fix: read(error.fix), more: read(error.more) };
  });
  const textOf = ({ platform, fix, more }: BuildError): string => {
    const fixFor = (product: ProductId): string | undefined =>
      expanded.find(
        (error) => error.product === product && error.platform === platform && error.more === more,
      )?.fix;
    const [document, barcode] = [fixFor('document'), fixFor('barcode')];
    const merged =
      document === undefined || barcode === undefined ? undefined : mergedText(document, barcode);
    return [merged ?? fix, more].filter(Boolean).join('\n\n');
  };
  return [...groupBy(expanded, textOf)].map(([text, errors]) => {
    const scopes = byPlatform(errors);
    const links = linkList(scopes, ({ file, anchor }) => ({ path: file, anchor }));
    return { scopes, links, text };
  });
}

/** Messages of tools and frameworks, those of several pages in one entry. */
function buildEntries(input: ErrorPageInput): string[] {
  const { index } = input;
  const slugger = createSlugger();
  for (const { id } of index.sdk) slugger.slug(id);
  const reported = index.sdk.map(({ message = '' }) => patternOf(message));
  const others = index.build.filter(
    ({ words }) => !reported.some((pattern) => samePattern(pattern, words)),
  );
  return [...groupBy(others, ({ pattern }) => pattern).values()]
    .map((same) => {
      const [first] = byPlatform(same);
      // Numbers differ between platforms, names between the SDKs: the first name is in the heading, the others are below.
      const named =
        groupBy(byPlatform(same), ({ general }) => general).get(first?.general ?? '') ?? [];
      const isSame = named.every((one) => one.message === first?.message);
      const message = (isSame ? first?.message : first?.general) ?? '';
      const also = byPlatform(same).filter((one) => !named.includes(one));
      return { same, message, also };
    })
    .sort((a, b) => sortKey(a.message).localeCompare(sortKey(b.message)))
    .map(({ same, message, also }) => {
      const id = slugger
        .slug(message)
        .replace(/[^\w.-]/g, '')
        .replace(/^-+|-+$/g, '');
      return entry(same, [
        `### ${codeSpan(message)} {#${id}}`,
        ...also.map((one) => `${rowLabel(one)}: ${codeSpan(one.message)}`),
        ...remediesOf(byPlatform(same), input).map(({ scopes, text, links }) =>
          folded(namesOf(scopes), scopes, [text, 'Details:', links]),
        ),
      ]);
    });
}

const sortKey = (message: string): string => message.replace(/^[^\p{L}]+/u, '').toLowerCase();

/** The platforms whose SDK has error codes. */
const scopesWithCodes = (apis: ApiSet): Scope[] =>
  platforms
    .map(({ id }): Scope => ({ product: 'document', platform: id }))
    .filter((scope) => symbolOn(apis, scope, codeType) !== undefined);

const platformsWithCodes = (apis: ApiSet): string =>
  listed(scopesWithCodes(apis).map(({ platform }) => platformById(platform).label));

/** The codes and the messages that come with them. */
function codeTable({ index, apis }: ErrorPageInput): string {
  const scopes = scopesWithCodes(apis);
  const rows = membersOf(apis.model, codeType)
    .filter(({ name }) => index.sdk.some(({ code }) => code === name))
    .map(({ name, comment }) => {
      const links = index.sdk.filter(({ code }) => code === name).map(link);
      const names = scopes.map((scope) =>
        spelledSymbols(apis, scope, `\`sdk:${codeType}.${name}\``),
      );
      return [codeNumber(comment.summary), ...names, links.join(', ')];
    });
  const head = ['Code', ...scopes.map(({ platform }) => platformById(platform).label), 'Messages'];
  return block('ErrorCodes', `on="${idsOf(scopes)}"`, [markdownTable(head, rows)]);
}

/** How the functions of each platform report an error. */
function reports({ index, apis }: ErrorPageInput): string[] {
  const hasGuides = guidesIn(index);
  return platforms.flatMap(({ id: platform }) =>
    products
      .map(({ id: product }): Scope => ({ product, platform }))
      .filter(hasGuides)
      .map((scope) =>
        folded(
          rowLabel(scope),
          [scope],
          [
            reportsOn(scope, index, apis)
              .lines.map((line) => `- ${line}`)
              .join('\n'),
          ],
        ),
      ),
  );
}

/** Content of `<ErrorList />`: every declared error, those that get-started pages explain, and what holds for all. */
export function errorList(input: ErrorPageInput): string {
  const { sdk } = input.index;
  return [
    ...errorGroups.flatMap(({ id, title }) => [
      `## ${title} {#${id}}`,
      ...sdk.filter(({ group }) => group === id).map((error) => sdkEntry(error, input)),
    ]),
    '## Build and start {#build}',
    'These messages come from build tools, frameworks, and the system, not from the SDK.',
    ...buildEntries(input),
    '## How errors are reported {#reports}',
    ...reports(input),
    '## Error codes {#codes}',
    `\`${codeType}\` exists on ${platformsWithCodes(input.apis)}. On the other platforms, only the message distinguishes errors. Don't compare its text in your code: it can change with a version.`,
    codeTable(input),
  ].join('\n\n');
}
