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

/**
 * A description of a page, of 120 to 160 characters where its parts allow that.
 *
 * @param more Sentences that follow while it is too short, as far as they fit.
 */
export function describe(about: string, summary: string, more: readonly string[]): string {
  return more.reduce(
    (text, sentence) =>
      text.length >= 120 || text.length + sentence.length >= 160 ? text : `${text} ${sentence}`,
    cut(plainComment(`${about} ${summary}`)),
  );
}
