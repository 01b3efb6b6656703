import { distance } from 'fastest-levenshtein';
import { symbolDepth, type IndexFile, type PageRow, type SectionRow } from './format';
import { patternOf, matchedWords, type MessagePattern } from './messages';
import type { Group, Query } from './query';
import { weigh, type Weighed } from './weigh';
import { stemOf } from './words';

/** A section in the index, with the data that ranking needs. */
export interface Section extends Pick<Weighed, 'length' | 'subjects'> {
  readonly page: PageRow;
  readonly row: SectionRow;
  /** Headings above it, outermost first. */
  readonly trail: readonly string[];
}

export interface Hit {
  readonly section: Section;
  readonly score: number;
}

export interface SearchMatches {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Index words that match the query, to highlight them. */
  readonly terms: ReadonlySet<string>;
  /** Corrections of misspelled words. */
  readonly corrections: readonly string[];
}

/** Confidence that an index word matches a query word. */
const confidence = {
  /** Another form of it: `scanning` for `scan`. */
  family: 0.85,
  /** A prefix of it: the more of the word is typed, the higher. */
  prefix: (typed: number, all: number): number => Math.max(0.25, (0.75 * typed) / all),
  /** Misspelled. */
  guess: 0.6,
} as const;

/** Weight at which a word is worth half of the most that it can be, in a section of average length. */
const saturation = 3;

/** Dampens rarity: a rare word of a question is often a verb that only few pages happen to use. */
const rarityPower = 0.7;

/** Rarity of a word that isn't in the index. */
const rarityOfUnknown = 3 ** rarityPower;

/** Dampens coverage: of a whole sentence, no section has every word. */
const coveragePower = 0.7;

/** Bonus for a page or section whose whole subject is the query. */
const aboutBonus = { page: 1, section: 0.8 } as const;

interface Scored {
  readonly scores: ReadonlyMap<number, number>;
  /** Inverse document frequency. */
  readonly rarity: number;
  /** Index words that match. */
  readonly words: readonly string[];
  /** A correction, if no index word begins with what was typed. */
  readonly guess?: string | undefined;
}

/** How much of the query a subject covers, by rarity, times how much of the subject the query covers. */
function agreement(
  rarityByStem: ReadonlyMap<string, number>,
  subject: ReadonlySet<string>,
): number {
  const shared = [...rarityByStem].filter(([stem]) => subject.has(stem));
  const sum = (entries: Iterable<[string, number]>): number =>
    [...entries].reduce((total, [, rarity]) => total + rarity, 0);
  return shared.length === 0
    ? 0
    : (sum(shared) / sum(rarityByStem)) * (shared.length / subject.size);
}

const add = (sums: Map<number, number>, id: number, value: number): void =>
  void sums.set(id, (sums.get(id) ?? 0) + value);

const setToGreater = (values: Map<number, number>, key: number, value: number): void => {
  if ((values.get(key) ?? 0) < value) values.set(key, value);
};

/**
 * Full-text index over sections, built in the browser from the files of the platforms that are
 * searched. Files can be added at any time.
 */
export class SearchIndex {
  // Not `#`: for the oldest browsers of the build, each access would be a look-up in a `WeakMap`.
  private readonly sections: Section[] = [];
  /** By word, the sections that have it, by number, and its weight there. */
  private readonly postings = new Map<string, [id: number, weight: number][]>();
  /** Error messages, and the sections that explain them. */
  private readonly messages: { readonly section: Section; readonly pattern: MessagePattern }[] = [];
  /** Total number of words in prose. */
  private length = 0;

  add(file: IndexFile): void {
    for (const page of file) {
      const open: { readonly depth: number; readonly heading: string }[] = [];
      for (const row of page.sections) {
        const [, heading, depth] = row;
        while ((open.at(-1)?.depth ?? 0) >= depth && open.length > 0) open.pop();
        const trail = open.map((entry) => entry.heading);
        this.addSection(page, row, trail);
        if (depth > 0 && depth < symbolDepth) open.push({ depth, heading });
      }
    }
  }

  private addSection(page: PageRow, row: SectionRow, trail: readonly string[]): void {
    const { words, length, subjects } = weigh(page, row, trail);
    const section: Section = { page, row, trail, length, subjects };
    const id = this.sections.push(section) - 1;
    if (page.kind === 'errors' && row[2] > 2) {
      this.messages.push({ section, pattern: patternOf(row[1]) });
    }
    this.length += length;
    for (const [word, weight] of words) {
      const postings = this.postings.get(word);
      if (postings === undefined) this.postings.set(word, [[id, weight]]);
      else postings.push([id, weight]);
    }
  }

  /** Index words that match `term`, with the confidence of each match. */
  private expand(term: string): [word: string, confidence: number][] {
    const stem = stemOf(term);
    return [...this.postings.keys()].flatMap((word): [string, number][] => {
      if (word === term) return [[word, 1]];
      if (stemOf(word) === stem) return [[word, confidence.family]];
      return word.startsWith(term) ? [[word, confidence.prefix(term.length, word.length)]] : [];
    });
  }

