import { didYouMean } from '../../../base/nearest';
import { maskFences } from '../../../base/fences';
import { listFiles } from '../../../base/files';
import { ProblemsError, type Problem } from '../../../base/problems';
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

const sectionName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What a section begins with that isn't its text: blank lines, and a note to writers. */
const beginning = /^\s*(?:\{\/\*[^\n]*\*\/\}\s*)?/;

/**
 * Reads a file of shared text. Each level-1 heading outside of code begins a section and is its name. A
 * comment on its own line right below the heading is a note to writers and not part of the text.
 *
 * @param file Path relative to the site, `docs/_shared/<name>.mdx`.
 * @returns The sections by reference, and the problems of their names.
 */
export function parseSharedFile(
  file: string,
  source: string,
): { readonly sections: SharedText; readonly problems: readonly Problem[] } {
  const sections = new Map<string, SharedSection>();
  const problems: Problem[] = [];
  const fileName = file.slice(sharedFolder.length + 1).replace(/\.mdx$/, '');
  const lines = source.split('\n');
  const starts = maskFences(source)
    .split('\n')
    .flatMap((line, at) => (line.startsWith('# ') ? [at] : []));
  for (const [i, start] of starts.entries()) {
    const name = (lines[start] ?? '').slice(2).trim();
    const headingLine = start + 1;
    const body = lines.slice(headingLine, starts[i + 1]).join('\n');
    const [lead = ''] = beginning.exec(body) ?? [];
    const reference = `${fileName}#${name}`;
    if (!sectionName.test(name)) {
      const message = `"${name}" is not a name of a section. Names are lowercase words joined by "-".`;
      problems.push({ file, line: headingLine, message });
    } else if (sections.has(reference)) {
      const message = `The file has two sections "${name}".`;
      problems.push({ file, line: headingLine, message });
    }
    const line = headingLine + lead.split('\n').length;
    const text = body.slice(lead.length).trimEnd();
    sections.set(reference, { reference, file, headingLine, line, text });
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
 * @throws ProblemsError where a file cannot be read, or its sections have wrong names.
 */
export function readSharedText(siteDir: string): SharedText {
  const files = [...sharedFiles(siteDir)].map(([path, source]) => parseSharedFile(path, source));
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ProblemsError(problems);
  return new Map(files.flatMap(({ sections }) => [...sections]));
}

/** Why no section has this reference, with the nearest one that exists. */
export function unknownSection(reference: string, shared: SharedText): string {
  const form = reference.includes('#') ? '' : ' Write file and section: of="docScan#sources".';
  return `${sharedFolder}/ has no section "${reference}".${form}${didYouMean(reference, shared.keys())}`;
}

/**
 * Problems of sections that neither a page nor another section includes.
 *
 * @param pages Sources by path.
 */
export function unusedSections(pages: ReadonlyMap<string, string>, shared: SharedText): Problem[] {
  const sections = [...shared.values()];
  const all = [...pages.values(), ...sections.map(({ text }) => text)].join('\n');
  return sections
    .filter(({ reference }) => !all.includes(`<Shared of="${reference}" />`))
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
