/** A module as the bundler has it. */
export interface BundledModule {
  /** Path of its file; `null` where it has none. */
  nameForCondition(): string | null;
  /** What the bundler calls it. */
  identifier(): string;
  /** The modules that the bundler has concatenated into this one. */
  readonly modules?: Iterable<BundledModule>;
}

const slashes = (path: string): string => path.replaceAll('\\', '/');

/** Path of a module's file, or what the bundler calls it, with slashes on every system. */
export const modulePath = (module: BundledModule): string =>
  slashes(module.nameForCondition() ?? module.identifier());

/** Modules of a chunk, those inside of concatenated ones in their place. */
export const flattened = (modules: Iterable<BundledModule>): readonly BundledModule[] =>
  [...modules].flatMap((module) =>
    module.modules === undefined ? [module] : flattened(module.modules),
  );
