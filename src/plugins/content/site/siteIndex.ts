import type { SdkError } from '../../../../api-sources/model/errors';
import { valueOf, type Values } from '../../../base/placeholders';
import { supportUrl, trialUrl } from '../../../model/constants';
import { classifyDocPath } from '../../../model/docPaths';
import { pageKinds, type PageKind } from '../../../model/pageKinds';
import type { PlatformId, ProductId } from '../../../model/platforms';
import { parseChangelog, type ChangelogEntry } from '../changelog/changelog';
import { findDirectives, type Directive } from '../source/findDirectives';
import { buildErrorsOf } from '../errors/buildErrors';
import type { BuildError, ErrorIndex } from '../errors/errorIndex';
import { readCompatibility, type Compatibility } from '../changelog/compatibility';
import { headingsOf, type Fill } from '../../tree/headings';
import type { Problem } from '../../../base/problems';
import { apiKey, type ApiSet, type Scope } from '../../api/types';
import type { ShownSymbols } from '../symbols/links';
import { selectMembers, symbolOn } from '../symbols/resolve';
import { withSharedText, type SharedText } from '../source/sharedText';

/** Sources of all pages, the sections of shared text, and facts. */
export interface Sources {
  /** `docs/**` guide pages by path. */
  readonly pages: ReadonlyMap<string, string>;
  readonly shared: SharedText;
  /** `facts.json` of each product and platform, by {@link apiKey}. */
  readonly facts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Text of each product's and platform's `compatibility.json` and its path, by {@link apiKey}. */
  readonly compatibility?: ReadonlyMap<string, { readonly path: string; readonly text: string }>;
  /** Errors that the SDKs report; without them, the site has no page of errors. */
  readonly errors?: readonly SdkError[];
  /** Problems of facts that can be read. */
  readonly problems?: readonly Problem[];
}

/** Data that pages need about each other. */
export interface SiteIndex extends ShownSymbols {
  /** Per product and platform: changelog entries, newest first. */
  readonly changelogs: ReadonlyMap<string, readonly ChangelogEntry[]>;
  readonly facts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Per product and platform: what its releases work with. */
  readonly compatibility: ReadonlyMap<string, Compatibility>;
  /** Per product and platform: symbol id → pages whose text mentions it. */
  readonly mentions: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly errors: ErrorIndex;
  readonly problems: readonly Problem[];
}

/** A guide and where it belongs. */
interface Guide extends Scope {
  readonly path: string;
  readonly kind: PageKind;
  readonly source: string;
}

/** The guides of all platforms, in the order of page kinds: of two pages that show a symbol, the first has its row. */
function guidesOf(pages: Sources['pages']): Guide[] {
  const guides = [...pages].flatMap(([path, source]): Guide[] => {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    if (place.type !== 'guide') return [];
    const { product, platform, kind } = place;
    return [{ path, product, platform, kind, source }];
  });
  const order = ({ kind }: Guide): number => pageKinds.findIndex(({ id }) => id === kind.id);
  return guides.sort((a, b) => order(a) - order(b) || a.path.localeCompare(b.path, 'en'));
}

/** The elements of a text that show a symbol, with its name. */
const symbolElements = (text: string): { readonly element: Directive; readonly of: string }[] =>
  findDirectives(text).flatMap((element) => {
    const { of } = element.attributes;
    const isAbout = element.name === 'Options' || element.name === 'Signature';
    return isAbout && of !== undefined ? [{ element, of }] : [];
  });

/** Ids of the symbols that the tables and signatures of a text show. */
function shownSymbols(text: string, apis: ApiSet, scope: Scope): string[] {
  return symbolElements(text).flatMap(({ element: { name, attributes }, of }) => {
    const symbol = symbolOn(apis, scope, of);
    if (symbol === undefined || name === 'Signature') return symbol?.id ?? [];
    const { shown } = selectMembers(apis, scope, symbol, attributes);
    return [symbol.id, ...shown.map(({ id }) => id)];
  });
}

/** Ids of the symbols that a text mentions: `sdk:` links, tables and signatures. */
function mentionedSymbols(text: string, apis: ApiSet, scope: Scope): Set<string> {
  const references = [
    ...[...text.matchAll(/`sdk:([\w.]+)`/g)].map(([, reference = '']) => reference),
    ...symbolElements(text).map(({ of }) => of),
  ];
  return new Set(references.flatMap((reference) => symbolOn(apis, scope, reference)?.id ?? []));
}

