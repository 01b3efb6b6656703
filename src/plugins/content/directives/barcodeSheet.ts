import { didYouMean } from '../../../base/nearest';
import {
  brokenCodes,
  codePath,
  contentCodes,
  formatCodes,
  type SheetCode,
} from '../../sheets/barcodes';
import { memberOf, type ApiSet } from '../../api/types';
import { codeSpan, escapeMdx } from '../../tree/markdownTable';
import { withConditions } from '../source/conditions';
import { resultsOf, type SharedResult } from './barcodeResults';
import type { RenderDirective } from './types';

/** Groups of codes, by the name that a page gives them. */
const groups: Readonly<Record<string, readonly SheetCode[]>> = {
  formats: formatCodes,
  content: contentCodes,
  broken: brokenCodes,
};

/** What the model says of the format that a code shows. */
function aboutFormat({ model }: ApiSet, { reading }: SheetCode): string {
  const summary = memberOf(model, 'BarcodeFormat', reading?.format ?? '')?.comment.summary ?? '';
  return withConditions(summary, undefined);
}

/** An object as JSON on one line, with blanks at which the line can break. */
const onOneLine = (result: Readonly<Record<string, string>>): string =>
  `{${Object.entries(result)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')}}`;

/** Expected results as list items: the value once if all platforms report it, and otherwise a result per platform. */
function itemsOf(results: readonly SharedResult[]): string[] {
  const fields = results.map(({ result }) => Object.entries(result ?? {}));
  const [value, ...others] = [...new Set(fields.map(([first]) => first?.[1]))];
  if (value === undefined || others.length > 0) {
    return results.map(({ on, result }) =>
      result === null ? '- No result' : `- ${on}: ${codeSpan(onOneLine(result))}`,
    );
  }
  const formats = results.map(
    ({ on }, index) =>
      `${index === 0 ? '' : `on ${on}, `}${codeSpan(fields[index]?.[1]?.[1] ?? '')}`,
  );
  return [`- Value: ${codeSpan(JSON.stringify(value))}`, `- Format: ${formats.join('; ')}`];
}

/** Alternative text of a drawing: the code, and its format where the name is another. */
function altOf({ name, reading }: SheetCode): string {
  const format = formatCodes.find((code) => code.reading?.format === reading?.format)?.name ?? name;
  return `Drawing of a barcode: ${name}${format === name ? '' : ` (${format})`}`;
}

/** One code with its name, what it's about, and what an app gets on each platform. */
function card(apis: ApiSet, code: SheetCode): string {
  const { id, name, note, isHard } = code;
  const about = [formatCodes.includes(code) ? aboutFormat(apis, code) : '', note ?? ''];
  const items = itemsOf(resultsOf(apis, code));
  return [
    `<Sheet kind="code" path="${codePath(id)}" name="${name}" alt="${altOf(code)}">`,
    `### ${name} {#${id}}`,
    escapeMdx(about.filter(Boolean).join(' ')),
    [...items, ...(isHard === true ? ['- Or no result'] : [])].join('\n'),
    '</Sheet>',
  ].join('\n\n');
}

/** `<BarcodeSheet group="formats" />`: codes to scan, each with its expected result. */
export const renderBarcodeSheet: RenderDirective = ({ group = '' }, { input, report }) => {
  const codes = groups[group];
  if (codes === undefined) {
    report(`<BarcodeSheet> has no group "${group}".${didYouMean(group, Object.keys(groups))}`);
    return undefined;
  }
  return `<Sheets>\n\n${codes.map((code) => card(input.apis, code)).join('\n\n')}\n\n</Sheets>`;
};
