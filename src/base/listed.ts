/** Names as text: `A`, `A and B`, `A, B, and C`. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
