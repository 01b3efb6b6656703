import { posix } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { DeckleError } from '../../../../api-sources/model/enums';
import { errorGroups, type SdkError } from '../../../../api-sources/model/errors';
import { groupBy } from '../../../base/groupBy';
import { platformById, platforms, productLabel, products } from '../../../model/platforms';
import type { ApiSet, Scope } from '../../api/types';
import { withConditions } from '../source/conditions';
import { symbolOn } from '../symbols/resolve';
import { codeSpan, escapeMdx } from '../../tree/markdownTable';
import {
  fixOf,
  furtherReading,
  rowLabel,
  scopesOf,
  type BuildError,
  type ErrorIndex,
  type Target,
} from './errorIndex';

/** Text with other links than its own to pages and places of the site: what a function makes of each target, or only its words. */
const withLinks = (markdown: string, replace: (target: string) => string | undefined): string =>
  markdown.replace(
    /\[((?:[^\][]|\[[^\]]*\])*)\]\(((?:#|\.|\/docs)[^)\s]*)\)/g,
    (_, words: string, target: string) => {
      const other = replace(target);
      return other === undefined ? words : `[${words}](${other})`;
    },
  );

/** Text without links, to find out which pages say the same. */
const withoutLinks = (markdown: string): string => withLinks(markdown, () => undefined);

/** The same text with links that lead where they do on its page. */
const linkedFrom = (file: string, markdown: string): string =>
  markdown.replace(/\]\(([#.][^)\s]*)\)/g, (_, target: string) => {
    const path = target.startsWith('#') ? file : posix.join(posix.dirname(file), target);
    return `](./${posix.relative('docs', path)}${target.startsWith('#') ? target : ''})`;
  });

/** What the page of errors needs of the build. */
export interface ErrorPageInput {
  readonly index: ErrorIndex;
  readonly apis: ApiSet;
  /** A text as it is shown on a page: facts, symbols and shared text put in. */
  readonly expandOn: (file: string, text: string) => string;
}

const idsOf = (scopes: readonly Scope[]): string =>
  platforms
    .map(({ id }) => id)
    .filter((id) => scopes.some(({ platform }) => platform === id))
    .join(' ');

/** In the order of platforms, the Barcode SDK of a platform after its Document SDK. */
const byPlatform = <T extends Scope>(scopes: readonly T[]): T[] =>
  platforms.flatMap(({ id: platform }) =>
    products.flatMap(({ id: product }) =>
      scopes.filter((scope) => scope.platform === platform && scope.product === product),
    ),
  );

const block = (name: string, attributes: string, content: readonly string[]): string =>
  [`<${name} ${attributes}>`, ...content, `</${name}>`].join('\n\n');

const entry = (scopes: readonly Scope[], content: readonly string[]): string =>
  block('ErrorEntry', `on="${idsOf(scopes)}"`, content);

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

/** Links to pages as a list, one entry per platform: its name, and the Barcode SDK after it if the error occurs in both. */
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

/** A code as Swift spells it. */
const swiftName = (code: string, apis: ApiSet): string =>
  symbolOn(apis, { product: 'document', platform: 'iOS' }, `DeckleError.${code}`)?.declared?.name ??
  code;

function sdkEntry(error: SdkError, { index, apis }: ErrorPageInput): string {
  const { cause, code, fix, id, message, title = '' } = error;
  const scopes = byPlatform(scopesOf(error, index, apis));
  const linksOf = (some: readonly Scope[]): string =>
    linkList(some, (scope) => furtherReading(error, scope, index));
  const coded =
    code === undefined
      ? ''
      : ` Code ${DeckleError[code]}: \`${code}\` on Android, \`${swiftName(code, apis)}\` on iOS.`;
  const fixes = groupBy(scopes, ({ platform }) => fixOf(error, platform) ?? '');
  return entry(scopes, [
    `### ${message === undefined ? escapeMdx(title) : codeSpan(message)} {#${id}}`,
    cause + coded,
    ...(typeof fix === 'string'
      ? [
          `**What to do:** ${withConditions(fix, undefined)}`,
          folded('Details', scopes, [linksOf(scopes)]),
        ]
      : [...fixes].map(([text, same]) =>
          folded(namesOf(same), same, [text, 'Details:', linksOf(same)]),
        )),
  ]);
}

/** What a build error says on its page, as the page of errors shows it. */
interface Explained extends BuildError {
  readonly shown: string;
}

/** What to do, with those that say it. */
interface Remedy {
  readonly plain: string;
  readonly those: readonly Explained[];
  /** What the Barcode SDK has instead of the names and numbers in the text. */
  readonly replaced?: readonly string[];
}

/** Words without the marks around them, so that names and versions can be compared. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s`'"]+/)
    .map((word) => word.replace(/[.,:;]+$/, ''))
    .filter((word) => word !== '');

/** What is different in texts that come from the same source; none if they differ in more than words. */
function replacedIn(text: string, other: string): readonly string[] | undefined {
  const words = wordsOf(text);
  const others = wordsOf(other);
  if (words.length !== others.length) return undefined;
  const pairs = words.flatMap((word, i) =>
    word === others[i] ? [] : [`\`${others[i] ?? ''}\` instead of \`${word}\``],
  );
  return [...new Set(pairs)];
}

/** The different things to do about a message, once for both SDKs if only names differ. */
function remediesOf(same: readonly Explained[]): readonly Remedy[] {
  const remedies = [...groupBy(same, ({ shown }) => withoutLinks(shown))].map(
    ([plain, those]): Remedy => ({ plain, those }),
  );
  return remedies.flatMap((remedy) => {
    const twin = remedies.find(({ those }) => areTwins(those, remedy.those));
    if (twin !== undefined && replacedIn(twin.plain, remedy.plain) !== undefined) return [];
    const barcode = remedies.find(({ those }) => areTwins(remedy.those, those));
    const replaced = barcode === undefined ? undefined : replacedIn(remedy.plain, barcode.plain);
    return barcode === undefined || replaced === undefined
      ? [remedy]
      : [{ ...remedy, those: [...remedy.those, ...barcode.those], replaced }];
  });
}

/** Whether the pages of both SDKs for one platform have the same source, which names different packages. */
function areTwins(document: readonly Explained[], barcode: readonly Explained[]): boolean {
  const [one, ...more] = document;
  const [other, ...others] = barcode;
  return (
    one?.product === 'document' &&
    other?.product === 'barcode' &&
    more.length + others.length === 0 &&
    one.platform === other.platform &&
    one.text.trim() === other.text.trim()
  );
}

/** Messages of tools and frameworks that are explained in one entry. */
interface BuildEntry {
  readonly id: string;
  readonly message: string;
  readonly same: readonly BuildError[];
  readonly remedies: readonly Remedy[];
}

/** The entries about messages that the SDK doesn't declare, in alphabetical order. */
function buildMessages({ expandOn, index }: ErrorPageInput): BuildEntry[] {
  const slugger = createSlugger();
  for (const { id } of index.sdk) slugger.slug(id);
  const others = index.build.filter(
    (one) => !index.sdk.some(({ message }) => message === one.message),
  );
  const keyOf = ([first]: readonly BuildError[]): string =>
    first?.message.replace(/^[^\p{L}]+/u, '').toLowerCase() ?? '';
  return [...groupBy(byPlatform(others), ({ pattern }) => pattern).values()]
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))
    .map((same) => {
      const message = same[0]?.message ?? '';
      const id = slugger
        .slug(message)
        .replace(/[^\w.-]/g, '')
        .replace(/^-+|-+$/g, '');
      const explained = same.map((one) => ({ ...one, shown: expandOn(one.file, one.text).trim() }));
      return { id, message, same, remedies: remediesOf(explained) };
    });
}

/** The entry of this page about the messages that all these pages explain below an anchor. */
const entryAt = (
  anchor: string,
  those: readonly Explained[],
  entries: readonly BuildEntry[],
): BuildEntry | undefined =>
  entries.find(({ same }) =>
    those.every(({ file }) => same.some((one) => one.file === file && one.anchor === anchor)),
  );

/** What to do, with links to the pages that say it where they have links, names, or versions that the text here lacks. */
function remedyContent(
  { plain, those, replaced }: Remedy,
  entries: readonly BuildEntry[],
): string[] {
  const [first] = those;
  // Links of a text for several pages would lead to one of them: those to other messages lead to their entries.
  const shared = withLinks(first?.shown ?? plain, (target) => {
    const found = target.startsWith('#') ? entryAt(target.slice(1), those, entries) : undefined;
    return found && `#${found.id}`;
  });
  const isOfOne =
    replaced === undefined && those.every(({ platform }) => platform === first?.platform);
  const isLess = those.length > 1 && those.some(({ shown }) => shown !== plain);
  return [
    first !== undefined && isOfOne ? linkedFrom(first.file, first.shown) : shared,
    ...(replaced === undefined ? [] : [`${productLabel('barcode')}: ${replaced.join(', ')}.`]),
    ...(isLess
      ? ['Details:', linkList(those, ({ file, anchor }) => ({ path: file, anchor }))]
      : []),
  ];
}

/** A fix of fewer words is repeated where another message has it, too. */
const shortFix = 30;

/** Messages of tools and frameworks, those of several pages in one entry. A long fix is written once, and linked to. */
function buildEntries(input: ErrorPageInput): string[] {
  const entries = buildMessages(input);
  const written = new Map<string, BuildEntry>();
  const fixOnce = (remedy: Remedy, owner: BuildEntry): string[] => {
    const key = `${remedy.those.map(rowLabel).join()}: ${remedy.plain}`;
    const before = written.get(key);
    if (before !== undefined) {
      return [`The fix is the same as for [${codeSpan(before.message)}](#${before.id}).`];
    }
    if (wordsOf(remedy.plain).length >= shortFix) written.set(key, owner);
    return remedyContent(remedy, entries);
  };
  return entries.map((owner) => {
    const { id, message, same, remedies } = owner;
    const fixes = remedies.map((remedy) => ({
      those: remedy.those,
      content: fixOnce(remedy, owner),
    }));
    return entry(same, [
      `### ${codeSpan(message)} {#${id}}`,
      ...same
        .filter((one) => one.message !== message)
        .map((one) => `${rowLabel(one)}: ${codeSpan(one.message)}`),
      ...[...groupBy(fixes, ({ content }) => content.join('\n\n')).values()].map((alike) => {
        const scopes = byPlatform(alike.flatMap(({ those }) => those));
        return folded(namesOf(scopes), scopes, alike[0]?.content ?? []);
      }),
    ]);
  });
}

/** Content of `<ErrorList />`: every declared error, and those that get-started pages explain. */
export function errorList(input: ErrorPageInput): string {
  const { sdk } = input.index;
  return [
    ...errorGroups.flatMap(({ id, title }) => [
      `## ${title} {#${id}}`,
      ...sdk.filter(({ group }) => group === id).map((error) => sdkEntry(error, input)),
    ]),
    '## Build and start {#build}',
    'Most of these messages come from build tools, frameworks, and the system, not from the SDK.',
    ...buildEntries(input),
  ].join('\n\n');
}
