// Reads the facts of platforms, api-sources/<product>/<platform>/facts.json.

import { dirname, join } from 'node:path';
import { listFiles } from './files';
import { parseJson } from './json';
import { lineAt } from './lines';
import { textOr } from './text';

/**
 * Parses a `facts.json`.
 *
 * @param file Path relative to the site, for problems.
 */
export function parseFacts(
  file: string,
  text: string,
): { values: Record<string, string>; problems: { file: string; line: number; message: string }[] } {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, message } = parsed;
    return { values: {}, problems: [{ file, line, message }] };
  }
  if (!text.trimStart().startsWith('{')) {
    const message = 'The file holds an object: { "name": "value", … }.';
    return { values: {}, problems: [{ file, line: 1, message }] };
  }
  const lines = new Map<string, number>();
  const problems = [...text.matchAll(/"(\w+)"\s*:\s*(.)/g)].flatMap(
    ({ 1: name = '', 2: value, index }) => {
      const line = lineAt(text, index);
      const first = lines.get(name);
      lines.set(name, first ?? line);
      if (first !== undefined) {
        const message = `"${name}" is in line ${first} already, and only one of them counts. Remove one.`;
        return [{ file, line, message }];
      }
      return value === '"'
        ? []
        : [{ file, line, message: `"${name}" is not a string. Put its value in quotes.` }];
    },
  );
  const entries = Object.entries(parsed.value as object);
  return {
    values: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    problems,
  };
}

/**
 * @param folder Below `api-sources/`.
 * @returns Its own facts and those that hold on every platform; where both name one, its own.
 */
export function readFacts(folder: string, root: string): Record<string, string> {
  const [shared, own] = ['model', folder].map(
    (name) => parseFacts(name, textOr(join(root, 'api-sources', name, 'facts.json'), '{}')).values,
  );
  return { ...shared, ...own };
}

/** The facts of all platforms, by folder below `api-sources/`; `model` has those that hold on every platform. */
export function readAllFacts(root: string): { folder: string; facts: Record<string, string> }[] {
  return listFiles(join(root, 'api-sources'), '', /^facts\.json$/).map((file) => {
    const folder = dirname(file);
    return { folder, facts: readFacts(folder, root) };
  });
}
