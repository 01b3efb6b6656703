// The registry of Docusaurus names each document in `import()` and in `require.resolveWeak()`. The bundler compiles
// what the latter names, although only a page rendered by a server would need it.
module.exports = (source) => source.replaceAll('require.resolveWeak(', 'String(');
