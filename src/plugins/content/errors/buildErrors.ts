import { didYouMean } from '../../../base/nearest';
import { filled, headingsOf, type Fill } from '../tree/headings';
import type { Problem } from '../../../base/problems';
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
  const found = (end < 0 ? rest : rest.slice(0, end))
    .filter(({ depth }) => depth === 3)
    .map(({ raw, anchor, line, body }) => ({
      ...scope,
      file,
      line,
      message: filled(raw, fill).replace(/`/g, ''),
      pattern: filled(raw, () => '…').replace(/`/g, ''),
      general: filled(raw, (inner) => fill(inner).replace(/^[\d.]+$/, '…')).replace(/`/g, ''),
      anchor,
      ...remedyOf(included(body)),
    }));
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
