// The words of the SDK's names, for the spelling check: read from the declarations, so that no list of them is typed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words that identifiers are made of: `setAnalyzeConfiguration` is made of `set`, `Analyze` and `Configuration`.
 * @param {string} code
 * @returns {string[]} Of three letters or more, without those of comments and strings.
 */
export function identifierWords(code) {
  const names = code
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, ' ')
    .match(/[A-Za-z_]\w*/g);
  return (names ?? []).flatMap(
    (name) =>
      name.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]+/g)?.filter(({ length }) => length > 2) ??
      [],
  );
}

/**
 * @param {string} root Of the repository.
 * @returns {string[]} Sorted, each once.
 */
export function sdkWords(root) {
  const folder = join(root, 'api-sources');
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|kt|swift|cs|dart)$/.test(file))
    .flatMap((file) => identifierWords(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(words.map((word) => word.toLowerCase()))].sort();
}
