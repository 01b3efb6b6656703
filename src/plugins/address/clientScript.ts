import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Text of a classic script: a module of this folder with everything it imports, minified.
 *
 * @param module Its file name.
 * @param values Values of the constants that it declares, by name; JSON, or `undefined`.
 */
export function clientScript(module: string, values: Readonly<Record<string, unknown>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, module)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'utf8',
    // Older than any browser that runs the site: that the site doesn't start is what a script has to report.
    target: 'es2017',
    // Without it, the options of TypeScript add "use strict".
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        value === undefined ? 'undefined' : JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}
