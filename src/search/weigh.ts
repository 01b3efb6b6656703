import { pageKind } from '../model/pageKinds';
import { symbolDepth, type PageRow, type SectionRow } from './format';
import { fillers, pageNames, questionsFor } from './vocabulary';
import { stemOf, wordsOf } from './words';

/** How words in one part of a section are weighted. */
interface Field {
  /** Weight of a word. */
  readonly weight: number;
  /** Share of that weight for a part of a compound name. */
  readonly part: number;
  /** Maximum number of occurrences that count. */
  readonly most: number;
}

const fields = {
  title: { weight: 6, part: 0.6, most: 1.5 },
  heading: { weight: 5, part: 0.6, most: 1.5 },
  /** Queries that the section answers; other names for the page's subject, for its first section. */
  asked: { weight: 3.5, part: 0.6, most: 1 },
  /** Names of a symbol, on this platform and others. */
  name: { weight: 7, part: 0.8, most: 1.5 },
  owner: { weight: 1, part: 0.6, most: 1 },
  trail: { weight: 2, part: 0.6, most: 1 },
  /** The page's title and its other names, for all sections after the first. */
  page: { weight: 1.4, part: 0.6, most: 1 },
  pageKind: { weight: 0.7, part: 0.6, most: 1 },
  prose: { weight: 1.3, part: 0.6, most: 4 },
  code: { weight: 0.35, part: 0.6, most: 2 },
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
  const put = (text: string, { weight, part, most }: Field, isName = false): void => {
    const times = new Map<string, number>();
    const see = (word: string, count: number): void =>
      void times.set(word, (times.get(word) ?? 0) + count);
    for (const { text: word, parts } of wordsOf(text)) {
      see(word, 1);
      for (const each of parts) see(each, part);
      if (isName) for (const ending of endingsOf(parts)) see(ending, part);
    }
    for (const [word, count] of times) {
      words.set(word, (words.get(word) ?? 0) + weight * Math.min(count, most));
    }
  };

  const kindTitle = pageKind(page.kind)?.title ?? '';
  const others = pageNames(page);
  if (depth === 0) {
    put(page.title, fields.title);
    put(kindTitle, fields.title);
    put(others, fields.asked);
  } else {
    put(`${page.title} ${kindTitle}`, fields.page);
    put(others, fields.pageKind);
  }
  const dot = isSymbol ? heading.lastIndexOf('.') + 1 : 0;
  put(heading.slice(dot), isSymbol ? fields.name : fields.heading, isSymbol);
  put(heading.slice(0, dot), fields.owner);
  for (const above of trail) put(above, fields.trail);
  put(names, fields.name, true);
  put(owners, fields.owner);
  const asked = isSymbol ? '' : questionsFor(page.kind, anchor);
  put(asked, fields.asked);
  put(prose, fields.prose);
  put(code, fields.code);

  const subjects =
    depth === 0
      ? [page.title, kindTitle, ...others.split(', ')]
      : [heading.slice(dot), ...asked.split(', ')];
  return { words, length: wordsOf(prose).length, subjects: subjects.map(subjectOf) };
}
