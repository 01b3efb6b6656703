import type { PlatformId, ProductId } from '../model/platforms';
import type { PageKindId } from '../model/pageKinds';

/** Kinds of pages that search distinguishes. */
export type SearchKind = PageKindId | 'api' | 'errors' | 'symbols' | 'site';

/**
 * What developers ask when a page of a kind, or a section, answers them: phrases, separated by commas. Found like titles
 * and headings, but not shown.
 */
export interface KindWords {
  readonly page: string;
  /** Only on one platform: what packages are called there. */
  readonly platforms?: Readonly<Partial<Record<PlatformId, string>>>;
  /** By anchor. */
  readonly sections?: Readonly<Record<string, string>>;
}

/** The words of all pages. */
export interface Asked {
  readonly kinds: Readonly<Partial<Record<string, KindWords>>>;
  /** Of pages that aren't guides, by address. */
  readonly addresses: Readonly<Partial<Record<string, string>>>;
}

/** Words of the languages that readers type. */
export interface Words {
  /** Words that say nothing about what is looked for. */
  readonly english: string;
  readonly german: string;
  /** By phrase, what these pages call the same thing: phrases, separated by commas. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** The same for German phrases. */
  readonly germanSynonyms: Readonly<Record<string, string>>;
}

/**
 * A section in the index: anchor, heading, depth, prose, and text that is searched but not shown: names in code that
 * aren't in the prose, and other names of a symbol, as the platforms spell it.
 * The depth is 0 for the page's beginning, that of the heading, or {@link symbolDepth}.
 */
export type SectionRow = readonly [
  anchor: string,
  heading: string,
  depth: number,
  prose: string,
  code?: string,
  names?: string,
];

/** Depth of the row or signature of a symbol. */
export const symbolDepth = 9;

export interface PageRow {
  /** Address without the base URL. */
  readonly path: string;
  readonly title: string;
  readonly kind: SearchKind;
  readonly product?: ProductId;
  readonly platform?: PlatformId;
  readonly sections: readonly SectionRow[];
}

/** One file of the index: the pages of a platform, or those for no platform. */
export type IndexFile = readonly PageRow[];

/** Name of the file with the pages that are not specific to a platform. */
export const generalFile = 'general';

/**
 * Name of the file with the titles, descriptions, headings and symbols of all platforms' guides. It answers while
 * neither the reader nor the query has named a platform: the text of all platforms is ten times as large.
 */
export const outlineFile = 'outline';

/**
 * Name of the file with the pages about symbols on all platforms. They answer while no platform is known; on a platform,
 * its guides and its reference have the same symbols under all of their names.
 */
export const symbolsFile = 'symbols';

/** Names of the files to search for these platforms; without platforms, the outline of all. */
export const filesFor = (platforms: readonly string[]): readonly string[] =>
  platforms.length > 0 ? [generalFile, ...platforms] : [generalFile, outlineFile, symbolsFile];

/** Names of the files with the text of all platforms, among those of all files of the index. */
export const textFilesOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => name !== outlineFile);

/** What is searched: the text of the platforms that are meant, the outline of all, or the text of all. */
export type Reach = 'platforms' | 'outline' | 'text';

/** What is searched one after another until there are results. */
export const reachesOf = (platforms: readonly string[]): readonly Reach[] =>
  platforms.length > 0 ? ['platforms', 'outline', 'text'] : ['outline', 'text'];
