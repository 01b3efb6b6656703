import {
  platformById,
  platforms,
  systems,
  type Platform,
  type PlatformId,
  type ProductId,
} from '../model/platforms';
import { messageWords } from './messages';
import { germanMeanings } from './german';
import { fillers, germanFillers, synonyms, type Phrases } from './vocabulary';
import { plain, stemOf, wordsOf, type Word } from './words';

/** One wording of a part of the query. */
export interface Alternative {
  /** Words that belong together. */
  readonly terms: readonly string[];
  /** 1 for the words as typed, less for a guess at their meaning. */
  readonly weight: number;
}

/** A word of the query, or a phrase that means one thing. */
export interface Group {
  /** As typed, in lower case. */
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  readonly groups: readonly Group[];
  /** Platforms named in the query; empty if it names none. */
  readonly platforms: readonly PlatformId[];
  /** Whether it names a platform by its language: a query for Kotlin isn't about the Android part of a web app. */
  readonly byLanguage: boolean;
  /** Product named in the query. */
  readonly product: ProductId | undefined;
  /** Stems of the words, without fillers and platforms. */
  readonly stems: ReadonlySet<string>;
  /** All words that were typed or pasted, to find an error message among them. */
  readonly typedWords: readonly string[];
}

/** A name of a platform or language as one word of a query. */
const nameKey = (name: string): string =>
  plain(name.replace(/#/g, 'sharp')).replace(/[^a-z0-9]/g, '');

const languageNames: ReadonlySet<string> = new Set(
  platforms.flatMap(({ languages }) => languages.map(nameKey)),
);

/** Words next to a language that make it a tool of the build, as do versions: `Java 21`, `Swift Package Manager`. */
const buildWords: ReadonlySet<string> = new Set(
  'version package manager gradle plugin line level install add remove update wrong old new switch migrate cocoapods'
    .split(' ')
    .map(stemOf),
);

/** Whether the languages in a query are tools of the build, of which apps of other platforms have some, too. */
const asksForBuildTool = (all: readonly Word[], contentWords: readonly Word[]): boolean =>
  all.length === 1 ||
  (contentWords.length > 0 &&
    contentWords.every(({ text }) => buildWords.has(stemOf(text)) || /^\d/.test(text)));

const systemNames: ReadonlySet<string> = new Set(systems.map(nameKey));

/** Stems of words that only occur in queries about the Barcode SDK. */
const barcodeWords: ReadonlySet<string> = new Set(
  ['barcode', 'qr', 'ean', 'symbology', 'strichcode'].map(stemOf),
);

const platformNames: ReadonlyMap<string, ReadonlySet<PlatformId>> = (() => {
  const names = new Map<string, Set<PlatformId>>();
  const addName = (name: string, id: PlatformId): void => {
    const key = nameKey(name);
    names.set(key, (names.get(key) ?? new Set<PlatformId>()).add(id));
  };
  for (const { id } of platforms) {
    const { label, languages, nicknames = [] }: Platform = platformById(id);
    for (const name of [id, label, ...languages, ...nicknames]) addName(name, id);
  }
  return names;
})();

/** Platform names that are also topics of their pages. A query for one of these is also a query for the topic. */
const topics: ReadonlySet<string> = new Set(['expo', 'ionic', 'winui', 'wpf', 'winforms']);

/** The package of a class: `java.lang.` in `java.lang.UnsatisfiedLinkError`, `System.` in `System.DllNotFoundException`. */
const packagePrefix = /\b(?:[a-z]\w*\.)+(?=[A-Z])|\b(?:\w+\.)+(?=[A-Z]\w*(?:Error|Exception)\b)/g;

/** Removes packages, and joins names that would be split into several words: `C#`, `React Native`, `can't`. */
const joinNames = (text: string): string =>
  text
    .replace(packagePrefix, '')
    .replace(/\bc#/gi, 'csharp')
    .replace(/\breact[ -]native\b/gi, 'reactnative')
    .replace(/\b(\w+n)['’]t\b/gi, '$1t');

/** Maximum query length, in characters and words; longer input was pasted by accident. */
const longest = { characters: 200, words: 16 } as const;

const stemsOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

const synonymsOfStems: ReadonlyMap<string, Phrases> = new Map(
  [...synonyms].map(([phrase, others]) => [stemsOf(phrase.split(' ')), others]),
);

/** Synonyms of a phrase in any of its forms. */
function meanings(words: readonly Word[]): Phrases | undefined {
  const texts = words.map((word) => word.text);
  return synonymsOfStems.get(stemsOf(texts)) ?? germanMeanings(texts.join(' '));
}

const groupOf = (words: readonly Word[]): Group => {
  const terms = words.map((word) => word.text);
  const parts = words.length === 1 ? (words[0]?.parts ?? []) : [];
  return {
    typed: terms.join(' '),
    alternatives: [
      { terms, weight: 1 },
      ...(parts.length > 0 ? [{ terms: parts, weight: 0.7 }] : []),
      ...(meanings(words) ?? []).map((other) => ({ terms: other, weight: 0.5 })),
    ],
  };
};

/** Parses a query. */
export function parseQuery(text: string): Query {
  const all = wordsOf(joinNames(text.slice(0, longest.characters))).slice(0, longest.words);
  const named = all.filter((word) => platformNames.has(word.text));
  let words = all.filter((word) => !platformNames.has(word.text) || topics.has(word.text));
  const isFiller = ({ text }: Word): boolean => fillers.has(text) || germanFillers.has(text);
  const contentWords = words.filter((word) => !isFiller(word));
  const namesLanguage = named.some((word) => languageNames.has(word.text));
  const namesTool = namesLanguage && asksForBuildTool(all, contentWords);
  if (namesTool) words = all.filter((word) => !isFiller(word));
  else if (contentWords.length > 0) words = contentWords;
  else if (named.length > 0) {
    // A platform name on its own is a query for its introduction, several are what is looked for: `Xamarin to MAUI`.
    const names = named.filter((word) => !systemNames.has(word.text));
    words = names.length > 1 ? names : wordsOf('introduction');
  }

  const groups: Group[] = [];
  for (let i = 0; i < words.length;) {
    const length =
      [3, 2].find((n) => i + n <= words.length && meanings(words.slice(i, i + n)) !== undefined) ??
      1;
    groups.push(groupOf(words.slice(i, i + length)));
    i += length;
  }
  return {
    groups,
    platforms: [...new Set(named.flatMap((word) => [...(platformNames.get(word.text) ?? [])]))],
    byLanguage: namesLanguage && !namesTool,
    product: words.some((word) => barcodeWords.has(stemOf(word.text))) ? 'barcode' : undefined,
    stems: new Set(words.map((word) => stemOf(word.text))),
    typedWords: messageWords(text),
  };
}
