import { distance } from 'fastest-levenshtein';
import { groupBy } from '../base/groupBy';
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

/** A typed word and its correction. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

/** Index words that match the query, to highlight them. */
export interface Terms {
  /** The typed words, in any form. */
  readonly typed: ReadonlySet<string>;
  /** Also parts of names, and synonyms. */
  readonly meant: ReadonlySet<string>;
}

export interface SearchMatches {
  /** Best first. */
  readonly hits: readonly Hit[];
  readonly terms: Terms;
  readonly corrections: readonly Correction[];
}

/** Confidence that an index word matches a query word. */
const confidence = {
  /** Another form of it: `scanning` for `scan`. */
  family: 0.85,
  /** A prefix of it: the more of the word is typed, the higher. */
  prefix: (typed: number, all: number): number =>
    Math.max(0.25, (0.75 * typed) / all) * (typed < 3 ? 0.5 : 1),
  /** Misspelled. */
  guess: 0.6,
  /** Minimum confidence for document frequency. */
  certain: 0.5,
} as const;

/** Weight at which a word is worth half of the most that it can be, in a section of average length. */
const saturation = 3;

/** Dampens rarity: a rare word of a question is often a verb that only few pages happen to use. */
const rarityPower = 0.7;

/** Rarity of a word that isn't in the index. */
const rarityOfUnknown = 3 ** rarityPower;

/** Share of its score that an optional word adds. */
const optionalShare = 0.4;

/** Weight of query words that are in other sections of the page. */
const pageShare = 0.2;

/** Bonus for a page or section whose whole subject is the query. */
const aboutBonus = { page: 0.8, section: 0.6 } as const;

interface Postings {
  readonly sections: number[];
  readonly weights: number[];
}

interface Scored {
  readonly scores: ReadonlyMap<number, number>;
  /** Inverse document frequency of the word. */
  readonly rarity: number;
  /** Its correction, if no index word begins with it. */
  readonly guess?: string;
}

/** Whether two neighboring letters were swapped: `documnet`. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

/** How much of the query a subject covers, by rarity, times how much of the subject the query covers. */
function agreement(
  rarityByStem: ReadonlyMap<string, number>,
  subject: ReadonlySet<string>,
): number {
  let sharedRarity = 0;
  let sharedStems = 0;
  let totalRarity = 0;
  for (const [stem, rarity] of rarityByStem) {
    totalRarity += rarity;
    if (!subject.has(stem)) continue;
    sharedRarity += rarity;
    sharedStems += 1;
  }
  return sharedStems === 0 ? 0 : (sharedRarity / totalRarity) * (sharedStems / subject.size);
}

const add = (sums: Map<number, number>, id: number, value: number): void =>
  void sums.set(id, (sums.get(id) ?? 0) + value);

const setToGreater = <Key>(values: Map<Key, number>, key: Key, value: number): void => {
  if ((values.get(key) ?? 0) < value) values.set(key, value);
};

/**
 * Full-text index over sections, built in the browser from the files of the platforms that are
 * searched. Files can be added at any time.
 */
export class SearchIndex {
  private readonly sections: Section[] = [];
  private readonly postings = new Map<string, Postings>();
  /** Error messages, and the sections that explain them. */
  private readonly messages: { readonly section: Section; readonly pattern: MessagePattern }[] = [];
  /** Words of the index by stem. */
  private readonly families = new Map<string, string[]>();
  private readonly expansions = new Map<string, ReadonlyMap<string, number>>();
  /** Total number of words in prose. */
  private length = 0;

