import { didYouMean } from '../../../base/nearest';
import { filled, headingsOf, type Fill } from '../tree/headings';
import type { Problem } from '../../../base/problems';
import { patternOf, samePattern } from '../../../search/messages';
import type { Scope } from '../../api/types';
import type { BuildError } from './errorIndex';

/** Title of the section of a get-started page whose headings are messages. */
const buildSection = /^Build (?:and start )?errors$/;

/** Blocks of Markdown: fenced code is one, whatever blank lines it has. */
function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    if (!fenced && line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => block.join('\n')).filter((block) => block.trim() !== '');
}

/** Code, a list or a table: what a sentence with a colon announces. */
const isAnnounced = (block: string): boolean => /^\s*(?:```|~~~|[-*] |\d+\. |\|)/.test(block);

/** What to do: the first paragraph, with the code, list or table that it announces with a colon. */
function remedyOf(body: string): { readonly fix: string; readonly more: string } {
  const [fix = '', ...rest] = blocksOf(body.trim());
  const end = rest.findIndex((block) => !isAnnounced(block));
  const announced = end < 0 ? rest : rest.slice(0, end);
  return { fix, more: fix.endsWith(':') ? announced.join('\n\n') : '' };
}

/**
 * Reads the messages that a get-started page explains.
 *
 * @param included A text with its shared text put in.
 */
export function buildErrorsOf(
  file: string,
  source: string,
  scope: Scope,
  fill: Fill,
  included: (text: string) => string = (text) => text,
): { readonly found: readonly BuildError[]; readonly problems: readonly Problem[] } {
  const headings = headingsOf(source, fill);
  const first = headings.findIndex(({ depth, raw }) => depth === 2 && buildSection.test(raw));
  if (first < 0) {
    const title = didYouMean(
      'Build errors',
      headings.map(({ raw }) => raw),
    );
    return {
      found: [],
      problems: [
        {
          file,
          line: 1,
          message: `The section "Build errors" is missing, from which the page of errors is generated.${title}`,
        },
      ],
    };
  }
  const rest = headings.slice(first + 1);
  const end = rest.findIndex(({ depth }) => depth === 2);
  const messages = (end < 0 ? rest : rest.slice(0, end)).filter(({ depth }) => depth === 3);
  const found = messages.map(({ raw, anchor, line }, i) => {
    // Tools print several messages for one failure: headings that follow each other share the text below them.
    const { body = '' } = messages.slice(i).find((one) => one.body !== '') ?? {};
    const message = filled(raw, fill).replace(/`/g, '');
    return {
      ...scope,
      file,
      line,
      message,
      words: patternOf(message),
      pattern: filled(raw, () => '…').replace(/`/g, ''),
      general: filled(raw, (inner) => fill(inner).replace(/^[\d.]+$/, '…')).replace(/`/g, ''),
      anchor,
      ...remedyOf(included(body)),
    };
  });
  return {
    found,
    problems: found
      .filter(({ fix }) => fix === '' || /^(?:```|[|<#]|[-*] |\d+\. )/.test(fix))
      .map(({ line, message }) => ({
        file,
        line,
        message: `"${message}" begins with a sentence that says what to do; the page of errors takes it over.`,
      })),
  };
}

/** Messages that are explained twice: on one page, or on two in other words, which would be two entries of the page of errors. */
export function repeatedMessages(build: readonly BuildError[]): Problem[] {
  return build.flatMap((one, i) => {
    const first = build
      .slice(0, i)
      .find(
        (other) =>
          (other.file === one.file || other.pattern !== one.pattern) &&
          samePattern(other.words, one.words),
      );
    if (first === undefined) return [];
    const message = `"${one.message}" is the message "${first.message}" of ${first.file}:${String(first.line)}. Write the same heading, once per page, so that the page of errors has one entry.`;
    return [{ file: one.file, line: one.line, message }];
  });
}
