/** Names as text: `A`, `A and B`, `A, B, and C`. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Names of which none or any is meant, as text: `A`, `A or B`, `A, B, or C`. */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
