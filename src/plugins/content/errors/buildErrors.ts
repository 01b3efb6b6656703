import { didYouMean } from '../../../../samples/verifier/src/nearest.mjs';
import { filled, headingsOf, type Fill } from '../headings';
import type { Problem } from '../problems';
import type { Scope } from '../resolve';
import type { BuildError } from './errorIndex';

/** Title of the section of a get-started page whose headings are messages. */
export const buildSection = /^Build (?:and start )?errors$/;

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
      general: filled(raw, (inner) => fill(inner).replace(/^[\d.]+$/, '…')).replace(/`/g, ''),
      anchor,
      fix:
        included(body)
          .trim()
          .split(/\n\s*\n/)[0] ?? '',
    }));
  return {
    found,
    problems: [
      ...(found.length === 0
        ? [
            {
              file,
              line: headings[first]?.line ?? 1,
              message: 'No message stands below this heading.',
            },
          ]
        : []),
      ...found
        .filter(({ fix }) => fix === '' || /^(?:```|[|<#])/.test(fix))
        .map(({ line, message }) => ({
          file,
          line,
          message: `"${message}" begins with a sentence that says what to do; the page of errors takes it over.`,
        })),
    ],
  };
}
