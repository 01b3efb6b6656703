import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from './text.mjs';
import { ProblemsError, type Problem } from './problems';

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

/** Characters that nobody sees in an editor: NUL, and those that turn the direction of the text around them. */
const hidden = /[\0\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Characters in a source that its writer doesn't see and that change what others see. */
export const hiddenCharacters = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const code = hidden.exec(line)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    if (code === undefined) return [];
    const message = `This line has the invisible character U+${code}, ${code === '0000' ? 'which is no text' : 'which changes the order in which text is shown'}. Remove it.`;
    return [{ file, line: index + 1, message }];
  });
