// Used by `docusaurus write-translations` only, which reads the texts of the interface out of the code.
// The build compiles with SWC (src/config/jsLoader.ts).

/** Allows decorators, which samples that the command reads have. */
const decorators = () => ({
  // Not `parserOpts.plugins`: all files would share that array, and a file would be parsed with
  // what the presets have added for the files before it.
  manipulateOptions: (_, parserOptions) => {
    parserOptions.plugins.push('decorators');
  },
});

module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  plugins: [decorators],
};
