import type { Compiler } from 'webpack';

/** The bundler in use, webpack or one that stands in for it. */
interface Bundler {
  readonly BannerPlugin: new (options: {
    readonly banner: string;
    readonly raw: boolean;
    readonly include: RegExp;
    readonly stage: number;
  }) => { apply: (compiler: Compiler) => void };
  readonly Compilation: { readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
}

/** First line of a script all of whose functions are to be compiled while it is fetched, beside the page. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Has the scripts that every visit runs compiled ahead, by browsers that know the line (Chrome from 136 on). Otherwise
 * each function is compiled when it is first called, which is when the page is to come to life: a tenth of that
 * time. Scripts that are used in parts, or later, do without.
 */
export function compileHints({ BannerPlugin, Compilation }: Bundler): {
  apply: (compiler: Compiler) => void;
} {
  return new BannerPlugin({
    banner: compileHint,
    raw: true,
    include: /(?:^|\/)(?:main|document)\.[^/]*js$/,
    // Once the comments are gone, and before the names get their hashes.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
}
