/** Text that MDX would read as markup, made literal. */
export function escapeMdx(text: string): string {
  return text.replace(/[<>{}]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Paragraphs; empty ones are left out, and what a condition left out. */
export const paragraphs = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part && part.trim() !== '').join('\n\n');

/** One line, safe inside a GFM table cell. */
function cell(markdown: string): string {
  return markdown
    .replace(/\s*\n+\s*/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|')
    .trim();
}

/**
 * A GFM table.
 *
 * @param head Names of its columns.
 * @param rows Cells as Markdown, of any length, as many in a row as there are columns.
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}

/** A text as code, whatever it contains. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