/** The entry of a key, which is added if there is none. */
function entryOf<K, V>(map: Map<K, V>, key: K, empty: V): V {
  const value = map.get(key) ?? empty;
  map.set(key, value);
  return value;
}

/** The versions of all changelogs, and their problems. */
function readChangelogs(guides: readonly Guide[]) {
  const changelogs = new Map<string, readonly ChangelogEntry[]>();
  const problems = guides.flatMap((guide): Problem[] => {
    if (guide.kind.id !== 'changelog') return [];
    const changelog = parseChangelog(guide.source);
    changelogs.set(apiKey(guide), changelog.entries);
    return changelog.problems.map((problem) => ({ file: guide.path, ...problem }));
  });
  return { changelogs, problems };
}

/** Reads all pages once and notes what others need: rows, versions, facts, mentions. */
export function indexSite(apis: ApiSet, sources: Sources): SiteIndex {
  const { facts, shared } = sources;
  const guides = guidesOf(sources.pages);
  // First of all, because headings of other pages contain versions.
  const { changelogs, problems: ofChangelogs } = readChangelogs(guides);
  const problems = [...(sources.problems ?? []), ...ofChangelogs];
  const rows = new Map<string, Map<string, string>>();
  const mentions = new Map<string, Map<string, string[]>>();
  const build: BuildError[] = [];
  const anchors = new Map<string, string[]>();
  for (const { path, kind, source, product, platform } of guides) {
    const scope: Scope = { product, platform };
    const full = withSharedText(source, shared);
    const values = valuesOf({ changelogs, facts }, scope);
    const fill: Fill = (inner) => valueOf(inner, values) ?? inner;
    anchors.set(
      path,
      headingsOf(full, fill).map(({ anchor }) => anchor),
    );
    if (kind.id === 'getStarted' && sources.errors !== undefined) {
      const read = buildErrorsOf(path, source, scope, fill);
      build.push(...read.found);
      problems.push(...read.problems);
    }
    const ownRows = entryOf(rows, apiKey(scope), new Map<string, string>());
    for (const id of shownSymbols(full, apis, scope)) entryOf(ownRows, id, path);
    const ownMentions = entryOf(mentions, apiKey(scope), new Map<string, string[]>());
    for (const id of mentionedSymbols(full, apis, scope)) entryOf(ownMentions, id, []).push(path);
  }
  const { found: compatibility, problems: ofReleases } = readCompatibilities(sources, changelogs);
  problems.push(...ofReleases);
  const errors: ErrorIndex = { sdk: sources.errors ?? [], build, anchors };
  return { rows, changelogs, facts, compatibility, mentions, errors, problems };
}

/** Reads the `compatibility.json` of all platforms. */
function readCompatibilities(
  { compatibility = new Map(), facts }: Sources,
  changelogs: SiteIndex['changelogs'],
): { readonly found: Map<string, Compatibility>; readonly problems: readonly Problem[] } {
  const found = new Map<string, Compatibility>();
  const problems = [...compatibility].flatMap(([key, { path, text }]) => {
    const [product, platform] = key.split('/') as [ProductId, PlatformId];
    const values = valuesOf({ changelogs, facts }, { product, platform });
    const read = readCompatibility(path, text, values, changelogs.get(key) ?? []);
    if (read.compatibility !== undefined) found.set(key, read.compatibility);
    return read.problems;
  });
  return { found, problems };
}

/** Our addresses, as facts of all pages. */
export const ownAddresses = { trialUrl, supportUrl };

/** What the placeholders on the pages of a platform stand for; on other pages, only our addresses. */
export function valuesOf(
  index: Pick<SiteIndex, 'changelogs' | 'facts'>,
  scope: Scope | undefined,
): Values {
  if (scope === undefined)
    return { version: undefined, previousVersion: undefined, facts: ownAddresses };
  const [version, previousVersion] = versionsOf(index, scope);
  return { version, previousVersion, facts: index.facts.get(apiKey(scope)) ?? {} };
}

/**
 * Versions of a platform's package, newest first: those of its changelog. A platform that has no
 * changelog names its newest version in `facts.json`.
 */
export function versionsOf(index: Pick<SiteIndex, 'changelogs' | 'facts'>, scope: Scope): string[] {
  const entries = index.changelogs.get(apiKey(scope));
  if (entries !== undefined) return entries.map(({ version }) => version);
  const version = index.facts.get(apiKey(scope))?.version;
  return version === undefined ? [] : [version];
}
