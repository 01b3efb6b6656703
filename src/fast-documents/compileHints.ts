import type { Compiler } from 'webpack';

/** The bundler in use, webpack or Rspack. */
interface Bundler {
  readonly BannerPlugin: new (options: {
    readonly banner: string;
    readonly raw: boolean;
    readonly include: RegExp;
    readonly stage: number;
  }) => { apply: (compiler: Compiler) => void };
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
}

/** First line of a script whose functions are all to be compiled eagerly, off the main thread. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Adds the explicit compile hint (Chrome 136 and later) to the scripts that every visit runs. Without it each function is
 * compiled when it is first called, which is during hydration and takes about a tenth of that time. Scripts of
 * which a visit uses little do without.
 */
export function compileHints({ BannerPlugin, Compilation }: Bundler): {
  apply: (compiler: Compiler) => void;
} {
  return new BannerPlugin({
    banner: compileHint,
    raw: true,
    include: /(?:^|\/)(?:main|document)\.[^/]*js$/,
    // After comments are removed, and before file names get their hashes.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}
