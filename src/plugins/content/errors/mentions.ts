import { maskFences } from '../../../base/fences.mjs';
import { sameMessage } from '../../../search/messages';
import { didYouMean } from '../../../base/nearest.mjs';
import type { Problem } from '../../../base/problems';
import { buildSection } from './buildErrors';
import { codeType, errorsFile } from './model';

/** Title of a section that is about failures. */
const failureSection = /\b(?:fails?|failures?|errors?|wrong|differently|pitfalls)\b/i;

/**
 * Messages and codes that a guide quotes where it speaks of failures, and that the page of errors
 * lacks. Get-started pages' own sections of messages are where that page takes them from.
 *
 * @param codes members of enumerations, which may be named anywhere
 */
export function unknownMentions(
  file: string,
  source: string,
  messages: readonly string[],
  codes: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  let title = '';
  let inBuild = false;
  for (const [at, line] of maskFences(source).split('\n').entries()) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line);
    if (heading !== null) {
      // In a file of shared text, level 1 is the name of the next section.
      title = heading[1] === '#' ? '' : (heading[2] ?? '');
      if ((heading[1] ?? '').length < 3) inBuild = buildSection.test(title);
      continue;
    }
    if (inBuild) continue;
    const report = (message: string): void => void problems.push({ file, line: at + 1, message });
    const triggers = failureSection.test(title)
      ? /\b(?:messages?|errors?|says?)\b/i
      : /\b(?:messages?|errors?)\b/i;
    // Code spans are not part of the sentence around them.
    const masked = line.replace(/`[^`]*`/g, (span) => '·'.repeat(span.length));
    for (const match of line.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
      const text = match[1] ?? match[2] ?? '';
      const before = masked.slice(Math.max(0, match.index - 40), match.index);
      const sentence = before.slice(before.search(/[^.“|]*$/));
      if (!triggers.test(sentence) || /^sdk:|[(={]/.test(text) || text.split(/\s+/).length < 3)
        continue;
      if (messages.some((message) => sameMessage(message, text))) continue;
      report(
        `The message "${text}" is not on the page of errors. Declare it in ${errorsFile}, or explain it in "Build errors" of a get-started page.${didYouMean(text, messages)}`,
      );
    }
    const code =
      /\bcodes?\b[^.`|]{0,20}`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`|`((?:ERR|ERROR|E|LICENSE|DECKLE)_(?!LICENSE_KEY|KEY)[A-Z0-9_]+)`/g;
    for (const match of line.matchAll(code)) {
      const name = match[1] ?? match[2] ?? '';
      if (codes.has(name)) continue;
      report(
        `The code "${name}" is not on the page of errors: ${codeType} has no such member.${didYouMean(name, codes)}`,
      );
    }
  }
  return problems;
}
