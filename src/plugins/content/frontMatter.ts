import type { Problem } from './problems';

/** The front matter of a page, without its marks, and the text that follows it. */
export function splitFrontMatter(source: string): {
  readonly block: string;
  readonly body: string;
} {
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source);
  return { block: match?.[1] ?? '', body: source.slice(match?.[0].length ?? 0) };
}

/** Front matter as plain strings; pages of this site have no nested values. */
export function frontMatter(source: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    [...splitFrontMatter(source).block.matchAll(/^(\w+):\s*(.*)$/gm)].map((m) => [
      m[1] ?? '',
      (m[2] ?? '').replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );
}

const allowedKeys = [
  'title',
  'description',
  'toc_max_heading_level',
  'sidebar_label',
  'hide_table_of_contents',
  'displayed_sidebar',
];

/** What is wrong in the front matter of a page, `path`, whose text is `source`. */
export function frontMatterProblems(path: string, source: string): Problem[] {
  const values = frontMatter(source);
  const problems: Problem[] = [];
  const report = (message: string): void => void problems.push({ file: path, line: 1, message });
  if (!values.title) report('The front matter has no title.');
  const { length } = values.description ?? '';
  if (length === 0) report('The front matter has no description.');
  else if (length < 120 || length > 160) {
    report(`The description has ${String(length)} characters; search results want 120 to 160.`);
  }
  for (const [index, line] of splitFrontMatter(source).block.split('\n').entries()) {
    const [, key = '', value = ''] = /^(\w+):\s+([^'"].*)$/.exec(line) ?? [];
    if (/:\s|\s#/.test(value)) {
      problems.push({
        file: path,
        line: index + 2,
        message: `"${/:\s|\s#/.exec(value)?.[0] ?? ''}" ends the value of ${key} here. Put the whole value in single quotes.`,
      });
    }
  }
  for (const key of Object.keys(values)) {
    if (!allowedKeys.includes(key)) {
      report(
        `"${key}" is not front matter this site knows. Platform and page kind come from the path. Allowed: ${allowedKeys.join(', ')}.`,
      );
    }
  }
  return problems;
}
