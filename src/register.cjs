// Lets Node.js `require` the TypeScript modules of the site: esbuild compiles each in about a millisecond, and nothing
// is stored. Docusaurus would compile its configuration and all that it imports with Babel, and run a module once
// for each that imports it.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('esbuild');

/** @param {string} file */
function compile(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    // `import()` of a TypeScript module would not find it.
    supported: { 'dynamic-import': false },
    sourcefile: file,
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return code;
}

/** @typedef {{ _compile(code: string, file: string): void }} CompiledModule */
/**
 * The functions by which Node.js loads files with an ending; its types lack them.
 * @type {Record<string, (module: CompiledModule, file: string) => void>}
 */
const extensions = Reflect.get(Module, '_extensions');

// Playwright compiles what its tests import. Newer versions of Node.js know `.ts`, but not without the ending.
if (extensions['.tsx'] === undefined) {
  for (const ending of ['.ts', '.tsx']) {
    extensions[ending] = (module, file) => module._compile(compile(file), file);
  }
  // Errors name the line of the source.
  process.setSourceMapsEnabled(true);
}
