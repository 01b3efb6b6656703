import { didYouMean } from '../../../base/nearest';
import { maskFences } from '../../../base/fences';
import { findDirectives } from '../directives/find';
import { listFiles } from '../../../base/files';
import { ProblemCollector, type Problem } from '../../../base/problems';
import { readSource } from '../../../base/readSource';

/** Folder of the files of shared text, relative to the site. */
export const sharedFolder = 'docs/_shared';

/** A section of a file of shared text: what `<Shared of="docScan#sources" />` includes. */
export interface SharedSection {
  /** What pages write in `of`: `docScan#sources`. */
  readonly reference: string;
  /** File relative to the site. */
  readonly file: string;
  /** Line of the heading that names the section, counted from 1. */
  readonly headingLine: number;
  /** Line on which `text` begins. */
  readonly line: number;
  readonly text: string;
}

/** Sections by reference. */
export type SharedText = ReadonlyMap<string, SharedSection>;

const note = /^\{\/\*[^\n]*\*\/\}$/;
const sectionName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * Reads a file of shared text. Each level-1 heading outside of code begins a section and is its name. A
 * comment on its own line right below the heading is a note to writers and not part of the text.
 *
 * @param file Path relative to the site, `docs/_shared/<name>.mdx`.
 * @returns The sections by reference, and the problems of the file's structure.
 */
export function parseSharedFile(
  file: string,
  source: string,
): { readonly sections: SharedText; readonly problems: readonly Problem[] } {
  const sections = new Map<string, SharedSection>();
  const problems: Problem[] = [];
  const fileName = file.slice(sharedFolder.length + 1).replace(/\.mdx$/, '');
  const lines = source.split('\n');
  const report = (at: number, message: string): void =>
    void problems.push({ file, line: at + 1, message });

  const starts = maskFences(source)
    .split('\n')
    .flatMap((line, at) => (line.startsWith('# ') ? [at] : []));

  const first = starts[0] ?? lines.length;
  const stray = lines.slice(0, first).findIndex((line) => line !== '' && !note.test(line));
  if (stray >= 0) report(stray, 'Shared text begins with the name of a section: "# name".');
  for (const [i, start] of starts.entries()) {
    const name = (lines[start] ?? '').slice(2).trim();
    const end = starts[i + 1] ?? lines.length;
    const textAfter = (at: number): number => {
      let line = at + 1;
      while (line < end && (lines[line] ?? '').trim() === '') line++;
      return line;
    };
    const noteLine = textAfter(start);
    const textStart = note.test(lines[noteLine] ?? '') ? textAfter(noteLine) : noteLine;
    const text = lines.slice(textStart, end).join('\n').trim();
    const reference = `${fileName}#${name}`;
    if (!sectionName.test(name)) {
      report(
        start,
        `"${name}" is not a name of a section. Names are lowercase words joined by "-".`,
      );
    } else if (sections.has(reference)) {
      report(start, `The file has two sections "${name}".`);
    } else if (text === '') {
      report(start, `The section "${name}" is empty.`);
    } else {
      sections.set(reference, {
        reference,
        file,
        headingLine: start + 1,
        line: textStart + 1,
        text,
      });
    }
  }
  return { sections, problems };
}

/** Sources of the files of shared text, by path. */
export function sharedFiles(siteDir: string): ReadonlyMap<string, string> {
  const paths = listFiles(siteDir, sharedFolder, /\.mdx$/);
  return new Map(paths.map((path) => [path, readSource(siteDir, path)]));
}

/**
 * All sections of shared text.
 *
 * @throws ProblemsError where a file cannot be read, or its structure is wrong.
 */
export function readSharedText(siteDir: string): SharedText {
  const collector = new ProblemCollector();
  const shared = new Map<string, SharedSection>();
  for (const path of listFiles(siteDir, sharedFolder, /\.mdx$/)) {
    const { sections, problems } = parseSharedFile(
      path,
      collector.run(() => readSource(siteDir, path)) ?? '',
    );
    for (const [reference, section] of sections) shared.set(reference, section);
    collector.problems.push(...problems);
  }
  collector.throwIfAny();
  return shared;
}

/** Why no section has this reference, with the nearest one that exists. */
export function unknownSection(reference: string, shared: SharedText): string {
  const form = reference.includes('#') ? '' : ' Write file and section: of="docScan#sources".';
  return `${sharedFolder}/ has no section "${reference}".${form}${didYouMean(reference, shared.keys())}`;
}

/** The sections that a text includes, those within sections too, each once. */
export function includedSections(source: string, shared: SharedText): readonly SharedSection[] {
  const found = new Set<SharedSection>();
  const visit = (text: string): void => {
    for (const { name, attributes } of findDirectives(text)) {
      const section = name === 'Shared' ? shared.get(attributes.of ?? '') : undefined;
      if (section === undefined || found.has(section)) continue;
      found.add(section);
      visit(section.text);
    }
  };
  visit(source);
  return [...found];
}

/**
 * Problems of sections that no page shows.
 *
 * @param pages Sources by path.
 */
export function unusedSections(pages: ReadonlyMap<string, string>, shared: SharedText): Problem[] {
  const used = new Set([...pages.values()].flatMap((source) => includedSections(source, shared)));
  return [...shared.values()]
    .filter((section) => !used.has(section))
    .map(({ file, headingLine, reference }) => ({
      file,
      line: headingLine,
      message: `No page includes this section. Delete it, or include it: <Shared of="${reference}" />.`,
    }));
}

/**
 * A source with its shared text put in, for counting what the page shows. What does not exist, or
 * includes itself, is left out.
 */
export function withSharedText(
  source: string,
  shared: SharedText,
  parents: readonly string[] = [],
): string {
  return source.replace(/<Shared\s+of="([^"]*)"\s*\/>/g, (_, reference: string) =>
    parents.includes(reference)
      ? ''
      : withSharedText(shared.get(reference)?.text ?? '', shared, [...parents, reference]),
  );
}
