import { basename } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { listFiles } from '../../base/files';
import { didYouMean } from '../../base/nearest';
import { ProblemsError, type Problem } from '../../base/problems';
import { readSource } from '../../base/readSource';
import { pageKinds } from '../../model/pageKinds';
import { platforms } from '../../model/platforms';
import type { Asked, KindWords, PageRow, Words } from '../../search/format';
import { plain } from '../../search/words';

/** Folder of the words, beside the texts that pages share. */
export const wordsFolder = 'docs/_shared/search';

type Texts = Readonly<Record<string, string>>;

interface LanguageWords {
  readonly fillers: string;
  readonly phrases: Texts;
}

const languages: readonly string[] = ['english', 'german'];
const kinds: readonly string[] = [...pageKinds.map(({ id }) => id), 'api', 'errors'];
/** Every file there has to be. */
const names: readonly string[] = ['site', ...languages, ...kinds];

/** Keys of a file. */
function keysOf(name: string): readonly string[] {
  if (name === 'site') return ['addresses'];
  return languages.includes(name) ? ['fillers', 'phrases'] : ['page', 'platforms', 'sections'];
}

/** Keys that have texts by name; the others have one text. */
const nested: readonly string[] = ['addresses', 'phrases', 'platforms', 'sections'];

const optional: readonly string[] = ['platforms', 'sections'];

const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Spellings of a German phrase: each umlaut as a plain vowel, and as the two letters that replace it. */
const spellings = (phrase: string): string[] =>
  [phrase, phrase.replace(/[äöü]/g, (vowel) => digraphs[vowel] ?? vowel)].map(plain);

/** Names that may be below a key of the words for a kind of page; any, if they can't be known. */
function namesIn(key: string, of: string, pages: Pages): string[] | undefined {
  if (key === 'platforms') return platforms.map(({ id }) => id);
  if (key === 'addresses') return pages?.map(({ path }) => path);
  if (key !== 'sections') return undefined;
  return pages
    ?.filter(({ kind }) => kind === of)
    .flatMap(({ sections }) => sections.map(([anchor]) => anchor));
}

/** All pages, where the index is built. */
type Pages = readonly PageRow[] | undefined;
type Report = (at: unknown, message: string) => void;

/** The names in a map that are known, with their nodes; the others are reported. Any is known where none are given. */
function entriesOf(map: unknown, known: readonly string[] | undefined, report: Report) {
  if (!isMap(map)) {
    report(map, 'Expected lines such as "name: words".');
    return [];
  }
  return map.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    if (known?.includes(name) !== false) return [{ name, key, value }];
    report(key, `"${name}" isn't known here.${didYouMean(name, known)}`);
    return [];
  });
}

/** What a file contains. Its problems are added. */
function readFile(file: string, source: string, pages: Pages, problems: Problem[]): unknown {
  const name = basename(file, '.yaml');
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const report: Report = (at, message) => {
    const offset = typeof at === 'number' ? at : isNode(at) ? (at.range?.[0] ?? 0) : 0;
    problems.push({ file, line: Math.max(1, lineCounter.linePos(offset).line), message });
  };
  const checkWords = ({
    name: key,
    key: at,
    value,
  }: ReturnType<typeof entriesOf>[number]): void => {
    if (!isScalar(value) || typeof value.value !== 'string')
      report(at, `"${key}" takes words, separated by commas.`);
  };
  if (!names.includes(name)) report(0, `No page is called "${name}".${didYouMean(name, names)}`);
  for (const error of document.errors) report(error.pos[0], error.message.split('\n')[0] ?? '');
  if (document.errors.length === 0) {
    for (const entry of entriesOf(document.contents, keysOf(name), report)) {
      if (!nested.includes(entry.name)) checkWords(entry);
      else entriesOf(entry.value, namesIn(entry.name, name, pages), report).forEach(checkWords);
    }
  }
  for (const key of keysOf(name)) {
    if (!optional.includes(key) && isMap(document.contents) && !document.has(key))
      report(0, `"${key}" is missing.`);
  }
  return document.toJS();
}

/**
 * The words under which pages are found beside their own, from `docs/_shared/search`.
 *
 * @param pages index, to check that each section and address exists; none if it isn't built
 * @throws ProblemsError with the file, the line, and the nearest spelling
 */
export function readWords(
  siteDir: string,
  pages?: readonly PageRow[],
): { readonly words: Words; readonly asked: Asked } {
  const problems: Problem[] = [];
  const files = new Map(
    listFiles(siteDir, wordsFolder, /\.yaml$/).map((file) => [
      basename(file, '.yaml'),
      readFile(file, readSource(siteDir, file), pages, problems),
    ]),
  );
  for (const name of names.filter((one) => !files.has(one))) {
    const message = 'This file is missing: the words that developers type.';
    problems.push({ file: `${wordsFolder}/${name}.yaml`, line: 1, message });
  }
  if (problems.length > 0) throw new ProblemsError(problems);

  const of = (name: string): unknown => files.get(name);
  const [english, german] = languages.map(of) as [LanguageWords, LanguageWords];
  return {
    words: {
      english: english.fillers,
      german: german.fillers,
      synonyms: english.phrases,
      germanSynonyms: Object.fromEntries(
        Object.entries(german.phrases).flatMap(([phrase, others]) =>
          spellings(phrase).map((spelled) => [spelled, others] as const),
        ),
      ),
    },
    asked: {
      kinds: Object.fromEntries(kinds.map((kind) => [kind, of(kind) as KindWords])),
      ...(of('site') as Pick<Asked, 'addresses'>),
    },
  };
}
