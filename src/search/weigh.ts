import { pageKind } from '../model/pageKinds';
import { symbolDepth, type PageRow, type SectionRow } from './format';
import { fillers, pageNames, questionsFor } from './vocabulary';
import { stemOf, wordsOf } from './words';

/** How words in one part of a section are weighted. */
interface Field {
  /** Weight of a word. */
  readonly weight: number;
  /** Share of that weight for a part of a compound name. */
  readonly partShare: number;
  /** Maximum number of occurrences that count. */
  readonly maxCount: number;
}

const fields = {
  title: { weight: 6, partShare: 0.6, maxCount: 1.5 },
  heading: { weight: 5, partShare: 0.6, maxCount: 1.5 },
  /** Queries that the section answers; other names for the page's subject, for its first section. */
  asked: { weight: 3.5, partShare: 0.6, maxCount: 1 },
  /** Names of a symbol, on this platform and others. */
  name: { weight: 7, partShare: 0.8, maxCount: 1.5 },
  owner: { weight: 1, partShare: 0.6, maxCount: 1 },
  trail: { weight: 2, partShare: 0.6, maxCount: 1 },
  /** The page's title and its other names, for all sections after the first. */
  page: { weight: 1.4, partShare: 0.6, maxCount: 1 },
  pageKind: { weight: 0.7, partShare: 0.6, maxCount: 1 },
  prose: { weight: 1.3, partShare: 0.6, maxCount: 4 },
  code: { weight: 0.35, partShare: 0.6, maxCount: 2 },
} as const satisfies Readonly<Record<string, Field>>;

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
  const [anchor, heading, depth, prose, code = '', names = '', owners = ''] = row;
  const isSymbol = depth === symbolDepth;
  const words = new Map<string, number>();
  const addText = (text: string, { weight, partShare, maxCount }: Field, isName = false): void => {
    const times = new Map<string, number>();
    const countWord = (word: string, count: number): void =>
      void times.set(word, (times.get(word) ?? 0) + count);
    for (const { text: word, parts } of wordsOf(text)) {
      countWord(word, 1);
      for (const subword of parts) countWord(subword, partShare);
      if (isName) for (const ending of endingsOf(parts)) countWord(ending, partShare);
    }
    for (const [word, count] of times) {
      words.set(word, (words.get(word) ?? 0) + weight * Math.min(count, maxCount));
    }
  };

  const kindTitle = pageKind(page.kind)?.title ?? '';
  const others = pageNames(page);
  if (depth === 0) {
    addText(page.title, fields.title);
    addText(kindTitle, fields.title);
    addText(others, fields.asked);
  } else {
    addText(`${page.title} ${kindTitle}`, fields.page);
    addText(others, fields.pageKind);
  }
  const dot = isSymbol ? heading.lastIndexOf('.') + 1 : 0;
  addText(heading.slice(dot), isSymbol ? fields.name : fields.heading, isSymbol);
  addText(heading.slice(0, dot), fields.owner);
  for (const above of trail) addText(above, fields.trail);
  addText(names, fields.name, true);
  addText(owners, fields.owner);
  const asked = isSymbol ? '' : questionsFor(page.kind, anchor);
  addText(asked, fields.asked);
  addText(prose, fields.prose);
  addText(code, fields.code);

  const subjects =
    depth === 0
      ? [page.title, kindTitle, ...others.split(', ')]
      : [heading.slice(dot), ...asked.split(', ')];
  return { words, length: wordsOf(prose).length, subjects: subjects.map(subjectOf) };
}
