import { parseDocument } from 'yaml';
import type { Problem } from '../../../base/problems';

/** The text between the marks, without the mark of its beginning; empty where a page has none. */
const blockOf = (source: string): string => /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source)?.[1] ?? '';

/** Values by key. */
export type FrontMatter = Readonly<Record<string, string | undefined>>;

/**
 * The front matter of a page as plain strings; pages of this site have no nested values. Of what isn't YAML, which
 * Docusaurus reports, as much as can be read.
 */
export function frontMatter(source: string): FrontMatter {
  const values: unknown = parseDocument(blockOf(source)).toJS();
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

/** Front matter for a generated page, with its marks. */
export function frontMatterBlock(fields: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(fields).map(
    ([name, text]) => `${name}: ${text === null ? 'null' : `'${text.replace(/'/g, "''")}'`}`,
  );
  return `---\n${lines.join('\n')}\n---`;
}

/**
 * Titles and descriptions that two pages share: search results don't show which page is which.
 *
 * @param pages path from the site's folder → front matter
 */
export function repeatedFrontMatter(pages: ReadonlyMap<string, FrontMatter>): Problem[] {
  const first = new Map<string, string>();
  return [...pages].flatMap(([file, values]) => {
    return ['title', 'description'].flatMap((key) => {
      const text = values[key];
      if (!text) return [];
      const entry = `${key}: ${text}`;
      const other = first.get(entry);
      if (other === undefined) {
        first.set(entry, file);
        return [];
      }
      return [{ file, line: 1, message: `The ${key} "${text}" is also that of ${other}.` }];
    });
  });
}

/** The keys that pages may have. */
const knownKeys = [
  'title',
  'description',
  'toc_max_heading_level',
  'sidebar_label',
  'hide_table_of_contents',
  'displayed_sidebar',
];

/**
 * What is wrong in the front matter of a page, `path`. Docusaurus reports what isn't YAML, and values that a key can't
 * have.
 */
export function frontMatterProblems(path: string, values: FrontMatter): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ file: path, line: 1, message });
  if (!values.title) report('The front matter has no title.');
  const { length } = values.description ?? '';
  if (length === 0) report('The front matter has no description.');
  else if (length < 120 || length > 160) {
    report(`The description has ${String(length)} characters; search results want 120 to 160.`);
  }
  for (const key of Object.keys(values).filter((name) => !knownKeys.includes(name))) {
    report(
      `"${key}" is not front matter this site knows. Platform and page kind come from the path. Allowed: ${knownKeys.join(', ')}.`,
    );
  }
  return problems;
}
