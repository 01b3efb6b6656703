import { pageKind } from '../model/pageKinds';
import { symbolDepth, type PageRow, type SectionRow } from './format';
import { fillers, pageNames, questionsFor } from './vocabulary';
import { stemOf, wordsOf } from './words';

/** Weights of a word by the part of a section that has it. */
const weights = {
  title: 6,
  heading: 5,
  /** Queries that the section answers; other names for the page's subject, for its first section. */
  asked: 4.2,
  /** Names of a symbol, on this platform and others. */
  name: 7,
  owner: 1,
  trail: 2,
  /** The page's title and its other names, for all sections after the first. */
  page: 1.4,
  prose: 1.3,
  code: 0.35,
} as const;

/** Share of the weight for a part of a compound name. */
const partShare = 0.6;

/** Maximum number of occurrences that count. */
const maxCount = 2;

/** Index data of a section. */
export interface Weighed {
  /** Weight of each word. */
  readonly words: ReadonlyMap<string, number>;
  /** Number of words in its prose. */
  readonly length: number;
  /** Its subjects, as stems: its heading; for a page's first section, every name of the page's subject. */
  readonly subjects: readonly ReadonlySet<string>[];
}

/** Stems of a text's words, without filler words. */
export function subjectOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const contentWords = words.filter((word) => !fillers.has(word.text));
  return new Set((contentWords.length > 0 ? contentWords : words).map((word) => stemOf(word.text)));
}

/** Endings of a name, each as one word: `imagebytes` and `bytes` of `getImageBytes`. */
const endingsOf = (parts: readonly string[]): string[] =>
  parts.slice(1, -1).map((_, i) => parts.slice(i + 1).join(''));

/**
 * Weighs the words of a section.
 *
 * @param trail parent headings
 */
export function weigh(page: PageRow, row: SectionRow, trail: readonly string[]): Weighed {
  const [anchor, heading, depth, prose, code = '', names = ''] = row;
  const isSymbol = depth === symbolDepth;
  const words = new Map<string, number>();
  const addText = (text: string, field: keyof typeof weights): void => {
    const times = new Map<string, number>();
    const count = (word: string, share: number): void =>
      void times.set(word, (times.get(word) ?? 0) + share);
    for (const { text: word, parts } of wordsOf(text)) {
      count(word, 1);
      for (const part of parts) count(part, partShare);
      if (field === 'name') for (const ending of endingsOf(parts)) count(ending, partShare);
    }
    for (const [word, number] of times) {
      words.set(word, (words.get(word) ?? 0) + weights[field] * Math.min(number, maxCount));
    }
  };

  const kindTitle = pageKind(page.kind)?.title ?? '';
  const others = pageNames(page);
  const dot = isSymbol ? heading.lastIndexOf('.') + 1 : 0;
  const asked = isSymbol ? '' : questionsFor(page.kind, anchor);
  if (depth === 0) {
    addText(page.title, 'title');
    addText(kindTitle, 'title');
    addText(others, 'asked');
  } else {
    addText(`${page.title} ${kindTitle} ${others}`, 'page');
  }
  addText(heading.slice(dot), isSymbol ? 'name' : 'heading');
  addText(heading.slice(0, dot), 'owner');
  for (const above of trail) addText(above, 'trail');
  addText(names, 'name');
  addText(asked, 'asked');
  addText(prose, 'prose');
  addText(code, 'code');

  const subjects =
    depth === 0
      ? [page.title, kindTitle, ...others.split(', ')]
      : [heading.slice(dot), ...asked.split(', ')];
  return { words, length: wordsOf(prose).length, subjects: subjects.map(subjectOf) };
}
