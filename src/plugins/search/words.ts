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
  const files = new Map<string, unknown>();
  for (const file of listFiles(siteDir, wordsFolder, /\.yaml$/)) {
    const name = basename(file, '.yaml');
    const lineCounter = new LineCounter();
    const document = parseDocument(readSource(siteDir, file), { lineCounter });
    const report = (at: unknown, message: string): void => {
      const offset = typeof at === 'number' ? at : isNode(at) ? (at.range?.[0] ?? 0) : 0;
      problems.push({ file, line: Math.max(1, lineCounter.linePos(offset).line), message });
    };
    /** Reports names in a map that aren't known, and values that aren't what the name takes. */
    const check = (map: unknown, known?: readonly string[], isTop = false): void => {
      if (!isMap(map)) {
        report(map, 'Expected lines such as "name: words".');
        return;
      }
      for (const { key, value } of map.items) {
        const keyName = isScalar(key) ? String(key.value) : '';
        if (known?.includes(keyName) === false) {
          report(key, `"${keyName}" isn't known here.${didYouMean(keyName, known)}`);
        } else if (isTop && nested.includes(keyName)) {
          check(value, namesIn(keyName));
        } else if (!isScalar(value) || typeof value.value !== 'string') {
          report(key, `"${keyName}" takes words, separated by commas.`);
        }
      }
    };
    /** Names that may be below a key; any, if they can't be known. */
    const namesIn = (key: string): readonly string[] | undefined => {
      if (key === 'platforms') return platforms.map(({ id }) => id);
      if (key === 'addresses') return pages?.map(({ path }) => path);
      if (key !== 'sections') return undefined;
      return pages
        ?.filter(({ kind }) => kind === name)
        .flatMap(({ sections }) => sections.map(([anchor]) => anchor));
    };
    if (!names.includes(name)) report(0, `No page is called "${name}".${didYouMean(name, names)}`);
    for (const error of document.errors) report(error.pos[0], error.message.split('\n')[0] ?? '');
    if (document.errors.length === 0) check(document.contents, keysOf(name), true);
    for (const key of keysOf(name)) {
      if (!optional.includes(key) && isMap(document.contents) && !document.has(key))
        report(0, `"${key}" is missing.`);
    }
    files.set(name, document.toJS());
  }
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
