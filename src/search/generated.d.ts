/** What src/plugins/search writes: each file of the index by its name; none in live preview. */
declare module '@generated/deckle-search/default/files' {
  const files: Readonly<
    Record<string, (() => Promise<{ readonly default: import('./format').IndexFile }>) | undefined>
  >;
  export default files;
}

declare module '@generated/deckle-search/default/words.json' {
  const words: import('./format').Words;
  export default words;
}

declare module '@generated/deckle-search/default/asked.json' {
  const asked: import('./format').Asked;
  export default asked;
}
