/** What src/plugins/components writes: how each island of the registry is loaded, by its name. */
declare module '@generated/deckle-components/default/islands' {
  type Properties = Readonly<Record<string, string | import('.').Slots>>;

  const islands: Readonly<
    Record<
      string,
      (() => Promise<{ readonly default?: import('react').ComponentType<Properties> }>) | undefined
    >
  >;
  export default islands;
}

/** The same for each island: the component as documents show it. */
declare module '@generated/deckle-components/default/*' {
  const Island: import('react').ComponentType<Readonly<Record<string, string>>>;
  export default Island;
}
