import { maskFences } from '../../../base/fences';
import type { Problem } from '../../../base/problems';
import type { SourcePlace } from '../source/placed';
import { sharedFolder } from '../source/sharedText';

/** Shorter texts ("It returns `null`.") are alike by chance, not because one was copied. */
const fewestWords = 10;

/**
 * Lines that aren't text: headings, admonitions, elements and their properties, comments, front matter; and entries that
 * begin with a link, whose words are those of the other page.
 */
const isApart =
  /^(?:#{1,6} |:::|<|\w+=|\{\/\*|(?:title|description): |(?:[-*+]|\d+[.)]) \[[^\]]*\]\()/;

/** The mark before the text of a list entry or of a quotation. */
const entryMark = /^(?:[-*+] (?:\[[ x]\] )?|\d+[.)] |> ?)/;

/**
 * Finds lines and cells of tables that are repeated word for word, on pages or in shared text. They have to be shared,
 * so that a correction reaches all places. Compared is what the writer wrote, with the names of placeholders and symbols,
 * not what these become. Changelogs are left out: two platforms may release the same change.
 *
 * @param sources Pages and files of shared text: path from the site's folder → source. Of two places, the later one
 *   is reported.
 */
export function repeats(sources: ReadonlyMap<string, string>): Problem[] {
  const first = new Map<string, SourcePlace>();
  return [...sources].flatMap(([file, source]) => {
    if (file.endsWith('/changelog.mdx')) return [];
    const cells = maskFences(source)
      .split('\n')
      .flatMap((line, index) =>
        line.split(/(?<!\\)\|/).map((cell) => ({ written: cell.trim(), line: index + 1 })),
      );
    return cells.flatMap(({ written, line }): Problem[] => {
      const text = written.replace(entryMark, '');
      // A colon introduces code of the platform.
      const isShort = text.split(' ').length < fewestWords || text.endsWith(':');
      if (isShort || isApart.test(written)) return [];
      const other = first.get(text);
      const place = { file, line };
      if (other === undefined) {
        first.set(text, place);
        return [];
      }
      const start = text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
      const message = `"${start}" is also in ${other.file}:${other.line}. Text that two pages share is in a section of ${sharedFolder}/, which both include.`;
      return [{ ...place, message }];
    });
  });
}
