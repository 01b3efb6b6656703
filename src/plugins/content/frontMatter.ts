import { LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../base/problems';

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

/** Front matter for a generated page, with its marks. */
export function frontMatterBlock(fields: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(fields).map(
    ([name, text]) => `${name}: ${text === null ? 'null' : `'${text.replace(/'/g, "''")}'`}`,
  );
  return `---\n${lines.join('\n')}\n---`;
}

/** The keys that pages may have, and what their values look like. */
const knownKeys: Readonly<Record<string, RegExp>> = {
  title: /./,
  description: /./,
  toc_max_heading_level: /^[2-6]$/,
  sidebar_label: /./,
  hide_table_of_contents: /^(?:true|false)$/,
  displayed_sidebar: /./,
};

/** What is wrong in the front matter of a page, `path`, whose text is `source`. */
export function frontMatterProblems(path: string, source: string): Problem[] {
  const values = frontMatter(source);
  const problems: Problem[] = [];
  const report = (message: string, line = 1): void =>
    void problems.push({ file: path, line, message });
  if (!values.title) report('The front matter has no title.');
  const { length } = values.description ?? '';
  if (length === 0) report('The front matter has no description.');
  else if (length < 120 || length > 160) {
    report(`The description has ${String(length)} characters; search results want 120 to 160.`);
  }
  const { block } = splitFrontMatter(source);
  for (const [index, line] of block.split('\n').entries()) {
    const [, key] = /^(\w+):\s+[^'"].*\s#/.exec(line) ?? [];
    if (key === undefined) continue;
    report(`" #" ends the value of ${key} here. Put the whole value in single quotes.`, index + 2);
  }
  const lineCounter = new LineCounter();
  const [error] = parseDocument(block, { lineCounter, prettyErrors: false }).errors;
  if (error !== undefined) {
    const { line } = lineCounter.linePos(error.pos[0]);
    const why = `The front matter is not valid YAML: ${error.message}. Values with special characters are in single quotes.`;
    report(why, line + 1);
  }
  for (const [key, value = ''] of Object.entries(values)) {
    const known = Object.hasOwn(knownKeys, key) ? knownKeys[key] : undefined;
    if (known === undefined) {
      report(
        `"${key}" is not front matter this site knows. Platform and page kind come from the path. Allowed: ${Object.keys(knownKeys).join(', ')}.`,
      );
    } else if (value !== '' && !known.test(value)) {
      report(`${key} can't be "${value}".`);
    }
  }
  return problems;
}
