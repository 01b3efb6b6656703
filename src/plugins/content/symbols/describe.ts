/** A doc comment without Markdown. */
export function plainComment(markdown: string): string {
  return markdown
    .replace(/`sdk:(?:\w+\.)?(\w+)`/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text of at most 160 characters, cut at a word if it is longer. */
const cut = (text: string): string =>
  text.length <= 160 ? text : `${text.slice(0, 159).replace(/[,;:.]?\s+\S*$/, '')}…`;

/** A description of a page; if it is shorter than 120 characters, `more` follows. */
export function describe(about: string, summary: string, more: string): string {
  const text = cut(plainComment(`${about} ${summary}`));
  return text.length < 120 ? cut(`${text} ${more}`) : text;
}