  /** The most similarly spelled index words. */
  private guess(term: string): [word: string, confidence: number][] {
    // A similar number is another version, and a similar code another error.
    if (/\d/.test(term)) return [];
    let least = term.length < 4 ? 0 : term.length < 7 ? 1 : 2;
    let words: string[] = [];
    for (const word of this.postings.keys()) {
      if (word.length < 3 || Math.abs(word.length - term.length) > least) continue;
      const away = distance(term, word);
      if (away < least) words = [];
      if (away <= least) [least, words] = [away, [...words, word]];
    }
    return words.map((word) => [word, confidence.guess]);
  }

  /** What each section is worth for one word. */
  private scoreTerm(term: string): Scored {
    const matches = this.expand(term);
    const guesses = matches.length === 0 ? this.guess(term) : [];
    const scores = new Map<number, number>();
    const average = this.length / Math.max(1, this.sections.length);
    for (const [word, probability] of [...matches, ...guesses]) {
      for (const [id, weight] of this.postings.get(word) ?? []) {
        // Long sections have many words by chance.
        const norm = 0.75 + 0.25 * Math.min(3, (this.sections[id]?.length ?? 0) / average);
        setToGreater(scores, id, (probability * weight) / (weight + saturation * norm));
      }
    }
    const [n, df] = [this.sections.length, Math.max(1, scores.size)];
    const rarity = Math.log(1 + (n - df + 0.5) / (df + 0.5)) ** rarityPower;
    for (const [id, score] of scores) scores.set(id, score * rarity);
    const words = [...matches, ...guesses].map(([word]) => word);
    return { scores, rarity, words, guess: guesses[0]?.[0] };
  }

  /** Scores each section for one part of the query, by its best alternative. */
  private scoreGroup({ alternatives }: Group): Scored {
    const best = new Map<number, number>();
    const all = alternatives.map(({ terms, weight }) => {
      const scored = terms.map((term) => this.scoreTerm(term));
      const [first, ...others] = scored;
      for (const [id, score] of first?.scores ?? []) {
        if (!others.every(({ scores }) => scores.has(id))) continue;
        const sum = others.reduce((total, { scores }) => total + (scores.get(id) ?? 0), score);
        // A guess says in several words what was typed once: it counts as their mean.
        setToGreater(best, id, weight === 1 ? sum : (sum * weight) / terms.length);
      }
      return scored;
    });
    const rarity = (all[0] ?? [])
      .filter(({ scores }) => scores.size > 0)
      .reduce((sum, term) => sum + term.rarity, 0);
    return {
      scores: best,
      rarity: rarity === 0 ? rarityOfUnknown : rarity,
      words: all.flat().flatMap(({ words }) => words),
      guess: all.length === 1 ? all[0]?.[0]?.guess : undefined,
    };
  }

  /** The section about the error message in a pasted text; the longest match wins. */
  messageIn({ typedWords }: Query): Section | undefined {
    let found: Section | undefined;
    let most = 0;
    for (const { section, pattern } of this.messages) {
      const words = pattern.length > most ? matchedWords(pattern, typedWords) : 0;
      if (words > most) [found, most] = [section, words];
    }
    return found;
  }

  /**
   * Sections that match the query, best first.
   *
   * @param factorOf ranking factor of a section for this reader, independent of the query; 0 excludes it
   */
  search(query: Query, factorOf: (section: Section) => number = () => 1): SearchMatches {
    const groups = query.groups.map((group) => ({ ...group, ...this.scoreGroup(group) }));
    const totals = new Map<number, number>();
    const covered = new Map<number, number>();
    const rarityByStem = new Map<string, number>();
    for (const { typed, scores, rarity, guess } of groups) {
      // Subjects are compared with the corrected words.
      const words = (guess ?? typed).split(' ');
      for (const word of words) rarityByStem.set(stemOf(word), rarity / words.length);
      for (const [id, score] of scores) {
        add(totals, id, score);
        add(covered, id, rarity);
      }
    }
    const totalRarity = groups.reduce((sum, { rarity }) => sum + rarity, 0);
    const hits = [...totals].flatMap(([id, total]): Hit[] => {
      const section = this.sections[id];
      const factor = section === undefined ? 0 : factorOf(section);
      if (section === undefined || factor <= 0) return [];
      const coverage = ((covered.get(id) ?? 0) / totalRarity) ** coveragePower;
      const about = Math.max(
        ...section.subjects.map((subject) => agreement(rarityByStem, subject)),
      );
      const bonus = section.row[0] === '' ? aboutBonus.page : aboutBonus.section;
      return [{ section, score: total * coverage * (1 + bonus * about) * factor }];
    });
    return {
      hits: hits.sort((a, b) => b.score - a.score),
      terms: new Set(groups.flatMap(({ words }) => words)),
      corrections: groups.flatMap(({ guess }) => guess ?? []),
    };
  }
}
