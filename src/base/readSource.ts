import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from './text';
import { ProblemsError } from './problems';

/**
 * The text of a source file, with line feeds only and without a byte order mark: the same for every
 * editor that has saved it. All code of the build reads sources by this function.
 *
 * @param path Relative to the site.
 * @throws ProblemsError where the file is not UTF-8; Error where there is none.
 */
export function readSource(siteDir: string, path: string): string {
  const { text, problem } = decodeText(readFileSync(join(siteDir, path)));
  if (problem !== undefined) throw new ProblemsError([{ file: path, ...problem }]);
  return text;
}
