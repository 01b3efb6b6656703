/** A doc comment without Markdown. */
export function plainComment(markdown: string): string {
  return markdown
    .replace(/`sdk:(?:\w+\.)?(\w+)`/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A description of 120 to 160 characters: `lead`, the first of `identities` that leaves room, and
 * as many of `pieces` as fit. A lead that is too long for all of them is cut at a word.
 */
export function describe(
  lead: string,
  identities: readonly string[],
  pieces: readonly string[],
): string {
  const shortest = identities.at(-1) ?? '';
  let start = plainComment(lead);
  const room = 160 - shortest.length - 1;
  if (start.length > room)
    start = `${start
      .slice(0, room - 1)
      .replace(/\s+\S*$/, '')
      .replace(/[,;:.]$/, '')}…`;
  const texts = identities.map((identity) =>
    pieces.reduce(
      (text, piece) => (text.length + piece.length < 160 ? `${text} ${piece}` : text),
      `${start} ${identity}`,
    ),
  );
  return texts.find((text) => text.length >= 120 && text.length <= 160) ?? `${start} ${shortest}`;
}
