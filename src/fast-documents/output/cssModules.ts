import type { Compiler } from 'webpack';

/** Classes of CSS modules as pages name them, each with the path of its stylesheet. */
export type ModuleClasses = Map<string, string>;

/**
 * Reads the classes that a compiled CSS module exports: an object of strings, in which several names are one
 * class that is composed of others.
 */
export function exportedClasses(code: string): string[] {
  return [...code.matchAll(/^\s*"[\w-]+":\s*[`"]([^`"]+)[`"]/gm)].flatMap(
    ([, names = '']) => names.split(' ')[0] ?? [],
  );
}

/**
 * A plug-in for the bundler that fills `found` with the classes of its CSS modules. The server's bundle has every
 * component that pages show.
 */
export function collectCssModules(found: ModuleClasses): {
  apply: (compiler: Compiler) => void;
} {
  const name = 'deckle-css-modules';
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          for (const module of modules) {
            const path = module.nameForCondition();
            if (path?.endsWith('.module.css') !== true) continue;
            const source = module.originalSource()?.source().toString() ?? '';
            for (const each of exportedClasses(source)) found.set(each, path);
          }
        });
      });
    },
  };
}
