// Docusaurus requires this file, with a function of its own that compiles all modules with Babel; that of Node.js loads
// the TypeScript beside it.
const { createRequire } = require('node:module');

const load = createRequire(__filename);
load('../register.cjs');

module.exports = load('./preset.ts').default;
