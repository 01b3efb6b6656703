import { fillPlaceholders as fill } from '../../../base/placeholders';
import { reportAt, type TextContext } from '../site/expandContext';
import { valuesOf } from '../site/siteIndex';

/** Fills `{{version}}`, `{{previousVersion}}` and `{{fact.…}}`; unknown ones are problems. */
export function fillPlaceholders(text: string, context: TextContext): string {
  const { code, unknown } = fill(text, valuesOf(context.input.index, context.scope));
  for (const { line, message } of unknown) reportAt(context, line + context.lineOffset, message);
  // Their braces would be expressions to MDX.
  return unknown.length === 0 ? code : code.replace(/\{\{([^{}\n]*)\}\}/g, '$1');
}
