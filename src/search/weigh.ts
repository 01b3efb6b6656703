import { pageKind } from '../model/pageKinds';
import { symbolDepth, type PageRow, type SectionRow } from './format';
import { kindWords, siteWords } from './kindWords';
import { sectionWords } from './sectionWords';
import { fillers, stemOf, wordsOf } from './words';

/** A kind of place in which a word can occur. */
interface Field {
  /** How much a word counts there. */
  readonly weight: number;
  /** How much of that a part of a name counts. */
  readonly part: number;
  /** How often a word can count. */
  readonly most: number;
}

const fields = {
  title: { weight: 6, part: 0.6, most: 1.5 },
  /** Other names of a page's subject, at the page's beginning. */
  kind: { weight: 4.5, part: 0.6, most: 1 },
  heading: { weight: 5, part: 0.6, most: 1.5 },
  /** What developers ask when the section answers them. */
  asked: { weight: 3.5, part: 0.6, most: 1 },
  /** What a symbol is called, here and on other platforms. */
  name: { weight: 7, part: 0.8, most: 1.5 },
  owner: { weight: 1, part: 0.6, most: 1 },
  trail: { weight: 2, part: 0.6, most: 1 },
  trailOfSymbol: { weight: 0.4, part: 0.6, most: 1 },
  /** The page's title and its other names, for the sections below its beginning. */
  page: { weight: 1.4, part: 0.6, most: 1 },
  pageKind: { weight: 0.7, part: 0.6, most: 1 },
  prose: { weight: 1, part: 0.6, most: 4 },
  code: { weight: 0.35, part: 0.6, most: 2 },
} as const satisfies Readonly<Record<string, Field>>;

/** What a section is found by. */
export interface Weighed {
  /** What each word counts for the section. */
  readonly words: ReadonlyMap<string, number>;
  /** Number of words in its prose. */
  readonly length: number;
  /** What it is about, in stems: its heading; for the page's beginning every name of its subject. */
  readonly subjects: readonly ReadonlySet<string>[];
}

/** Other names of what a page is about. */
function kindWordsOf({ kind, path }: PageRow): string {
  if (kind === 'site') return siteWords[path] ?? '';
  // Of a reference, only its first page is about the reference.
  return kind === 'api' && !path.endsWith('/api/') ? '' : kindWords[kind];
}

/** Stems of the words of a text that tell. */
export function subjectOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word.text));
  return new Set((telling.length > 0 ? telling : words).map((word) => stemOf(word.text)));
}

/** What follows the first part of a name, as one word: `imagebytes` and `bytes` of `getImageBytes`. */
const endingsOf = (parts: readonly string[]): string[] =>
  parts.slice(1, -1).map((_, i) => parts.slice(i + 1).join(''));

/**
 * Weighs the words of a section.
 *
 * @param trail headings above it
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
  const others = kindWordsOf(page);
  if (depth === 0) {
    put(page.title, fields.title);
    put(kindTitle, fields.title);
    put(others, fields.kind);
  } else {
    put(`${page.title} ${kindTitle}`, fields.page);
    put(others, fields.pageKind);
  }
  const dot = isSymbol ? heading.lastIndexOf('.') + 1 : 0;
  put(heading.slice(dot), isSymbol ? fields.name : fields.heading, isSymbol);
  put(heading.slice(0, dot), fields.owner);
  for (const above of trail) put(above, isSymbol ? fields.trailOfSymbol : fields.trail);
  put(names, fields.name, true);
  put(owners, fields.owner);
  const asked = isSymbol ? '' : (sectionWords[page.kind]?.[anchor] ?? '');
  put(asked, fields.asked);
  put(prose, fields.prose);
  put(code, fields.code);

  const subjects =
    depth === 0
      ? [page.title, kindTitle, ...others.split(', ')]
      : [heading.slice(dot), ...asked.split(', ')];
  return { words, length: wordsOf(prose).length, subjects: subjects.map(subjectOf) };
}