  add(file: IndexFile): void {
    this.expansions.clear();
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
      let postings = this.postings.get(word);
      if (postings === undefined) {
        postings = { sections: [], weights: [] };
        this.postings.set(word, postings);
        const stem = stemOf(word);
        const family = this.families.get(stem);
        if (family === undefined) this.families.set(stem, [word]);
        else family.push(word);
      }
      postings.sections.push(id);
      postings.weights.push(weight);
    }
  }

  /** Index words that match `term`, with the confidence of each match. */
  private expand(term: string): ReadonlyMap<string, number> {
    const cached = this.expansions.get(term);
    if (cached !== undefined) return cached;
    const matches = new Map<string, number>();
    for (const word of this.families.get(stemOf(term)) ?? []) {
      setToGreater(matches, word, word === term ? 1 : confidence.family);
    }
    // A single letter counts as a prefix only if it is not itself a word.
    if (term.length >= 2 || matches.size === 0) {
      for (const word of this.postings.keys()) {
        if (word !== term && word.startsWith(term)) {
          setToGreater(matches, word, confidence.prefix(term.length, word.length));
        }
      }
    }
    const expansion = matches.size === 0 && term.length >= 4 ? this.guess(term) : matches;
    this.expansions.set(term, expansion);
    return expansion;
  }

  /** Similarly spelled index words, for a term that no word begins with. */
  private guess(term: string): ReadonlyMap<string, number> {
    const most = term.length >= 8 ? 2 : 1;
    const near = groupBy(this.postings.keys(), (word) => {
      if (word.length < 3 || Math.abs(word.length - term.length) > most) return Infinity;
      return isSwap(term, word) ? 1 : distance(term, word);
    });
    const words = near.get(1) ?? (most === 2 ? near.get(2) : undefined) ?? [];
    return new Map(words.map((word) => [word, confidence.guess]));
  }

  /** What each section is worth for one word. */
  private scoreTerm(term: string): Scored {
    const scores = new Map<number, number>();
    const matchingIds = new Set<number>();
    const average = this.length / Math.max(1, this.sections.length);
    const expansion = this.expand(term);
    const [guess, best] = [...expansion].reduce<[string, number]>(
      (top, entry) => (entry[1] > top[1] ? entry : top),
      ['', 0],
    );
    for (const [word, probability] of expansion) {
      const { sections, weights } = this.postings.get(word) ?? { sections: [], weights: [] };
      sections.forEach((id, i) => {
        const weight = weights[i] ?? 0;
        // Long sections have many words by chance.
        const norm = 0.75 + 0.25 * Math.min(3, (this.sections[id]?.length ?? 0) / average);
        setToGreater(scores, id, (probability * weight) / (weight + saturation * norm));
        if (probability >= confidence.certain || best < confidence.certain) matchingIds.add(id);
      });
    }
    const n = this.sections.length;
    const df = Math.max(1, matchingIds.size);
    const rarity = Math.log(1 + (n - df + 0.5) / (df + 0.5)) ** rarityPower;
    for (const [id, score] of scores) scores.set(id, score * rarity);
    const isGuess = best <= confidence.guess && guess !== '' && !guess.startsWith(term);
    return { scores, rarity, ...(isGuess ? { guess } : {}) };
  }

  /** Index words that match these alternatives. */
  private termsOf(alternatives: Group['alternatives']): string[] {
    return alternatives.flatMap(({ terms }) =>
      terms.flatMap((term) => [...this.expand(term).keys()]),
    );
  }

  /** Scores each section for one part of the query, by its best alternative. */
  private scoreGroup(group: Group): Scored {
    const { alternatives } = group;
    const best = new Map<number, number>();
    let rarity = 0;
    let guess: string | undefined;
    alternatives.forEach(({ terms: words, weight }, index) => {
      const scored = words.map((word) => this.scoreTerm(word));
      const found = scored.filter(({ scores }) => scores.size > 0);
      if (alternatives.length === 1 && scored.length === 1) guess = scored[0]?.guess;
      if (index === 0 || rarity === 0) rarity = found.reduce((sum, term) => sum + term.rarity, 0);
      const sums = new Map<number, number>();
      const counts = new Map<number, number>();
      for (const { scores } of scored) {
        for (const [id, score] of scores) {
          add(sums, id, score);
          add(counts, id, 1);
        }
      }
      for (const [id, sum] of sums) {
        if (counts.get(id) === scored.length) setToGreater(best, id, sum * weight);
      }
    });
    return {
      scores: best,
      rarity: rarity === 0 ? rarityOfUnknown : rarity,
      ...(guess === undefined ? {} : { guess }),
    };
  }

  /** Pages with a word in any of its forms, or with a word that begins with it. */
  pagesWith(term: string): ReadonlySet<PageRow> {
    const pages = new Set<PageRow>();
    const stem = stemOf(term);
    for (const [word, { sections }] of this.postings) {
      if (stemOf(word) !== stem && !word.startsWith(term)) continue;
      for (const id of sections) {
        const section = this.sections[id];
        if (section !== undefined) pages.add(section.page);
      }
    }
    return pages;
  }

  /** Words of the query that none of these pages has, neither as typed nor as a synonym or a correction. */
  absent(query: Query, isMeant: (page: PageRow) => boolean): string[] {
    const isThere = (term: string): boolean => {
      const pages = [...this.pagesWith(term)];
      return pages.length === 0 ? this.guess(term).size > 0 : pages.some(isMeant);
    };
    return query.groups
      .filter(({ optional, alternatives }) => {
        return !optional && !alternatives.some(({ terms }) => terms.every(isThere));
      })
      .flatMap(({ alternatives }) => alternatives.slice(0, 1).flatMap(({ terms }) => terms))
      .filter((term) => term.length > 2 && !isThere(term));
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
    const corrections: Correction[] = [];
    const totals = new Map<number, number>();
    const covered = new Map<number, number>();
    const coveredByPage = new Map<PageRow, number>();
    let totalRarity = 0;
    /** Rarity of each stem. */
    const rarityByStem = new Map<string, number>();
    for (const group of query.groups) {
      const { scores, rarity, guess } = this.scoreGroup(group);
      if (guess !== undefined) corrections.push({ typed: group.typed, meant: guess });
      if (group.optional) {
        for (const [id, score] of scores)
          if (totals.has(id)) add(totals, id, optionalShare * score);
        continue;
      }
      totalRarity += rarity;
      // Subjects are compared with the corrected words.
      const words = guess === undefined ? group.typed.split(' ') : [guess];
      for (const word of words) rarityByStem.set(stemOf(word), rarity / words.length);
      const pages = new Set<PageRow>();
      for (const [id, score] of scores) {
        add(totals, id, score);
        add(covered, id, rarity);
        const page = this.sections[id]?.page;
        if (page !== undefined) pages.add(page);
      }
      for (const page of pages) coveredByPage.set(page, (coveredByPage.get(page) ?? 0) + rarity);
    }
    const hits: Hit[] = [];
    for (const [id, total] of totals) {
      const section = this.sections[id];
      const factor = section === undefined ? 0 : factorOf(section);
      if (section === undefined || factor <= 0) continue;
      const bySection = Math.min(1, (covered.get(id) ?? 0) / totalRarity);
      const byPage = Math.min(1, (coveredByPage.get(section.page) ?? 0) / totalRarity);
      const coverage = bySection + pageShare * (byPage - bySection);
      const about = Math.max(
        ...section.subjects.map((subject) => agreement(rarityByStem, subject)),
      );
      const bonus = section.row[0] === '' ? aboutBonus.page : aboutBonus.section;
      hits.push({ section, score: total * coverage * (1 + bonus * about) * factor });
    }
    hits.sort((a, b) => b.score - a.score);
    const terms: Terms = {
      typed: new Set(query.groups.flatMap((group) => this.termsOf(group.alternatives.slice(0, 1)))),
      meant: new Set(query.groups.flatMap((group) => this.termsOf(group.alternatives))),
    };
    return { hits, terms, corrections };
  }
}
