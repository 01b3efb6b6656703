import { parseJson } from '../../../samples/verifier/src/json.mjs';
import type { Problem } from './problems';

/** The values of a `facts.json`, and what is wrong with it. */
export interface Facts {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

/**
 * Reads a `facts.json`.
 *
 * @param file Its path relative to the site, for problems.
 * @param text What it holds.
 */
export function readFacts(file: string, text: string): Facts {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, message } = parsed;
    return { values: {}, problems: [{ file, line, message }] };
  }
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'The file holds an object: { "name": "value", … }.';
    return { values: {}, problems: [{ file, line: 1, message }] };
  }
  const values: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const [name, entry] of Object.entries(value) as [string, unknown][]) {
    if (typeof entry === 'string') values[name] = entry;
    else {
      const line = text.slice(0, text.indexOf(JSON.stringify(name))).split('\n').length;
      problems.push({ file, line, message: `"${name}" is not a string. Put its value in quotes.` });
    }
  }
  return { values, problems };
}
