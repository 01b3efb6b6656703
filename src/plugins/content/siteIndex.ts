import type { SdkError } from '../../../api-sources/model/errors';
import { valueOf, type Values } from '../../base/placeholders';
import { supportUrl, trialUrl } from '../../model/constants';
import { classifyDocPath } from '../../model/docPaths';
import { pageKinds } from '../../model/pageKinds';
import type { PlatformId, ProductId } from '../../model/platforms';
import { parseChangelog, type ChangelogEntry } from './changelog/changelog';
import { findDirectives } from './directives/find';
import { buildErrorsOf, repeatedMessages } from './errors/buildErrors';
import type { BuildError, ErrorIndex } from './errors/errorIndex';
import { readCompatibility, type Compatibility } from './changelog/compatibility';
import { headingsOf, type Fill } from './tree/headings';
import type { Problem } from '../../base/problems';
import { apiKey, type ApiSet, type Scope } from '../api/types';
import { resolveMembers, selectMembers, symbolOn } from './symbols/resolve';
import { withSharedText, type SharedText } from './expand/sharedText';

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
export interface SiteIndex {
  /** Per product and platform: symbol id → path of the page that shows its row or signature. */
  readonly rows: ReadonlyMap<string, ReadonlyMap<string, string>>;
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

const order = (path: string): number => {
  const place = classifyDocPath(path.replace(/^docs\//, ''));
  return place.type === 'guide' ? pageKinds.findIndex((kind) => kind.id === place.kind.id) : 99;
};

/** Symbols that a text mentions as `sdk:` links, tables or signatures, as written. */
function mentionedSymbols(text: string): Set<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(/`sdk:([\w.]+)`/g))
    if (match[1] !== undefined) found.add(match[1]);
  for (const directive of findDirectives(text)) {
    const { of } = directive.attributes;
    if ((directive.name === 'Options' || directive.name === 'Signature') && of !== undefined) {
      found.add(of);
    }
  }
  return found;
}

/** Reads all pages once and notes what others need: rows, versions, facts, mentions. */
export function indexSite(apis: ApiSet, sources: Sources): SiteIndex {
  const rows = new Map<string, Map<string, string>>();
  const changelogs = new Map<string, readonly ChangelogEntry[]>();
  const mentions = new Map<string, Map<string, string[]>>();
  const problems: Problem[] = [...(sources.problems ?? [])];
  const build: BuildError[] = [];
  const anchors = new Map<string, string[]>();
  const paths = [...sources.pages.keys()].sort((a, b) => order(a) - order(b) || a.localeCompare(b));
  // First of all, because headings of other pages contain versions.
  for (const path of paths) {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    if (place.type !== 'guide' || place.kind.id !== 'changelog') continue;
    const changelog = parseChangelog(sources.pages.get(path) ?? '');
    changelogs.set(apiKey(place), changelog.entries);
    problems.push(...changelog.problems.map((p) => ({ file: path, ...p })));
  }
  for (const path of paths) {
    const place = classifyDocPath(path.replace(/^docs\//, ''));
    const source = sources.pages.get(path) ?? '';
    if (place.type !== 'guide') continue;
    const scope: Scope = { product: place.product, platform: place.platform };
    const key = apiKey(scope);
    const full = withSharedText(source, sources.shared);
    const values = valuesOf({ changelogs, facts: sources.facts }, scope);
    const fill: Fill = (inner) => valueOf(inner, values) ?? inner;
    anchors.set(
      path,
      headingsOf(full, fill).map(({ anchor }) => anchor),
    );
    if (place.kind.id === 'getStarted' && sources.errors !== undefined) {
      const included = (text: string): string => withSharedText(text, sources.shared);
      const read = buildErrorsOf(path, source, scope, fill, included);
      build.push(...read.found);
      problems.push(...read.problems);
    }
    const platformRows = rows.get(key) ?? new Map<string, string>();
    rows.set(key, platformRows);
    const put = (id: string): void => {
      if (!platformRows.has(id)) platformRows.set(id, path);
    };
    for (const directive of findDirectives(full)) {
      const { of } = directive.attributes;
      if (of === undefined || (directive.name !== 'Options' && directive.name !== 'Signature'))
        continue;
      const symbol = symbolOn(apis, scope, of);
      if (symbol === undefined) continue;
      put(symbol.id);
      if (directive.name === 'Options') {
        const members = resolveMembers(apis, scope, symbol, 'own' in directive.attributes);
        for (const member of selectMembers(members, directive.attributes).shown) put(member.id);
      }
    }
    const platformMentions = mentions.get(key) ?? new Map<string, string[]>();
    mentions.set(key, platformMentions);
    for (const reference of mentionedSymbols(full)) {
      const id = symbolOn(apis, scope, reference)?.id;
      if (id === undefined) continue;
      platformMentions.set(id, [...new Set([...(platformMentions.get(id) ?? []), path])]);
    }
  }
  const read = readCompatibilities(sources, changelogs);
  problems.push(...read.problems, ...repeatedMessages(build));
  const errors: ErrorIndex = { sdk: sources.errors ?? [], build, anchors };
  return {
    rows,
    changelogs,
    facts: sources.facts,
    compatibility: read.found,
    mentions,
    errors,
    problems,
  };
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
