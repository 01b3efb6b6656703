/** What src/plugins/components writes: the islands of the registry by their names. */
declare module '@generated/deckle-components/default/islands' {
  const islands: Readonly<
    Record<
      string,
      | {
          readonly load: () => Promise<{ readonly default?: import('react').ComponentType<never> }>;
          /** Message if it can't be loaded or rendered. */
          readonly missing: string;
        }
      | undefined
    >
  >;
  export default islands;
}

/** The same for each island: the component as documents show it. */
declare module '@generated/deckle-components/default/*' {
  const Island: import('react').ComponentType<Readonly<Record<string, string>>>;
  export default Island;
}
