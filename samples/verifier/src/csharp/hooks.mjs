// The compiler's start-up module imports its assemblies as a bundler would: such an import becomes the file's URL.

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => unknown} next
 */
export function load(url, context, next) {
  return /\.(?:dll|wasm|dat)$/.test(url)
    ? {
        format: 'module',
        shortCircuit: true,
        source: `export default ${JSON.stringify(url)};`,
      }
    : next(url, context);
}
