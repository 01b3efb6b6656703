import { documentGroups, type DocumentSheet } from '../sheets/documentSheets';
import { onGroup } from './onPlatform';

/** Links to the files of one type, numbered where there are several. */
const filesOf = (type: string, paths: readonly string[]): string[] =>
  paths.map((path, index) => {
    const page = paths.length === 1 ? '' : ` of page ${String(index + 1)}`;
    return `[${type}${page}](pathname://${path})`;
  });

/** One document with its name, what it's for, and its files. */
function card({ id, name, alt, note, svgs, pngs, pdf, result }: DocumentSheet): string {
  const files = [...filesOf('SVG', svgs), ...filesOf('PDF', [pdf]), ...filesOf('PNG', pngs)];
  return [
    `<Sheet kind="document" path="${svgs[0]}" name="${name}" alt="${alt}">`,
    `### ${name} {#${id}}`,
    note,
    `- ${files.join(', ')}`,
    ...(result === undefined
      ? []
      : [
          `[Expected result](pathname://${result.path}) as JSON:`,
          `\`\`\`json\n${JSON.stringify(result.value, null, 2)}\n\`\`\``,
        ]),
    '</Sheet>',
  ].join('\n\n');
}

/** `<DocumentSheets group="invoices" />`: documents to scan, each with its files. */
export const renderDocumentSheets = onGroup(
  'DocumentSheets',
  documentGroups,
  (sheets) => `<Sheets>\n\n${sheets.map(card).join('\n\n')}\n\n</Sheets>`,
);
