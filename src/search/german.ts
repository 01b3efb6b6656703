import { germanSynonyms, type Phrases } from './vocabulary';

/** Endings of nouns, verbs, and adjectives, and what joins the words of a compound. */
const endings = ['', 'n', 's', 'e', 't', 'en', 'es', 'er', 'em'] as const;

/** Shortest word that is taken apart: shorter ones are too often part of others by chance. */
const shortest = 4;

/** What a word means in any of its forms: `lizenzen` is `lizenz`, `lösche` is `löschen`. */
function formMeanings(word: string): Phrases | undefined {
  for (const ending of endings) {
    const stem = word.slice(0, word.length - ending.length);
    if (!word.endsWith(ending) || (ending !== '' && stem.length < shortest)) continue;
    const infinitive = ['', 'n', 'en', 'e'].find((other) => germanSynonyms.has(stem + other));
    if (infinitive !== undefined) return germanSynonyms.get(stem + infinitive);
  }
  return undefined;
}

/** What these pages call a German phrase; a compound, such as `kameraberechtigung`, is what its two words mean. */
export function germanMeanings(phrase: string): Phrases | undefined {
  const whole = formMeanings(phrase);
  if (whole !== undefined || phrase.includes(' ')) return whole;
  for (let at = phrase.length - shortest; at >= shortest; at -= 1) {
    const [first] = formMeanings(phrase.slice(0, at)) ?? [];
    const [last] = formMeanings(phrase.slice(at)) ?? [];
    if (first !== undefined && last !== undefined) return [[...first, ...last]];
  }
  return undefined;
}
