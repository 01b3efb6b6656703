// TypeDoc loads its plugins with Node's own import, which can't read TypeScript.
require('../../register.cjs');

/** @param {import('typedoc-plugin-markdown').MarkdownApplication} app */
exports.load = (app) => require('./theme.ts').load(app);
