/** What src/plugins/search writes: each file of the index by its name; none in live preview. */
declare module '@generated/deckle-search/default/files' {
  const files: Readonly<
    Record<string, (() => Promise<{ readonly default: import('./format').IndexFile }>) | undefined>
  >;
  export default files;
}
