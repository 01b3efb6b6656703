// Words from docs/_shared/search, as src/plugins/search writes them for the browser.
import asked from '@generated/deckle-search/default/asked.json';
import words from '@generated/deckle-search/default/words.json';
import type { PageRow } from './format';

/** Words that say nothing about what is looked for. They are removed from a query unless it has no others. */
export const fillers: ReadonlySet<string> = new Set(words.english.split(' '));

/** German ones, which mean nothing else in English. */
export const germanFillers: ReadonlySet<string> = new Set(words.german.split(' '));

/** Other phrases, each as words. */
export type Phrases = readonly (readonly string[])[];

const phrasesOf = (synonyms: Readonly<Record<string, string>>): ReadonlyMap<string, Phrases> =>
  new Map(
    Object.entries(synonyms).map(([phrase, others]) => [
      phrase,
      others.split(', ').map((other) => other.split(' ')),
    ]),
  );

/** What these pages call a phrase that readers type. */
export const synonyms = phrasesOf(words.synonyms);

/** The same for German phrases, with umlauts as plain vowels and as two letters. */
export const germanSynonyms = phrasesOf(words.germanSynonyms);

/** Other names for the subject of a kind of page. */
export const kindNames = (kind: string): string => asked.kinds[kind]?.page ?? '';

/** Other names for a page's subject. */
export function pageNames({ kind, path, platform }: PageRow): string {
  if (kind === 'site') return asked.addresses[path] ?? '';
  // Only a reference's first page is about the reference as a whole.
  if (kind === 'api' && !path.endsWith('/api/')) return '';
  const platformNames =
    platform === undefined ? undefined : asked.kinds[kind]?.platforms?.[platform];
  return platformNames === undefined ? kindNames(kind) : `${kindNames(kind)}, ${platformNames}`;
}

/** What readers ask when a section answers them. */
export const questionsFor = (kind: string, anchor: string): string =>
  asked.kinds[kind]?.sections?.[anchor] ?? '';
