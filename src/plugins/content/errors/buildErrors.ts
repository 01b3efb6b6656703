import { buildErrorsTitle } from '../../../model/contents';
import { filled, headingsOf, type Fill } from '../../tree/headings';
import type { Problem } from '../../../base/problems';
import type { Scope } from '../../api/types';
import type { BuildError } from './errorIndex';

/** Reads the messages that a get-started page explains. */
export function buildErrorsOf(
  file: string,
  source: string,
  scope: Scope,
  fill: Fill,
): { readonly found: readonly BuildError[]; readonly problems: readonly Problem[] } {
  const headings = headingsOf(source, fill);
  const first = headings.findIndex(({ depth, raw }) => depth === 2 && buildErrorsTitle.test(raw));
  if (first < 0) {
    const message =
      'The section "Build errors" is missing, from which the page of errors is generated.';
    return { found: [], problems: [{ file, line: 1, message }] };
  }
  const rest = headings.slice(first + 1);
  const end = rest.findIndex(({ depth }) => depth === 2);
  const messages = (end < 0 ? rest : rest.slice(0, end)).filter(({ depth }) => depth === 3);
  const found = messages.map(({ raw, anchor }, i): BuildError => {
    // Tools print several messages for one failure: headings that follow each other share the text below them.
    const { body = '' } = messages.slice(i).find((one) => one.body !== '') ?? {};
    return {
      ...scope,
      file,
      message: filled(raw, fill).replace(/`/g, ''),
      pattern: filled(raw, () => '…').replace(/`/g, ''),
      anchor,
      text: body,
    };
  });
  return { found, problems: [] };
}
