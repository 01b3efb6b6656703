import { symbolDepth } from './format';
import type { Section } from './engine';
import type { Query } from './query';
import { scopeOf, type Reader } from './reader';

/** Who asks for what. */
interface Asker {
  readonly reader: Reader;
  readonly query: Query;
  readonly scope: ReturnType<typeof scopeOf>;
  /** Whether the query has a word that is spelled like a symbol, with several parts: `autoCapture`. */
  readonly namesSymbol: boolean;
  /** The section about an error message in the query. */
  readonly message: Section | undefined;
}

interface Signal {
  readonly name: string;
  /** The score of a section is multiplied by it. */
  readonly weight: number;
  readonly why: string;
  readonly when: (section: Section, asker: Asker) => boolean;
}

const isBelow = (kind: string, { page, row }: Section): boolean =>
  page.kind === kind && row[0] !== '';

const isOutOfScope = ({ page: { platform } }: Section, { scope }: Asker): boolean =>
  platform !== undefined && scope.length > 0 && !scope.includes(platform);

/** What makes a section better or worse for a reader than the words that it shares with the query. */
const signals: readonly Signal[] = [
  {
    name: 'error message',
    weight: 6,
    why: 'The query holds the message that the section explains.',
    when: (section, { message }) => section === message,
  },
  {
    name: 'reference',
    weight: 0.62,
    why: 'A guide shows the same symbol and how it is used.',
    when: ({ page }, { query }) => page.kind === 'api' && !query.reference,
  },
  {
    name: 'checklist',
    weight: 0.75,
    why: 'Checklists mention everything. A query for one finds its first section.',
    when: (section) => isBelow('migration', section) || isBelow('releaseChecklist', section),
  },
  {
    name: 'list of errors',
    weight: 0.4,
    why: 'The errors page repeats what guides say. A pasted message finds it anyway.',
    when: (section) => isBelow('errors', section),
  },
  {
    name: 'build error',
    weight: 0.85,
    why: 'Its heading is a message in which subjects of other sections occur. A pasted message finds it anyway.',
    when: ({ trail }, { message }) => message === undefined && trail.at(-1) === 'Build errors',
  },
  {
    name: 'symbol on all platforms',
    weight: 1.5,
    why: 'While no platform is known, the name of a symbol finds its page for all platforms.',
    when: ({ page }, { namesSymbol }) => page.kind === 'symbols' && namesSymbol,
  },
  {
    name: 'member for a question',
    weight: 0.5,
    why: 'A sentence asks for an explanation, not for the name of a member.',
    when: ({ row }, { query, namesSymbol }) =>
      row[2] === symbolDepth && query.isSentence && !namesSymbol,
  },
  {
    name: 'page in view',
    weight: 1.1,
    why: 'Among equal pages, the reader means the current one.',
    when: ({ page }, { reader }) => page.path === reader.path,
  },
  {
    name: 'page for all platforms',
    weight: 1.3,
    why: 'It suits a reader whose platform is unknown.',
    when: ({ page }, { scope }) => page.platform === undefined && scope.length === 0,
  },
  {
    name: 'other platform',
    weight: 0.4,
    why: 'It is only searched because the own platform has few results.',
    when: isOutOfScope,
  },
  {
    name: 'second platform',
    weight: 0.8,
    why: 'For "info.plist ios" in a web app, the own pages come first, for a sentence about Flutter those of Flutter.',
    when: (section, asker) =>
      section.page.platform !== undefined &&
      !isOutOfScope(section, asker) &&
      asker.reader.platform !== undefined &&
      asker.scope.includes(asker.reader.platform) &&
      (section.page.platform === asker.reader.platform) !==
        (asker.scope[0] === asker.reader.platform),
  },
  {
    name: 'other product',
    weight: 0.6,
    why: 'The query says which product is meant, or the page in view; otherwise it is the Document SDK.',
    when: ({ page: { product } }, { reader, query }) =>
      product !== undefined && product !== (query.product ?? reader.product ?? 'document'),
  },
];

/**
 * Rates sections for a reader and a query, without its words: 1 for a guide for their platform.
 *
 * @param message section about the error message in the query
 */
export function rater(
  reader: Reader,
  query: Query,
  message?: Section,
): (section: Section) => number {
  const asker: Asker = {
    reader,
    query,
    message,
    scope: scopeOf(query, reader),
    namesSymbol: query.groups.some(({ typed, alternatives }) =>
      alternatives.some(({ terms }) => terms.length > 1 && terms.join('') === typed),
    ),
  };
  return (section) =>
    signals.reduce(
      (product, { weight, when }) => (when(section, asker) ? product * weight : product),
      1,
    );
}
