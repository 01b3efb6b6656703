// Docusaurus reads this file; the configuration is in site.config.ts. It is required with the function of Node.js:
// that of Docusaurus compiles all modules with Babel.
const { createRequire } = require('node:module');

const load = createRequire(__filename);
load('./src/register.cjs');

module.exports = load('./site.config.ts').default;
