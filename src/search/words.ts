import { stemmer } from 'stemmer';

/** A word of a text: one run of letters and digits, or a version number. */
export interface Word {
  /** In lower case, without accents, underscores and possessive: `getimagebytes`. */
  readonly text: string;
  /** Parts of a compound name: `get`, `image`, `bytes`. Empty for plain words. */
  readonly parts: readonly string[];
  /** Its position in the text. */
  readonly start: number;
  readonly end: number;
}

const wordPattern = /\d+(?:\.\d+)+|[\p{L}\p{N}_]+(?:['’]\p{L}+)?/gu;

/** Lower case without accents, and with `ss` for `ß`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss');
}

/** `writePDF`, `A4_LANDSCAPE`, `PDF417` → their parts in lower case. */
export function partsOf(name: string): string[] {
  const parts = name
    .replace(/_/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L}{2,})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L}{2,})/gu, '$1 $2')
    .trim()
    .split(/\s+/)
    .map(plain)
    .filter((part) => part.length > 1 || /\d/.test(part));
  return parts.length > 1 ? parts : [];
}

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0];
    const name = raw.replace(/['’]s?$/i, '').replace(/['’]/g, '');
    const word = plain(name.replace(/_/g, ''));
    if (word === '') continue;
    found.push({
      text: word,
      parts: /^\d/.test(raw) || !/[_\p{Lu}\d]/u.test(raw.slice(1)) ? [] : partsOf(name),
      start: match.index,
      end: match.index + raw.length,
    });
  }
  return found;
}

const stems = new Map<string, string>();

/** The stem that related words share: `scanning`, `scanned` and `scan`. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    // British endings count as American ones, as on the pages.
    stem = /\d/.test(word)
      ? word
      : stemmer(word.replace(/is(e[drs]?|ing|ations?)$/, 'iz$1').replace(/our(s?)$/, 'or$1'));
    stems.set(word, stem);
  }
  return stem;
}
